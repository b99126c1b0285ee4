package sparrow.bench;

import java.io.File;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Two versions of the engine do the same work by turns in one process, so that a busy machine
/// slows both alike: what counts is the ratio.
///
/// `java -cp bench/target/classes sparrow.bench.OldAndNew OLD NEW ROUNDS WORK...`, where `OLD` and
/// `NEW` are class paths that hold [PlayRate] and [Loop]. `WORK` is `GAME:LEVEL=HANDS`, hands to be
/// played, or a benchmark to be run in a loop, such as `ScoreBenchmark.built`.
public final class OldAndNew {
    private OldAndNew() {}

    public static void main(String[] args) throws Throwable {
        List<ClassLoader> versions = List.of(version(args[0]), version(args[1]));
        int rounds = Integer.parseInt(args[2]);
        PrintStream out = System.out;
        for (String work : Arrays.asList(args).subList(3, args.length)) {
            int equals = work.indexOf('=');
            if (equals < 0) {
                loop(versions, work, rounds, out);
            } else {
                play(
                        versions,
                        work.substring(0, equals),
                        Integer.parseInt(work.substring(equals + 1)),
                        rounds,
                        out);
            }
        }
    }

    private static ClassLoader version(String classPath) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(new File(entry).toURI().toURL());
        }
        return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static List<MethodHandle> find(
            List<ClassLoader> versions, String type, String method, MethodType signature)
            throws ReflectiveOperationException {
        List<MethodHandle> found = new ArrayList<>();
        for (ClassLoader version : versions) {
            found.add(
                    MethodHandles.lookup().findStatic(version.loadClass(type), method, signature));
        }
        return found;
    }

    /// Nanoseconds an operation: the best pass and, in brackets, the median. As many passes come
    /// before, to warm up.
    private static void loop(List<ClassLoader> loaders, String work, int rounds, PrintStream out)
            throws Throwable {
        List<MethodHandle> versions =
                find(
                        loaders,
                        "sparrow.bench.Loop",
                        "pass",
                        MethodType.methodType(double.class, String.class));
        double[][] passes = new double[2][rounds];
        for (int round = -rounds; round < rounds; round++) {
            for (int version = 0; version < 2; version++) {
                double nanoseconds = (double) versions.get(version).invokeExact(work);
                if (round >= 0) {
                    passes[version][round] = nanoseconds;
                }
            }
        }
        double[] ratios = new double[rounds];
        Arrays.setAll(ratios, round -> passes[0][round] / passes[1][round]);
        out.printf(
                Locale.ROOT,
                "%-50s %8.1f (%.1f) %8.1f (%.1f) ns, ratio %.2f%n",
                work,
                least(passes[0]),
                median(passes[0]),
                least(passes[1]),
                median(passes[1]),
                median(ratios));
    }

    private static void play(
            List<ClassLoader> loaders, String work, int hands, int rounds, PrintStream out)
            throws Throwable {
        List<MethodHandle> versions =
                find(
                        loaders,
                        "sparrow.bench.PlayRate",
                        "play",
                        MethodType.methodType(double[].class, String.class, int.class, int.class));
        double[][] handRates = new double[2][rounds];
        double[][] decisionRates = new double[2][rounds];
        double perHand = 0;
        for (int round = -2; round < rounds; round++) {
            for (int version = 0; version < 2; version++) {
                double[] played =
                        (double[])
                                versions.get(version).invokeExact(work, (round + 2) * hands, hands);
                if (round >= 0) {
                    handRates[version][round] = played[1] / played[0];
                    decisionRates[version][round] = played[2] / played[0];
                    perHand = played[2] / played[1];
                }
            }
        }
        double[] ratios = new double[rounds];
        Arrays.setAll(ratios, round -> handRates[1][round] / handRates[0][round]);
        out.printf(
                Locale.ROOT,
                "%-26s %.0f and %.0f hands/s, ratio %.2f, %.0f and %.0f decisions/s, %.1f a hand%n",
                work,
                median(handRates[0]),
                median(handRates[1]),
                median(ratios),
                median(decisionRates[0]),
                median(decisionRates[1]),
                perHand);
    }

    private static double least(double[] values) {
        return Arrays.stream(values).min().orElseThrow();
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
