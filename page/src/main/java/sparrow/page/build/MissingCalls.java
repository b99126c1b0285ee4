package sparrow.page.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/// Calls of what TeaVM's class library lacks, or does not do to the last bit as Java does, become
/// calls of [sparrow.page.stead.Calls].
public final class MissingCalls implements ClassHolderTransformer {
    private static final String STEAD = "sparrow.page.stead.Calls";

    private final Map<MethodReference, MethodReference> replaced = new HashMap<>();

    public MissingCalls() {
        onObject("java.lang.String", "lines", "java.util.stream.Stream");
        onObject("java.io.ByteArrayOutputStream", "writeBytes", "void", "byte[]");
        onClass("java.lang.Character", "toString", "java.lang.String", "int");
        onClass("java.lang.Math", "unsignedMultiplyHigh", "long", "long", "long");
        for (String name : List.of("exp", "log", "log1p", "cos")) {
            onClass("java.lang.StrictMath", name, "double", "double");
        }
        onClass("java.lang.Math", "round", "long", "double");
        onClass("java.lang.Math", "rint", "double", "double");
        onObject("java.util.stream.Stream", "distinct", "java.util.stream.Stream");
        onObject("java.util.stream.IntStream", "distinct", "java.util.stream.IntStream");
        onObject("java.util.stream.DoubleStream", "sum", "double");
        onObject("java.util.stream.DoubleStream", "average", "java.util.OptionalDouble");
        onObject("java.lang.String", "formatted", "java.lang.String", "java.lang.Object[]");
        onClass(
                "java.lang.String",
                "format",
                "java.lang.String",
                "java.lang.String",
                "java.lang.Object[]");
        onClass(
                "java.lang.String",
                "format",
                "java.lang.String",
                "java.util.Locale",
                "java.lang.String",
                "java.lang.Object[]");
        onObject(
                "java.lang.Class",
                "getResourceAsStream",
                "java.io.InputStream",
                "java.lang.String");
        onObject("java.util.regex.Matcher", "results", "java.util.stream.Stream");
        onClass("java.nio.charset.Charset", "isSupported", "boolean", "java.lang.String");
        onClass("java.util.Collections", "emptySortedMap", "java.util.SortedMap");
        onClass(
                "java.util.Collections",
                "unmodifiableSortedMap",
                "java.util.SortedMap",
                "java.util.SortedMap");
    }

    private void onClass(String owner, String name, String result, String... parameters) {
        ValueType[] types = signature(result, parameters);
        replaced.put(
                new MethodReference(owner, name, types), new MethodReference(STEAD, name, types));
    }

    private void onObject(String owner, String name, String result, String... parameters) {
        List<ValueType> types = new ArrayList<>(List.of(signature(result, parameters)));
        MethodReference method = new MethodReference(owner, name, types.toArray(ValueType[]::new));
        types.addFirst(type(owner));
        replaced.put(method, new MethodReference(STEAD, name, types.toArray(ValueType[]::new)));
    }

    private static ValueType[] signature(String result, String... parameters) {
        List<ValueType> types = new ArrayList<>();
        for (String parameter : parameters) {
            types.add(type(parameter));
        }
        types.add(type(result));
        return types.toArray(ValueType[]::new);
    }

    private static ValueType type(String name) {
        return switch (name) {
            case "void" -> ValueType.VOID;
            case "boolean" -> ValueType.BOOLEAN;
            case "int" -> ValueType.INTEGER;
            case "long" -> ValueType.LONG;
            case "double" -> ValueType.DOUBLE;
            case "byte[]" -> ValueType.arrayOf(ValueType.BYTE);
            case "java.lang.Object[]" -> ValueType.arrayOf(ValueType.object("java.lang.Object"));
            default -> ValueType.object(name);
        };
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith(STEAD)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.hasProgram()) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (instruction instanceof InvokeInstruction call) {
                            replace(call);
                        }
                    }
                }
            }
        }
    }

    private void replace(InvokeInstruction call) {
        MethodReference instead = replaced.get(call.getMethod());
        if (instead == null) {
            return;
        }
        if (call.getInstance() != null) {
            List<Variable> arguments = new ArrayList<>(call.getArguments());
            arguments.addFirst(call.getInstance());
            call.setInstance(null);
            call.setType(InvocationType.SPECIAL);
            call.setArguments(arguments.toArray(Variable[]::new));
        }
        call.setMethod(instead);
    }
}
