package sparrow.server.health;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.RuntimeMXBean;

/// What the process uses: memory, processor, threads, files.
public final class ProcessMetrics {
    private ProcessMetrics() {}

    public static void add(Metrics metrics) {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        metrics.gauge(
                "sparrow_heap_used_bytes",
                "Memory of the heap in use.",
                () -> memory.getHeapMemoryUsage().getUsed());
        metrics.gauge(
                "sparrow_heap_max_bytes",
                "The most memory the heap may take.",
                () -> memory.getHeapMemoryUsage().getMax());
        metrics.gauge(
                "sparrow_collection_seconds",
                "Time spent collecting garbage since the start.",
                () ->
                        ManagementFactory.getGarbageCollectorMXBeans().stream()
                                        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                                        .sum()
                                / 1e3);
        metrics.gauge(
                "sparrow_threads",
                "Platform threads.",
                () -> ManagementFactory.getThreadMXBean().getThreadCount());
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        metrics.gauge(
                "sparrow_uptime_seconds", "Time since the start.", () -> runtime.getUptime() / 1e3);
        if (ManagementFactory.getOperatingSystemMXBean()
                instanceof UnixOperatingSystemMXBean system) {
            metrics.gauge(
                    "sparrow_open_files",
                    "Files and connections that are open.",
                    system::getOpenFileDescriptorCount);
            metrics.gauge(
                    "sparrow_open_files_max",
                    "The most files and connections that may be open.",
                    system::getMaxFileDescriptorCount);
            metrics.gauge(
                    "sparrow_processor_seconds",
                    "Processor time since the start.",
                    () -> system.getProcessCpuTime() / 1e9);
        }
    }
}
