import static java.lang.constant.ConstantDescs.CD_Boolean;
import static java.lang.constant.ConstantDescs.CD_Byte;
import static java.lang.constant.ConstantDescs.CD_Character;
import static java.lang.constant.ConstantDescs.CD_Double;
import static java.lang.constant.ConstantDescs.CD_Float;
import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Long;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_Short;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.RecordAttribute;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes.Name;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Puts jars into one that starts quickly: opening one costs less than opening many, and a switch over the types of an
/// object, for which the JVM would make a class anew at every start, becomes a plain row of questions; so do the methods of
/// records that compare, and those of `Comparator` give way to our own. Classes in a format from before Java 6, which a
/// start-up cache leaves out, get today's.
///
/// `java scripts/QuickJar.java OUT JAR…`, folders of classes among the jars; the version is that of the first
class QuickJar {
    private static final int FIRST_WITH_FRAMES = 50;
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
    private static final ClassDesc COMPARATOR = ClassDesc.of("java.util.Comparator");

    /// Has what stands in for methods of `Comparator`, the one that such a method is called on being the first argument.
    private static final String COMPARING = "sparrow.cli.Comparing";

    private final ClassFile classFile;
    private final Set<String> known = new HashSet<>();

    private QuickJar(ClassLoader classes) {
        classFile =
                ClassFile.of(
                        ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                        ClassFile.ClassHierarchyResolverOption.of(
                                ClassHierarchyResolver.defaultResolver()
                                        .orElse(ClassHierarchyResolver.ofResourceParsing(classes))));
    }

    public static void main(String[] args) throws IOException {
        List<Path> jars = new ArrayList<>();
        List<URL> urls = new ArrayList<>();
        for (String jar : List.of(args).subList(1, args.length)) {
            jars.add(Path.of(jar));
            urls.add(Path.of(jar).toUri().toURL());
        }
        try (var classes = new URLClassLoader(urls.toArray(URL[]::new));
                OutputStream file = Files.newOutputStream(Path.of(args[0]));
                var out = new ZipOutputStream(file)) {
            new QuickJar(classes).write(jars, out);
        }
    }

    private void write(List<Path> jars, ZipOutputStream out) throws IOException {
        put(JarFile.MANIFEST_NAME, manifest(jars.getFirst()), out);
        for (Path path : jars) {
            if (Files.isDirectory(path)) {
                writeFolder(path, out);
            } else {
                writeJar(path, out);
            }
        }
    }

    private void writeJar(Path path, ZipOutputStream out) throws IOException {
        try (var jar = new JarFile(path.toFile())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (!entry.isDirectory() && isWanted(entry.getName())) {
                    put(entry.getName(), quick(entry.getName(), jar.getInputStream(entry).readAllBytes()), out);
                }
            }
        }
    }

    private void writeFolder(Path folder, ZipOutputStream out) throws IOException {
        List<Path> files;
        try (var found = Files.walk(folder)) {
            files = found.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String name = folder.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
            if (isWanted(name)) {
                put(name, quick(name, Files.readAllBytes(file)), out);
            }
        }
    }

    /// Descriptions of modules, signatures and lists of services hold for the jar they come from.
    private boolean isWanted(String name) {
        return !known.contains(name) && !name.endsWith("module-info.class") && !name.startsWith("META-INF/");
    }

    /// The version that a jar's manifest tells; no more, since the rest holds for that jar.
    private static byte[] manifest(Path path) throws IOException {
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
        if (Files.isRegularFile(path)) {
            try (var jar = new JarFile(path.toFile())) {
                Object version = jar.getManifest().getMainAttributes().get(Name.IMPLEMENTATION_VERSION);
                if (version != null) {
                    manifest.getMainAttributes().put(Name.IMPLEMENTATION_VERSION, version);
                }
            }
        }
        var bytes = new ByteArrayOutputStream();
        manifest.write(bytes);
        return bytes.toByteArray();
    }

    /// As it is, not compressed.
    private void put(String name, byte[] bytes, ZipOutputStream out) throws IOException {
        known.add(name);
        var entry = new ZipEntry(name);
        var sum = new CRC32();
        sum.update(bytes);
        entry.setMethod(ZipEntry.STORED);
        entry.setTime(0);
        entry.setSize(bytes.length);
        entry.setCrc(sum.getValue());
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    private byte[] quick(String name, byte[] bytes) {
        if (!name.endsWith(".class")) {
            return bytes;
        }
        ClassModel model = classFile.parse(bytes);
        if (model.majorVersion() < FIRST_WITH_FRAMES) {
            return modern(model);
        }
        boolean slow =
                model.methods().stream()
                        .flatMap(method -> method.code().stream())
                        .flatMap(CodeModel::elementStream)
                        .anyMatch(each -> isTypeSwitch(each) || isOfRecord(each) || isComparing(each));
        return slow ? classFile.transformClass(model, new Plain(model)) : bytes;
    }

    /// The class with a newer format number, and the stack maps that go with it.
    private byte[] modern(ClassModel model) {
        ClassTransform version =
                (builder, element) -> {
                    if (element instanceof ClassFileVersion) {
                        builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
                    } else {
                        builder.with(element);
                    }
                };
        ClassTransform code = ClassTransform.transformingMethodBodies((builder, element) -> builder.with(element));
        return classFile.transformClass(model, version.andThen(code));
    }

    /// Whether an instruction asks the JVM for a switch over types and constants of enums.
    private static boolean isTypeSwitch(CodeElement element) {
        return element instanceof InvokeDynamicInstruction call
                && call.bootstrapMethod().owner().displayName().equals("SwitchBootstraps")
                && call.bootstrapMethod().methodName().equals("typeSwitch")
                && call.bootstrapArgs().stream().allMatch(label -> label instanceof ClassDesc || isConstant(label));
    }

    /// Whether a label of a switch is the constant of an enum: `EnumDesc.of(ClassDesc.of(TYPE), NAME)`.
    private static boolean isConstant(ConstantDesc label) {
        return label instanceof DynamicConstantDesc<?> made
                && made.bootstrapArgsList().size() == 3
                && made.bootstrapArgsList().get(0) instanceof DirectMethodHandleDesc of
                && of.owner().displayName().equals("Enum$EnumDesc")
                && made.bootstrapArgsList().get(1) instanceof DynamicConstantDesc<?> type
                && type.bootstrapArgsList().size() == 2
                && type.bootstrapArgsList().get(1) instanceof String
                && made.bootstrapArgsList().get(2) instanceof String;
    }

    /// Whether an instruction asks the JVM how records are compared.
    private static boolean isOfRecord(CodeElement element) {
        return element instanceof InvokeDynamicInstruction call
                && call.bootstrapMethod().owner().displayName().equals("ObjectMethods")
                && !call.name().equalsString("toString");
    }

    /// Whether an instruction asks a method of `Comparator` for another one.
    private static boolean isComparing(CodeElement element) {
        return element instanceof InvokeInstruction call
                && call.owner().asSymbol().equals(COMPARATOR)
                && (call.name().stringValue().startsWith("comparing")
                        || call.name().stringValue().startsWith("thenComparing"));
    }

    /// Gives each such switch a method of the class that asks for one type after another, and records the methods that
    /// one would write by hand.
    private static final class Plain implements ClassTransform {
        private final ClassDesc owner;
        private final boolean isInterface;
        private final List<RecordComponentInfo> components;
        private final List<InvokeDynamicInstruction> switches = new ArrayList<>();

        Plain(ClassModel model) {
            this.owner = model.thisClass().asSymbol();
            this.isInterface = model.flags().has(AccessFlag.INTERFACE);
            this.components =
                    model.findAttribute(Attributes.record()).map(RecordAttribute::components).orElse(List.of());
        }

        @Override
        public void accept(ClassBuilder builder, ClassElement element) {
            if (!(element instanceof MethodModel method)) {
                builder.with(element);
            } else if (method.code().isPresent() && method.code().get().elementStream().anyMatch(QuickJar::isOfRecord)) {
                builder.withMethodBody(
                        method.methodName(),
                        method.methodType(),
                        method.flags().flagsMask(),
                        method.methodName().equalsString("equals") ? this::equal : this::hash);
            } else {
                builder.transformMethod(method, MethodTransform.transformingCode(this::accept));
            }
        }

        private void accept(CodeBuilder code, CodeElement element) {
            if (isTypeSwitch(element)) {
                var call = (InvokeDynamicInstruction) element;
                code.invokestatic(owner, name(switches.size()), call.typeSymbol(), isInterface);
                switches.add(call);
            } else if (isComparing(element) && !owner.displayName().equals("Comparing")) {
                var call = (InvokeInstruction) element;
                boolean isStatic = call.opcode() == Opcode.INVOKESTATIC;
                MethodTypeDesc type = call.typeSymbol();
                code.invokestatic(
                        ClassDesc.of(COMPARING),
                        call.name().stringValue(),
                        isStatic ? type : type.insertParameterTypes(0, COMPARATOR));
            } else {
                code.with(element);
            }
        }

        private static String name(int number) {
            return "kind$" + number;
        }

        @Override
        public void atEnd(ClassBuilder builder) {
            for (int i = 0; i < switches.size(); i++) {
                InvokeDynamicInstruction call = switches.get(i);
                builder.withMethodBody(
                        name(i),
                        call.typeSymbol(),
                        ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                        code -> choose(code, call.bootstrapArgs()));
            }
        }

        /// The number of the first label, from the one asked for, that fits the object; -1 of null, and one beyond the
        /// last if none fits.
        private static void choose(CodeBuilder code, List<ConstantDesc> labels) {
            Label there = code.newLabel();
            code.aload(0).ifnonnull(there).loadConstant(-1).ireturn().labelBinding(there);
            for (int i = 0; i < labels.size(); i++) {
                Label next = code.newLabel();
                code.iload(1).loadConstant(i).if_icmpgt(next).aload(0);
                if (labels.get(i) instanceof ClassDesc type) {
                    code.instanceOf(type).ifeq(next);
                } else {
                    List<ConstantDesc> made = ((DynamicConstantDesc<?>) labels.get(i)).bootstrapArgsList();
                    ClassDesc type =
                            ClassDesc.of((String) ((DynamicConstantDesc<?>) made.get(1)).bootstrapArgsList().get(1));
                    code.getstatic(type, (String) made.get(2), type).if_acmpne(next);
                }
                code.loadConstant(i).ireturn().labelBinding(next);
            }
            code.loadConstant(labels.size()).ireturn();
        }

        /// As `java.lang.runtime.ObjectMethods` has it: 31 times what is known, and the next component.
        private void hash(CodeBuilder code) {
            code.iconst_0();
            for (RecordComponentInfo each : components) {
                ClassDesc type = each.descriptorSymbol();
                code.loadConstant(31).imul().aload(0).getfield(owner, each.name().stringValue(), type);
                if (type.isPrimitive()) {
                    code.invokestatic(boxed(type), "hashCode", MethodTypeDesc.of(CD_int, type));
                } else {
                    code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(CD_int, CD_Object));
                }
                code.iadd();
            }
            code.ireturn();
        }

        private void equal(CodeBuilder code) {
            Label same = code.newLabel();
            Label different = code.newLabel();
            code.aload(0).aload(1).if_acmpeq(same);
            code.aload(1).instanceOf(owner).ifeq(different);
            for (RecordComponentInfo each : components) {
                ClassDesc type = each.descriptorSymbol();
                String name = each.name().stringValue();
                code.aload(0).getfield(owner, name, type);
                code.aload(1).checkcast(owner).getfield(owner, name, type);
                if (type.isPrimitive()) {
                    code.invokestatic(boxed(type), "compare", MethodTypeDesc.of(CD_int, type, type)).ifne(different);
                } else {
                    code.invokestatic(OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object));
                    code.ifeq(different);
                }
            }
            code.labelBinding(same).iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
        }

        private static ClassDesc boxed(ClassDesc primitive) {
            return switch (TypeKind.from(primitive)) {
                case BOOLEAN -> CD_Boolean;
                case BYTE -> CD_Byte;
                case CHAR -> CD_Character;
                case SHORT -> CD_Short;
                case INT -> CD_Integer;
                case LONG -> CD_Long;
                case FLOAT -> CD_Float;
                case DOUBLE -> CD_Double;
                case REFERENCE, VOID -> throw new IllegalArgumentException(primitive + " is no primitive value");
            };
        }
    }
}
