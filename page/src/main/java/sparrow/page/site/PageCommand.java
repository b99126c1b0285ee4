package sparrow.page.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import sparrow.cli.BadInput;
import sparrow.cli.Main;
import sparrow.core.table.Figures;

/// `sparrow page --out DIR`: the whole program as a static site.
@Command(
        name = "page",
        description = {
            "Writes a site that needs no server: all games, bots and the assistant run in the"
                    + " visitor's browser.",
            "Put the folder where any web server finds it, at any address; after the first visit"
                    + " it works without a network."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "  sparrow page --out site", "  python3 -m http.server -d site"})
final class PageCommand implements Callable<Integer> {
    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "the folder of the site; a new one, an empty one, or one with a site")
    private Path out = Path.of("");

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine command = spec.commandLine();
        if (isTaken()) {
            throw new BadInput(
                    command, out + " holds something else; choose a new folder for the site.");
        }
        try {
            Site site = Site.built();
            site.write(out);
            command.getOut()
                    .println(
                            "%s files, %s kB, are in %s; put them on any web server."
                                    .formatted(
                                            Figures.whole(site.files().size()),
                                            Figures.whole(site.size() / 1000),
                                            out));
            return CommandLine.ExitCode.OK;
        } catch (IOException unwritten) {
            throw new BadInput(command, "the site cannot be written: " + unwritten.getMessage());
        }
    }

    private boolean isTaken() {
        try (Stream<Path> files = Files.list(out)) {
            return files.findAny().isPresent() && !Files.exists(out.resolve("here.js"));
        } catch (IOException noFolder) {
            return Files.exists(out);
        }
    }
}
