package sparrow.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What holds where several servers keep the same games.
abstract class WritersContract extends OpenJournals {
    private static void superseded(Runnable writing) {
        assertThatThrownBy(writing::run)
                .isInstanceOfSatisfying(
                        JournalConflict.class,
                        lost -> assertThat(lost.why()).isEqualTo(JournalConflict.Why.SUPERSEDED));
    }

    @Test
    void among_several_only_the_one_that_claimed_a_table_last_writes_to_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "playing", 0));
        first.append("T", 0, ROW);
        assertThat(second.claim("T")).contains(table("T", "playing", 0));
        superseded(() -> first.append("T", 1, ROW));
        superseded(() -> first.save(table("T", "closed", 3)));
        second.append("T", 1, ROW);
        second.save(table("T", "over", 4));
        assertThat(first.find("T")).contains(table("T", "over", 4));
        assertThat(first.entries("T")).hasSize(2);
    }

    @Test
    void who_never_claimed_a_table_writes_nothing_to_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "waiting", 0));
        superseded(() -> second.save(table("T", "closed", 1)));
        superseded(() -> second.append("T", 0, ROW));
        superseded(() -> second.append("NONE", 0, ROW));
        assertThat(second.claim("NONE")).isEmpty();
        assertThat(first.entries("T")).isEmpty();
    }

    @Test
    void a_refused_writer_takes_no_other_table_with_it() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "playing", 0));
        first.save(table("U", "playing", 0));
        second.claim("T");
        List<CompletableFuture<Void>> writing =
                IntStream.range(0, 20)
                        .mapToObj(i ->
                                CompletableFuture.runAsync(
                                        () -> first.append(i % 2 == 0 ? "T" : "U", i / 2, ROW),
                                        Thread::startVirtualThread))
                        .toList();
        for (int i = 0; i < writing.size(); i++) {
            CompletableFuture<Void> each = writing.get(i);
            if (i % 2 == 0) {
                assertThatThrownBy(each::join).hasCauseInstanceOf(JournalConflict.class);
            } else {
                each.join();
            }
        }
        assertThat(first.entries("T")).isEmpty();
        assertThat(first.entries("U")).hasSize(10);
    }

    @Test
    void a_table_that_has_ended_is_amended_by_anybody_and_claimed_by_nobody() throws Exception {
        Journal first = among();
        Journal second = among();
        first.save(table("T", "over", 5));
        second.amend(table("T", "over", 5).with("{}"));
        assertThat(second.claim("T")).contains(table("T", "over", 5).with("{}"));
        first.save(table("T", "over", 6));
        assertThat(second.find("T")).contains(table("T", "over", 6));
    }

    @Test
    void a_server_that_is_alone_again_writes_to_tables_that_others_kept() throws Exception {
        among().save(table("T", "playing", 0));
        journal.append("T", 0, ROW);
        journal.save(table("T", "over", 1));
        assertThat(journal.find("T")).contains(table("T", "over", 1));
    }
}
