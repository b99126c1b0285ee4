package sparrow.server.work;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Collections;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How much of the processor a thread gets where others want it too.
public enum ThreadPriority {
    /// As much as any other.
    NORMAL(0),
    /// About a tenth of what a normal one gets; all of what is left over.
    LOW(10);

    private static final Logger LOG = LoggerFactory.getLogger(ThreadPriority.class);

    /// What the system calls a process means a thread, on Linux.
    private static final int THREAD = 0;

    private static final int SELF = 0;
    private static final int LOWEST = 19;

    private final int nice;

    ThreadPriority(int nice) {
        this.nice = nice;
    }

    /// Gives it to the thread that asks.
    ///
    /// Linux ignores the priorities of Java unless the whole program is started otherwise, but a
    /// thread of it may ask for less by itself. Other systems are left alone.
    void take() {
        if (this != NORMAL && System.getProperty("os.name", "").equals("Linux")) {
            try {
                int own = (int) call("getpriority", 2).invokeExact(THREAD, SELF);
                int lower = Math.min(own + nice, LOWEST);
                if ((int) call("setpriority", 3).invokeExact(THREAD, SELF, lower) != 0) {
                    LOG.warn("the system leaves a thread its priority");
                }
            } catch (Throwable unknown) {
                LOG.warn("a thread cannot be given a low priority here", unknown);
            }
        }
    }

    /// A function of the system that takes so many numbers and returns one.
    @SuppressWarnings("restricted")
    private static MethodHandle call(String name, int numbers) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow(name),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        Collections.nCopies(numbers, ValueLayout.JAVA_INT)
                                .toArray(MemoryLayout[]::new)));
    }
}
