package sparrow.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/// A benchmark in a plain loop, by the processor time of its own thread: what other work on the
/// machine takes is not counted.
///
/// Called by [OldAndNew], from classes of any age.
public final class Loop {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Map<String, Loop> LOOPS = new HashMap<>();

    /// A pass lasts at least so many nanoseconds.
    private static final long PASS = 2_000_000;

    private final Object benchmark;
    private final Method method;
    private final int operations;

    private Loop(String work) throws ReflectiveOperationException {
        String[] words = work.split("[.:]");
        Class<?> type = Class.forName("sparrow.bench." + words[0]);
        benchmark = type.getConstructor().newInstance();
        if (words.length > 2) {
            set(type, words[2]);
        }
        for (Method each : type.getMethods()) {
            if (each.isAnnotationPresent(Setup.class)) {
                each.invoke(benchmark);
            }
        }
        method = type.getMethod(words[1]);
        operations = method.getAnnotation(OperationsPerInvocation.class).value();
    }

    /// Gives the one parameter of the benchmark its value.
    private void set(Class<?> type, String value) throws ReflectiveOperationException {
        for (Field field : type.getDeclaredFields()) {
            if (field.isAnnotationPresent(Param.class)) {
                field.setAccessible(true);
                field.set(benchmark, Hands.valueOf(value));
            }
        }
    }

    /// One pass of a benchmark.
    ///
    /// @param work its class and its method, and the hands if it asks for them, such as
    ///   `DistanceBenchmark.riichiForms:ONE_SUIT`
    /// @return nanoseconds an operation
    public static double pass(String work) throws ReflectiveOperationException {
        Loop loop = LOOPS.get(work);
        if (loop == null) {
            loop = new Loop(work);
            LOOPS.put(work, loop);
        }
        return loop.pass();
    }

    private double pass() throws ReflectiveOperationException {
        long start = THREADS.getCurrentThreadCpuTime();
        long end = start;
        int times = 0;
        while (end - start < PASS) {
            method.invoke(benchmark);
            times++;
            end = THREADS.getCurrentThreadCpuTime();
        }
        return (double) (end - start) / ((double) times * operations);
    }
}
