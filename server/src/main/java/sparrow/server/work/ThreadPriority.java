package sparrow.server.work;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How much of the processor a thread gets where others want it too.
public enum ThreadPriority {
    /// As much as any other.
    NORMAL,
    /// What is left over: a normal thread that wakes up takes its place at once.
    LEFT_OVER;

    private static final Logger LOG = LoggerFactory.getLogger(ThreadPriority.class);

    /// The thread that asks.
    private static final int SELF = 0;

    /// The kind of thread that Linux runs when no other wants to.
    private static final int IDLE = 5;

    /// Gives it to the thread that asks.
    ///
    /// Linux ignores the priorities of Java unless the whole program is started otherwise, but a
    /// thread of it may ask for less by itself. Other systems are left alone.
    void take() {
        if (this == LEFT_OVER && System.getProperty("os.name", "").equals("Linux")) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment noPriority = arena.allocateFrom(ValueLayout.JAVA_INT, 0);
                if ((int) scheduler().invokeExact(SELF, IDLE, noPriority) != 0) {
                    LOG.info("the system leaves a thread its priority");
                }
            } catch (Throwable unknown) {
                LOG.info("a thread cannot be given a low priority here: {}", unknown.toString());
            }
        }
    }

    /// The function of the system that changes how a thread is given the processor.
    @SuppressWarnings("restricted")
    private static MethodHandle scheduler() {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().findOrThrow("sched_setscheduler"),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.ADDRESS));
    }
}
