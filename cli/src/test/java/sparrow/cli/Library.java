package sparrow.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/// The modules of the library as a program outside finds them, on a module path.
final class Library {
    private Library() {}

    /// A module of ours: its folder, and what it says of itself.
    record Part(Path folder, ModuleDescriptor descriptor) {
        static Part of(Path folder) {
            ModuleFinder built = ModuleFinder.of(classes(folder));
            return new Part(folder, built.findAll().iterator().next().descriptor());
        }

        String name() {
            return descriptor.name();
        }

        /// The packages that everybody may use.
        Set<String> exported() {
            return descriptor.exports().stream()
                    .filter(each -> !each.isQualified())
                    .map(ModuleDescriptor.Exports::source)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /// The modules that have a descriptor.
    static List<Part> parts() {
        try (Stream<Path> folders = Files.list(Document.project())) {
            return folders.filter(
                            each -> Files.exists(each.resolve("src/main/java/module-info.java")))
                    .sorted()
                    .map(Part::of)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// A module, and those of ours whose types it hands on.
    static List<Part> readBy(String name) {
        List<Part> all = parts();
        Set<String> reached = new TreeSet<>(Set.of(name));
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Part part : all) {
                if (reached.contains(part.name())) {
                    grew |= reached.addAll(handedOn(part.descriptor()));
                }
            }
        }
        return all.stream().filter(part -> reached.contains(part.name())).toList();
    }

    private static Set<String> handedOn(ModuleDescriptor descriptor) {
        return descriptor.requires().stream()
                .filter(each ->
                        each.modifiers().contains(ModuleDescriptor.Requires.Modifier.TRANSITIVE))
                .map(ModuleDescriptor.Requires::name)
                .collect(Collectors.toSet());
    }

    /// Our modules and those of others that are here, without the annotations that are needed to
    /// build ours alone.
    static List<Path> modulePath() {
        List<Path> path = new ArrayList<>();
        parts().forEach(part -> path.add(classes(part.folder())));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!entry.contains("sparrow-") && !entry.contains("jspecify") && isModule(entry)) {
                path.add(Path.of(entry));
            }
        }
        return path;
    }

    private static boolean isModule(String entry) {
        if (!entry.endsWith(".jar")) {
            return false;
        }
        try (JarFile jar =
                new JarFile(new File(entry), false, ZipFile.OPEN_READ, Runtime.version())) {
            return jar.getEntry("module-info.class") != null;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Path classes(Path folder) {
        return folder.resolve("target").resolve("classes");
    }
}
