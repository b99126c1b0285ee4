package sparrow.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import sparrow.catalog.Catalog;
import sparrow.desk.Mahjong;

/// What the poms cannot guard.
final class Architecture {
    /// The packages of every game that the catalog lists.
    private static final String[] GAMES =
            Catalog.games().stream().map(Architecture::packages).toArray(String[]::new);

    /// The rules of the games and the mathematics under them: the same answer at any time, on any
    /// machine.
    private static final String[] PURE =
            Stream.concat(
                            Stream.of(
                                    "sparrow.core..",
                                    "sparrow.shapes..",
                                    "sparrow.odds..",
                                    "sparrow.desk.."),
                            Stream.of(GAMES))
                    .toArray(String[]::new);

    private static String packages(Mahjong game) {
        return game.getClass().getPackageName().replaceFirst("\\.desk$", "") + "..";
    }

    private static final DescribedPredicate<JavaClass> RANDOMNESS =
            JavaClass.Predicates.assignableTo(RandomGenerator.class)
                    .or(JavaClass.Predicates.assignableTo(Random.class))
                    .or(JavaClass.Predicates.equivalentTo(java.util.UUID.class));

    static final ArchRule NO_CYCLES =
            slices().matching("sparrow.(**)").should().beFreeOfCycles().allowEmptyShould(true);

    static final ArchRule NO_RANDOMNESS =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .should()
                    .dependOnClassesThat(RANDOMNESS)
                    .orShould()
                    .callMethod(Math.class, "random")
                    .as("the rules have no randomness of their own");

    static final ArchRule NO_CLOCK =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("java.time..")
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis")
                    .orShould()
                    .callMethod(System.class, "nanoTime")
                    .as("the rules have no clock");

    static final ArchRule NO_FILES =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.nio.file..", "java.net..", "java.nio.channels..")
                    .orShould()
                    .dependOnClassesThat()
                    .belongToAnyOf(
                            java.io.File.class,
                            java.io.FileInputStream.class,
                            java.io.FileOutputStream.class)
                    .as("the rules read no files and open no connections");

    static final ArchRule NO_THREADS =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("java.util.concurrent..")
                    .orShould()
                    .dependOnClassesThat()
                    .belongToAnyOf(Thread.class, ThreadLocal.class)
                    .as("the rules know no threads");

    static final ArchRule NO_PRINTING =
            noClasses()
                    .that()
                    .resideOutsideOfPackages("sparrow.cli..", "sparrow.bench..")
                    .should()
                    .accessField(System.class, "out")
                    .orShould()
                    .accessField(System.class, "err")
                    .as("only the command prints");

    static final ArchRule GOOD_NAMES =
            classes()
                    .should()
                    .haveNameNotMatching(".*(Util|Utils|Manager|Helper|Impl)")
                    .as("classes are named by words of the game");

    static final ArchRule CORE_STANDS_ALONE =
            classes()
                    .that()
                    .resideInAPackage("sparrow.core..")
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(
                            "sparrow.core..", "java..", "javax.crypto..", "org.jspecify..")
                    .as("the core needs nothing but Java");

    /// What serves every game alike. The catalog lists them, `formats` is Riichi's own.
    static final List<String> FOR_EVERY_GAME =
            List.of(
                    "core", "odds", "desk", "records", "answers", "review", "arena", "server",
                    "cli", "browser");

    static final ArchRule NO_GAME_BY_NAME =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            FOR_EVERY_GAME.stream()
                                    .map(module -> "sparrow." + module + "..")
                                    .toArray(String[]::new))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(GAMES)
                    .as("what serves every game knows them by the catalog alone");

    static final List<ArchRule> RULES =
            List.of(
                    NO_CYCLES,
                    NO_RANDOMNESS,
                    NO_CLOCK,
                    NO_FILES,
                    NO_THREADS,
                    NO_PRINTING,
                    GOOD_NAMES,
                    CORE_STANDS_ALONE,
                    NO_GAME_BY_NAME);

    private Architecture() {}
}
