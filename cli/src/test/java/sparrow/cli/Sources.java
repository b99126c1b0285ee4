package sparrow.cli;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/// Java sources as the compiler understands them, and what the style forbids in them.
final class Sources {
    private static final String OURS = "sparrow.";

    /// @param in the outermost class, such as `sparrow.core.tile.Tiles`
    record Breach(Rule rule, String in, String what) {
        @Override
        public String toString() {
            return in + " breaks '" + rule.sentence + "': " + what;
        }
    }

    enum Rule {
        NO_DEFAULT("no default over our own enums and sealed types"),
        NO_BOOLEAN("no boolean parameters but facts of a record"),
        NO_BARE_TRUTH("no bare true or false handed to our own code");

        private final String sentence;

        Rule(String sentence) {
            this.sentence = sentence;
        }
    }

    private final List<Breach> breaches = new ArrayList<>();

    private Sources() {}

    /// All breaches in these files, which may use each other and the class path of this process.
    static List<Breach> breaches(Iterable<? extends JavaFileObject> files) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavacTask task =
                (JavacTask)
                        compiler.getTask(
                                null,
                                null,
                                Sources::refuseErrors,
                                List.of(
                                        "-proc:none",
                                        "--should-stop=ifNoError=ATTR",
                                        "-cp",
                                        System.getProperty("java.class.path")),
                                null,
                                files);
        Sources sources = new Sources();
        try {
            List<CompilationUnitTree> units = new ArrayList<>();
            task.parse().forEach(units::add);
            task.analyze();
            Trees trees = Trees.instance(task);
            units.forEach(unit -> sources.new Reader(trees, unit).scan(unit, ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sources.breaches;
    }

    private static void refuseErrors(Diagnostic<? extends JavaFileObject> message) {
        if (message.getKind() == Diagnostic.Kind.ERROR) {
            throw new IllegalArgumentException("cannot be read: " + message);
        }
    }

    private final class Reader extends TreePathScanner<Object, String> {
        private final Trees trees;
        private final CompilationUnitTree unit;

        Reader(Trees trees, CompilationUnitTree unit) {
            this.trees = trees;
            this.unit = unit;
        }

        private void add(Rule rule, Tree tree) {
            String file = unit.getSourceFile().getName();
            String name = file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
            String what = tree.toString().strip().lines().findFirst().orElse("");
            breaches.add(new Breach(rule, unit.getPackageName() + "." + name, what));
        }

        @Override
        public Object visitSwitch(SwitchTree tree, String unused) {
            read(tree, tree.getExpression(), tree.getCases());
            return super.visitSwitch(tree, unused);
        }

        @Override
        public Object visitSwitchExpression(SwitchExpressionTree tree, String unused) {
            read(tree, tree.getExpression(), tree.getCases());
            return super.visitSwitchExpression(tree, unused);
        }

        private void read(Tree tree, ExpressionTree over, List<? extends CaseTree> cases) {
            ExpressionTree inside = ((ParenthesizedTree) over).getExpression();
            boolean hasDefault =
                    cases.stream()
                            .flatMap(each -> each.getLabels().stream())
                            .anyMatch(DefaultCaseLabelTree.class::isInstance);
            if (hasDefault
                    && isClosed(trees.getTypeMirror(new TreePath(getCurrentPath(), inside)))) {
                add(Rule.NO_DEFAULT, tree);
            }
        }

        /// Whether all values of a type are known, and the type is ours.
        private static boolean isClosed(TypeMirror type) {
            return type instanceof DeclaredType declared
                    && declared.asElement() instanceof TypeElement element
                    && element.getQualifiedName().toString().startsWith(OURS)
                    && (element.getKind() == ElementKind.ENUM
                            || element.getModifiers().contains(Modifier.SEALED));
        }

        @Override
        public Object visitMethodInvocation(MethodInvocationTree tree, String unused) {
            read(tree, tree.getArguments());
            return super.visitMethodInvocation(tree, unused);
        }

        @Override
        public Object visitNewClass(NewClassTree tree, String unused) {
            read(tree, tree.getArguments());
            return super.visitNewClass(tree, unused);
        }

        private void read(Tree call, List<? extends ExpressionTree> arguments) {
            boolean bare =
                    arguments.stream()
                            .anyMatch(each -> each.getKind() == Tree.Kind.BOOLEAN_LITERAL);
            if (bare && isOurs(trees.getElement(getCurrentPath()))) {
                add(Rule.NO_BARE_TRUTH, call);
            }
        }

        private static boolean isOurs(Element called) {
            return called.getEnclosingElement() instanceof TypeElement type
                    && type.getQualifiedName().toString().startsWith(OURS);
        }

        @Override
        public Object visitMethod(MethodTree tree, String unused) {
            ExecutableElement method = (ExecutableElement) trees.getElement(getCurrentPath());
            boolean takesBoolean =
                    method.getParameters().stream()
                            .anyMatch(each -> each.asType().getKind() == TypeKind.BOOLEAN);
            if (takesBoolean && !isFree(method)) {
                add(Rule.NO_BOOLEAN, tree);
            }
            return super.visitMethod(tree, unused);
        }

        /// Private methods are nobody else's business, constructors of records name facts, and what
        /// overrides cannot choose.
        private static boolean isFree(ExecutableElement method) {
            boolean ofRecord =
                    method.getEnclosingElement() instanceof TypeElement type
                            && type.getKind() == ElementKind.RECORD;
            return method.getModifiers().contains(Modifier.PRIVATE)
                    || (ofRecord && method.getKind() == ElementKind.CONSTRUCTOR)
                    || method.getAnnotation(Override.class) != null;
        }
    }
}
