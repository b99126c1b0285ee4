package sparrow.bulk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import sparrow.arena.Crew;
import sparrow.arena.Errand;

/// The executors of Spark. Each wave has a piece of the errand for every core; what comes back is
/// handed over in the order of the numbers, whoever made it and however often.
final class SparkCrew implements Crew {
    /// A piece takes about so long: what Spark does for each is little beside it, and what is lost
    /// with an executor too.
    private static final double SECONDS = 2;

    /// A piece has at most so many times the trials of one that was measured.
    private static final double GROWTH = 4;

    private final Session session;

    SparkCrew(Session session) {
        this.session = session;
    }

    @Override
    public <T> void make(Errand<T> errand, int first, int end, Predicate<? super T> wantsMore) {
        Telling<T> telling = Telling.of(errand);
        Division division = new Division(telling.text(), first, end);
        Waves<Piece, Piece.Done> waves =
                new Waves<>(session, () -> division.pieces(session.cores()), Piece::done);
        try {
            for (List<Piece.Done> wave = waves.next(); !wave.isEmpty(); wave = waves.next()) {
                division.measure(wave);
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

    /// How an errand is divided into pieces.
    static final class Division {
        private final String errand;
        private final int end;
        private int next;

        /// How many trials a piece has, as far as is known.
        private double size = 1;

        Division(String errand, int first, int end) {
            this.errand = errand;
            this.next = first;
            this.end = end;
        }

        /// A piece for each core, smaller towards the end so that all cores have work until then.
        List<Piece> pieces(int cores) {
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

        /// Learns from a wave how many trials take as long as a piece should.
        void measure(List<Piece.Done> wave) {
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
    }
}
