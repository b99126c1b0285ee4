import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Rewrites the jars of a folder whose classes are in a format from before Java 6. The start-up cache leaves such
/// classes out, and the JVM checks them the slow way at every start.
///
/// `java scripts/ModernClasses.java FOLDER`
class ModernClasses {
    private static final int FIRST_WITH_FRAMES = 50;

    public static void main(String[] args) throws IOException {
        List<Path> jars;
        try (var files = Files.list(Path.of(args[0]))) {
            jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
        }
        for (Path jar : jars) {
            if (isOld(jar)) {
                rewrite(jar);
            }
        }
    }

    /// Whether a jar holds old classes, and no signature that a change would break.
    private static boolean isOld(Path path) throws IOException {
        try (var jar = new JarFile(path.toFile())) {
            boolean old = false;
            for (var entry : Collections.list(jar.entries())) {
                if (entry.getName().startsWith("META-INF/") && entry.getName().endsWith(".SF")) {
                    return false;
                }
                old |= isOldClass(entry.getName(), bytes(jar, entry));
            }
            return old;
        }
    }

    private static byte[] bytes(JarFile jar, ZipEntry entry) throws IOException {
        try (var stream = jar.getInputStream(entry)) {
            return stream.readAllBytes();
        }
    }

    private static boolean isOldClass(String name, byte[] bytes) {
        return name.endsWith(".class") && ((bytes[6] & 0xFF) << 8 | bytes[7] & 0xFF) < FIRST_WITH_FRAMES;
    }

    private static void rewrite(Path path) throws IOException {
        Path draft = path.resolveSibling(path.getFileName() + ".draft");
        try (var jar = new JarFile(path.toFile());
                var loader = new URLClassLoader(new URL[] {path.toUri().toURL()});
                var out = new ZipOutputStream(Files.newOutputStream(draft))) {
            var hierarchy =
                    ClassHierarchyResolver.defaultResolver()
                            .orElse(ClassHierarchyResolver.ofResourceParsing(loader));
            var classFile =
                    ClassFile.of(
                            ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                            ClassFile.ClassHierarchyResolverOption.of(hierarchy));
            for (var entry : Collections.list(jar.entries())) {
                byte[] bytes = bytes(jar, entry);
                var copy = new ZipEntry(entry.getName());
                copy.setTime(entry.getTime());
                out.putNextEntry(copy);
                out.write(isOldClass(entry.getName(), bytes) ? modern(classFile, bytes) : bytes);
                out.closeEntry();
            }
        }
        Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
    }

    /// The class with today's format number, and the stack maps that go with it.
    private static byte[] modern(ClassFile classFile, byte[] bytes) {
        ClassTransform version =
                (builder, element) -> {
                    if (element instanceof ClassFileVersion) {
                        builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
                    } else {
                        builder.with(element);
                    }
                };
        ClassTransform code = ClassTransform.transformingMethodBodies((builder, element) -> builder.with(element));
        return classFile.transformClass(classFile.parse(bytes), version.andThen(code));
    }
}
