package sparrow.server.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// Heavy work is bounded, fair, timely, and stops when nobody waits for it.
@Timeout(60)
final class HeavyWorkTest {
    private final HeavyWork work =
            new HeavyWork(new HeavyWork.Bounds(1, 2, 8, 10, Duration.ofSeconds(30)));
    private final CountDownLatch plug = new CountDownLatch(1);

    @AfterEach
    void end() {
        plug.countDown();
        work.close();
    }

    private static <T> T ask(HeavyWork work, String address, Supplier<T> task) {
        try (HeavyWork.Place place = work.admit(new Asker(address), Size.SMALL)) {
            return place.ask(task, _ -> {});
        }
    }

    /// Keeps the one worker busy until the plug is pulled.
    private void plugIn(String address) {
        work.admit(new Asker(address), Size.SMALL).start(this::waitForPlug, _ -> {});
    }

    private String waitForPlug() {
        try {
            plug.await();
        } catch (InterruptedException _) {
            return "interrupted";
        }
        return "done";
    }

    @Test
    void work_is_done_on_a_platform_thread_of_its_own() {
        assertThat(ask(work, "one", () -> Thread.currentThread().isVirtual())).isFalse();
        assertThat(ask(work, "one", () -> Thread.currentThread().getName())).startsWith("work ");
        assertThat(work.taken()).isZero();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void work_gives_way_to_the_tables() {
        assertThat(ask(work, "one", HeavyWorkTest::niceness))
                .isEqualTo(Math.min(19, niceness() + 10));
    }

    /// How much the thread that asks gives way to others, as the system knows it.
    private static int niceness() {
        try {
            String status = Files.readString(Path.of("/proc/thread-self/stat"));
            return Integer.parseInt(status.substring(status.lastIndexOf(')') + 2).split(" ")[16]);
        } catch (IOException unknown) {
            throw new UncheckedIOException(unknown);
        }
    }

    @Test
    void what_work_throws_reaches_the_asker_and_leaves_its_place() {
        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> ask(work, "one", () -> Integer.parseInt("no number")))
                    .isInstanceOf(NumberFormatException.class);
        }
        assertThat(work.taken()).isZero();
    }

    @Test
    void an_address_has_few_places_and_a_file_takes_several() {
        plugIn("one");
        assertThatThrownBy(() -> work.admit(new Asker("one"), Size.LARGE))
                .isInstanceOfSatisfying(
                        Busy.class, busy -> assertThat(busy.why()).isEqualTo(Busy.Why.TOO_MUCH));
        for (int i = 0; i < 7; i++) {
            work.admit(new Asker("one"), Size.SMALL);
        }
        assertThatThrownBy(() -> work.admit(new Asker("one"), Size.SMALL))
                .hasMessageContaining("wait until it is answered");
        assertThat(work.taken()).isEqualTo(8);
    }

    @Test
    void a_person_is_the_same_from_wherever_they_connect() {
        work.admit(new Asker("one").as("table A"), Size.SMALL);
        work.admit(new Asker("two").as("table A"), Size.SMALL);
        assertThatThrownBy(() -> work.admit(new Asker("three").as("table A"), Size.SMALL))
                .isInstanceOf(Busy.class);
        assertThat(work.admit(new Asker("three").as("table B"), Size.SMALL)).isNotNull();
    }

    @Test
    void when_all_places_are_taken_everybody_is_asked_to_come_again() {
        work.admit(new Asker("one"), Size.LARGE);
        work.admit(new Asker("two"), Size.SMALL);
        HeavyWork.Place last = work.admit(new Asker("three"), Size.SMALL);
        assertThatThrownBy(() -> work.admit(new Asker("four"), Size.SMALL))
                .isInstanceOfSatisfying(
                        Busy.class,
                        busy -> {
                            assertThat(busy.why()).isEqualTo(Busy.Why.FULL);
                            assertThat(busy.seconds()).isPositive();
                        });
        last.close();
        assertThat(work.admit(new Asker("four"), Size.SMALL)).isNotNull();
    }

    @Test
    void addresses_take_turns() throws InterruptedException {
        plugIn("other");
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch all = new CountDownLatch(4);
        for (String who : List.of("many", "many", "many", "one")) {
            work.admit(new Asker(who), Size.SMALL)
                    .start(() -> order.add(who), _ -> all.countDown());
        }
        plug.countDown();
        assertThat(all.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(order).containsExactly("many", "one", "many", "many");
    }

    @Test
    void work_that_waits_too_long_is_refused_and_never_begun() {
        try (HeavyWork hasty =
                new HeavyWork(new HeavyWork.Bounds(1, 2, 8, 10, Duration.ofMillis(50)))) {
            hasty.admit(new Asker("other"), Size.SMALL).start(this::waitForPlug, _ -> {});
            AtomicBoolean begun = new AtomicBoolean();
            assertThatThrownBy(() ->
                            ask(
                                    hasty,
                                    "one",
                                    () -> {
                                        begun.set(true);
                                        return "";
                                    }))
                    .isInstanceOfSatisfying(
                            Busy.class, busy -> assertThat(busy.why()).isEqualTo(Busy.Why.LATE));
            assertThat(begun).isFalse();
            assertThat(hasty.taken()).isEqualTo(1);
        }
    }

    @Test
    void work_that_takes_too_long_is_interrupted_and_its_place_is_free_again()
            throws InterruptedException {
        try (HeavyWork hasty =
                new HeavyWork(new HeavyWork.Bounds(1, 2, 8, 10, Duration.ofMillis(50)))) {
            assertThatThrownBy(() -> ask(hasty, "one", this::waitForPlug)).isInstanceOf(Busy.class);
            awaitNothingTaken(hasty);
        }
    }

    @Test
    void work_of_an_asker_who_leaves_is_stopped() throws InterruptedException {
        HeavyWork.Place running = work.admit(new Asker("one"), Size.SMALL);
        assertThatThrownBy(() ->
                        running.ask(this::waitForPlug, leave -> Thread.ofPlatform().start(leave)))
                .isInstanceOfSatisfying(
                        Busy.class, busy -> assertThat(busy.why()).isEqualTo(Busy.Why.GONE));
        awaitNothingTaken(work);
    }

    @Test
    void hints_that_nobody_waits_for_leave_the_queue() throws InterruptedException {
        plugIn("other");
        for (int i = 0; i < 1_000 && work.waiting() > 0; i++) {
            Thread.sleep(10);
        }
        AtomicBoolean begun = new AtomicBoolean();
        HeavyWork.Errand hint =
                work.admit(new Asker("one").as("table A"), Size.SMALL)
                        .start(() -> begun.getAndSet(true), _ -> {});
        assertThat(work.waiting()).isEqualTo(1);
        hint.cancel();
        assertThat(work.waiting()).isZero();
        assertThat(work.taken()).isEqualTo(1);
        assertThat(begun).isFalse();
    }

    private static void awaitNothingTaken(HeavyWork work) throws InterruptedException {
        for (int i = 0; i < 1_000 && work.taken() > 0; i++) {
            Thread.sleep(10);
        }
        assertThat(work.taken()).isZero();
    }
}
