package sparrow.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InOrderTest {
    private static final int MANY = 2_000;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void results_come_in_the_order_of_the_pieces(int threads) {
        List<Integer> results = new ArrayList<>();
        new InOrder<Integer, Integer>(InOrderTest::slowSquare, threads)
                .run(IntStream.range(0, MANY).iterator(), results::add);
        assertThat(results)
                .containsExactlyElementsOf(
                        IntStream.range(0, MANY).map(i -> i * i).boxed().toList());
    }

    /// Now and then another thread gets ahead.
    private static int slowSquare(int number) {
        if (number % 170 == 0) {
            LockSupport.parkNanos(1_000_000);
        }
        return number * number;
    }

    @Test
    void no_more_is_done_than_is_wanted_and_a_bounded_number_ahead() {
        AtomicInteger done = new AtomicInteger();
        List<Integer> results = new ArrayList<>();
        new InOrder<Integer, Integer>(
                        number -> {
                            done.incrementAndGet();
                            return number;
                        },
                        2)
                .run(
                        IntStream.iterate(0, i -> i + 1).iterator(),
                        number -> {
                            results.add(number);
                            return number < 9;
                        });
        assertThat(results).hasSize(10);
        assertThat(done.get()).isLessThan(100);
    }

    @Test
    void what_is_done_is_handed_over_while_the_next_piece_is_waited_for() throws Exception {
        CountDownLatch handedOver = new CountDownLatch(1);
        List<Boolean> inTime = new ArrayList<>();
        Iterator<Integer> pieces =
                new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < 2;
                    }

                    @Override
                    public Integer next() {
                        if (next == 1) {
                            inTime.add(await(handedOver));
                        }
                        return next++;
                    }
                };
        new InOrder<Integer, Integer>(number -> number, 1)
                .run(
                        pieces,
                        _ -> {
                            handedOver.countDown();
                            return true;
                        });
        assertThat(inTime).containsExactly(true);
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    void a_piece_that_fails_ends_the_work_after_those_before_it() {
        List<Integer> results = new ArrayList<>();
        InOrder<Integer, Integer> work =
                new InOrder<>(
                        number -> {
                            if (number == 5) {
                                throw new IllegalArgumentException("five");
                            }
                            return number;
                        },
                        3);
        assertThatThrownBy(() -> work.run(IntStream.range(0, 9).iterator(), results::add))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("five");
        assertThat(results).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void pieces_that_cannot_be_found_end_the_work_after_those_before_them() {
        List<Integer> results = new ArrayList<>();
        Iterator<Integer> pieces =
                IntStream.range(0, 9)
                        .map(number -> {
                            if (number == 4) {
                                throw new IllegalStateException("no more");
                            }
                            return number;
                        })
                        .iterator();
        assertThatThrownBy(() ->
                        new InOrder<Integer, Integer>(number -> number, 2)
                                .run(pieces, results::add))
                .hasMessage("no more");
        assertThat(results).containsExactly(0, 1, 2, 3);
    }
}
