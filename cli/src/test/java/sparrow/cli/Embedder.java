package sparrow.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/// Somebody's program with lines from our documents: each stands in a class of its own, in a module
/// that requires some of ours.
///
/// @param requires the modules it names
record Embedder(Set<String> requires, List<Lines> all) {
    private static final String NAME = "embedder";

    /// Lines from a document.
    ///
    /// @param where the document
    /// @param name the class they stand in
    /// @param imports packages and types
    /// @param given parameters: what the lines have from elsewhere
    record Lines(String where, String name, List<String> imports, String given, String text) {
        boolean isComplete() {
            return given.isEmpty();
        }

        private String source() {
            String imported =
                    Stream.concat(Stream.of("java.util.*"), imports.stream())
                            .map(each -> "import " + each + ";\n")
                            .collect(Collectors.joining());
            return "package %s;\n%spublic class %s { public static void run(%s) throws Exception {\n%s\n} }\n"
                    .formatted(NAME, imported, name, given, text);
        }
    }

    /// Compiles the program on the module path, or on the class path if it requires no module.
    void compile(Path folder) {
        List<JavaFileObject> sources = new ArrayList<>();
        all.forEach(lines -> sources.add(new Source(NAME + "/" + lines.name(), lines.source())));
        List<String> options = new ArrayList<>(List.of("-d", folder.toString(), "-proc:none"));
        if (!requires.isEmpty()) {
            sources.add(new Source("module-info", descriptor()));
            options.addAll(List.of("--module-path", modulePath()));
        }
        StringWriter complaints = new StringWriter();
        boolean compiled =
                ToolProvider.getSystemJavaCompiler()
                        .getTask(complaints, null, null, options, null, sources)
                        .call();
        assertThat(compiled).as("%s:\n%s", where(), complaints).isTrue();
    }

    private String where() {
        return all.stream().map(Lines::where).distinct().collect(Collectors.joining(", "));
    }

    private String descriptor() {
        String required =
                requires.stream()
                        .map(each -> "requires " + each + "; ")
                        .collect(Collectors.joining());
        return "module " + NAME + " { " + required + "exports " + NAME + "; }\n";
    }

    private static String modulePath() {
        return Library.modulePath().stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /// Runs the lines that need nothing from elsewhere, once compiled, as a named module.
    void run(Path folder) throws ReflectiveOperationException {
        List<Path> path = new ArrayList<>(Library.modulePath());
        path.add(folder);
        Configuration configuration =
                ModuleLayer.boot()
                        .configuration()
                        .resolve(
                                ModuleFinder.of(path.toArray(Path[]::new)),
                                ModuleFinder.of(),
                                Set.of(NAME));
        ClassLoader loader =
                ModuleLayer.boot().defineModulesWithOneLoader(configuration, null).findLoader(NAME);
        for (Lines lines : all) {
            if (lines.isComplete()) {
                loader.loadClass(NAME + "." + lines.name()).getMethod("run").invoke(null);
            }
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
