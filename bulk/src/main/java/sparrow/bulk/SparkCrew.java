package sparrow.bulk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.apache.spark.api.java.JavaFutureAction;
import sparrow.arena.Crew;
import sparrow.arena.Errand;

/// The executors of Spark. Trials go out in waves, some on their way while one is awaited, so that
/// no core waits for the last of a wave; a wave has a piece of work for each core. What comes back
/// is handed over in the order of the numbers, whoever made it and however often.
final class SparkCrew implements Crew {
    /// So many waves are on their way.
    private static final int WAVES = 3;

    /// A piece takes about so long: what Spark does for each is little beside it, and what is lost
    /// with an executor too.
    private static final double SECONDS = 2;

    /// A piece has at most so many times the trials of one that was measured.
    private static final double GROWTH = 4;

    /// Whoever waits longer is told why.
    private static final int PATIENCE_SECONDS = 15;

    private final Session session;

    SparkCrew(Session session) {
        this.session = session;
    }

    @Override
    public <T> void make(Errand<T> errand, int first, int end, Predicate<? super T> wantsMore) {
        Telling<T> telling = Telling.of(errand);
        Waves waves = new Waves(telling.text(), first, end);
        try {
            for (List<Piece.Done> wave = waves.next(); !wave.isEmpty(); wave = waves.next()) {
                for (Piece.Done piece : wave) {
                    for (String answer : piece.answers()) {
                        if (!wantsMore.test(telling.result(answer))) {
                            return;
                        }
                    }
                }
            }
        } finally {
            waves.cancel();
        }
    }

    @Override
    public void close() {
        session.close();
    }

    /// The waves of one errand.
    private final class Waves {
        private final String errand;
        private final int end;
        private final Deque<JavaFutureAction<List<Piece.Done>>> ahead = new ArrayDeque<>();
        private int next;

        /// How many trials a piece has, as far as is known.
        private double size = 1;

        Waves(String errand, int first, int end) {
            this.errand = errand;
            this.next = first;
            this.end = end;
        }

        /// What came of the next wave; nothing after the last one.
        List<Piece.Done> next() {
            while (ahead.size() < WAVES && next < end) {
                ahead.add(session.start(pieces(), Piece::done));
            }
            if (ahead.isEmpty()) {
                return List.of();
            }
            List<Piece.Done> wave = await(ahead.remove());
            measure(wave);
            return wave;
        }

        /// A piece for each core, smaller towards the end so that all cores have work until then.
        private List<Piece> pieces() {
            int cores = session.cores();
            double fair = Math.ceil((end - next) / (2.0 * cores));
            int trials = (int) Math.max(1, Math.min(size, fair));
            List<Piece> pieces = new ArrayList<>(cores);
            while (pieces.size() < cores && next < end) {
                int last = Math.min(next + trials, end);
                pieces.add(new Piece(errand, next, last));
                next = last;
            }
            return pieces;
        }

        private void measure(List<Piece.Done> wave) {
            double longest = 0;
            int trials = 0;
            for (Piece.Done piece : wave) {
                longest = Math.max(longest, piece.nanos() / 1e9);
                trials = Math.max(trials, piece.answers().size());
            }
            if (longest > 0) {
                size = Math.clamp(trials * SECONDS / longest, 1, GROWTH * trials);
            }
        }

        private List<Piece.Done> await(JavaFutureAction<List<Piece.Done>> wave) {
            try {
                while (true) {
                    try {
                        return wave.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                    } catch (TimeoutException _) {
                        session.sayIfNobodyWorks();
                    }
                }
            } catch (ExecutionException failed) {
                throw new SparkFailure("Spark gave up: " + Session.sentence(failed), failed);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                throw new CancellationException("the work was interrupted");
            }
        }

        void cancel() {
            ahead.forEach(wave -> wave.cancel(true));
        }
    }
}
