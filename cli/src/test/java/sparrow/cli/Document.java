package sparrow.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A page of the documentation, by its path from the root of the project.
record Document(Path root, String path, String text) {
    private static final Pattern FENCE =
            Pattern.compile("^ *```(\\w*)\\n(.*?)^ *```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final String COMMENT = "///";
    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");

    /// A block between fences, with the language that the first fence names.
    record Block(String language, String text) {}

    /// Every page but the changelog, which tells of what was.
    static List<Document> all() {
        Path root = project();
        List<Document> pages = new ArrayList<>();
        for (String name : List.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")) {
            pages.add(of(root, root.resolve(name)));
        }
        pages.add(of(root, root.resolve("bench").resolve("RESULTS.md")));
        try (Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            docs.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .forEach(file -> pages.add(of(root, file)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return pages;
    }

    /// The doc comments of a source file.
    static Document ofComment(Path file) {
        Document source = of(project(), file);
        String comment =
                source.text()
                        .lines()
                        .filter(line -> line.startsWith(COMMENT))
                        .map(line -> line.substring(COMMENT.length()).replaceFirst("^ ", ""))
                        .collect(Collectors.joining("\n"));
        return new Document(source.root(), source.path(), comment);
    }

    /// The root of the project.
    static Path project() {
        return Path.of(System.getProperty("sparrow.root", "..")).toAbsolutePath().normalize();
    }

    private static Document of(Path root, Path file) {
        try {
            return new Document(root, root.relativize(file).toString(), Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    Path file() {
        return root.resolve(path);
    }

    List<Block> blocks() {
        return FENCE.matcher(text)
                .results()
                .map(match -> new Block(match.group(1), match.group(2)))
                .toList();
    }

    /// What stands between single backticks, outside of blocks.
    List<String> code() {
        return all(CODE, unfenced()).map(match -> match.group(1)).toList();
    }

    /// The text without any code.
    String prose() {
        return CODE.matcher(unfenced()).replaceAll("");
    }

    private String unfenced() {
        return FENCE.matcher(text).replaceAll("");
    }

    static Stream<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }

    @Override
    public String toString() {
        return path;
    }
}
