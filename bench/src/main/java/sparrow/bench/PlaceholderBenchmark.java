package sparrow.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/// Shows that benchmarks build and run.
@State(Scope.Thread)
public class PlaceholderBenchmark {
    private int x = 17;

    @Benchmark
    public int step() {
        x = x * 31 + 7;
        return x;
    }
}
