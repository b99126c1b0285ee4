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

/// Two versions of the engine play the same hands by turns in one process, so that a busy machine
/// slows both alike: what counts is the ratio.
///
/// `java -cp bench/target/classes sparrow.bench.OldAndNew OLD NEW ROUNDS WORK=HANDS...`, where
/// `OLD` and `NEW` are class paths that hold [PlayRate], and `WORK` is what that plays.
public final class OldAndNew {
    private OldAndNew() {}

    public static void main(String[] args) throws Throwable {
        List<MethodHandle> versions = List.of(version(args[0]), version(args[1]));
        int rounds = Integer.parseInt(args[2]);
        PrintStream out = System.out;
        out.printf(
                "%-26s %10s %10s %7s %12s %12s %10s%n",
                "work", "hands/s", "new", "ratio", "decisions/s", "new", "a hand");
        for (String work : Arrays.asList(args).subList(3, args.length)) {
            int equals = work.indexOf('=');
            compare(
                    versions,
                    work.substring(0, equals),
                    Integer.parseInt(work.substring(equals + 1)),
                    rounds,
                    out);
        }
    }

    private static MethodHandle version(String classPath)
            throws ReflectiveOperationException, MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(new File(entry).toURI().toURL());
        }
        URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Class<?> rate = loader.loadClass("sparrow.bench.PlayRate");
        return MethodHandles.lookup()
                .findStatic(
                        rate,
                        "play",
                        MethodType.methodType(double[].class, String.class, int.class, int.class));
    }

    private static void compare(
            List<MethodHandle> versions, String work, int hands, int rounds, PrintStream out)
            throws Throwable {
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
                "%-26s %10.0f %10.0f %7.2f %12.0f %12.0f %10.1f%n",
                work,
                median(handRates[0]),
                median(handRates[1]),
                median(ratios),
                median(decisionRates[0]),
                median(decisionRates[1]),
                perHand);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
