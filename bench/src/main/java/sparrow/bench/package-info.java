/// Benchmarks; run them with ./check bench.
@NullMarked
package sparrow.bench;

import org.jspecify.annotations.NullMarked;
