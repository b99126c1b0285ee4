package sparrow.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sparrow.core.game.Game;
import sparrow.core.game.Seed;
import sparrow.core.game.Wandering;
import sparrow.core.table.Event;
import sparrow.core.table.Table;
import sparrow.core.table.View;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.JsonLog;
import sparrow.testkit.wren.Wren;

/// One recorded hand of Wren folded again, in time per event.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TableFold {
    private static final int EVENTS = 64;

    private List<Event> log = List.of();
    private Table table = Table.start(Wren.standard().first());
    private String text = "";

    @Setup
    public void play() {
        Wren wren = Wren.standard();
        for (int hand = 0; log.size() < EVENTS; hand++) {
            int number = hand;
            log =
                    Game.play(
                                    wren,
                                    wren.first(),
                                    Seed.splitMix64(1).hand(hand),
                                    Seats.first(
                                            4,
                                            seat ->
                                                    new Wandering(
                                                            Seed.splitMix64(2 + seat.ordinal())
                                                                    .hand(number))))
                            .log()
                            .events();
        }
        log = log.subList(0, EVENTS);
        table = Table.fold(log);
        text = JsonLog.write(log);
    }

    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public Table fold() {
        return Table.fold(log);
    }

    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public Table view() {
        return View.of(Seat.B, table).table();
    }

    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public String write() {
        return JsonLog.write(log);
    }

    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public List<Event> read() {
        return JsonLog.read(text).orThrow();
    }
}
