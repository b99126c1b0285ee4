package sparrow.arena.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import sparrow.arena.InOrder;
import sparrow.arena.Trials;
import sparrow.core.game.Chance;
import sparrow.core.game.Seed;
import sparrow.odds.Fitting;
import sparrow.odds.Model;
import sparrow.odds.Net;

/// A model fitted in rounds: bots play and explore, nets are fitted on what came of it, and in the
/// next round about half of the bots play by those nets.
///
/// Every round adds its games to those before. The games of a round are dealt out to the nets in
/// turn, so that no two nets have seen the same hand. One more part is left for [SecondOpinion]s.
///
/// @param shelf keeps what was played, so that a fit can go on later
public record Fit(Field field, Fitting fitting, Plan plan, Shelf shelf) {
    /// So many matches are played, and kept, at a time.
    private static final int CHUNK = 50;

    /// How much is played and learnt.
    ///
    /// @param matches of each round, in order
    /// @param nets whose mean is the model
    /// @param hidden the sizes of a net's hidden layers
    /// @param passes over the samples
    /// @param sweeps how often every net is fitted anew on what the others say of each next
    ///   decision
    public record Plan(
            List<Integer> matches,
            int nets,
            List<Integer> hidden,
            int passes,
            int sweeps,
            long seed) {
        public Plan {
            matches = List.copyOf(matches);
            hidden = List.copyOf(hidden);
        }
    }

    /// Where samples are kept between two starts.
    public interface Shelf {
        Optional<Samples> find(int round, int chunk);

        void keep(int round, int chunk, Samples samples);

        /// Keeps nothing.
        Shelf NONE =
                new Shelf() {
                    @Override
                    public Optional<Samples> find(int round, int chunk) {
                        return Optional.empty();
                    }

                    @Override
                    public void keep(int round, int chunk, Samples samples) {
                        // there is no place for them
                    }
                };
    }

    /// What a fit came to.
    ///
    /// @param judge fitted on games of its own, to judge the model by
    /// @param samples how many decisions all of them learnt from
    public record Fitted(Model model, Model judge, long samples) {}

    /// How many matches there are to play.
    public int all() {
        return plan.matches.stream().mapToInt(each -> chunks(each) * CHUNK).sum();
    }

    private static int chunks(int matches) {
        return (matches + CHUNK - 1) / CHUNK;
    }

    /// Plays and fits.
    ///
    /// @param progress is told how many matches are over
    public Fitted run(int threads, String origin, LongConsumer progress) {
        int parts = plan.nets + 1;
        List<Samples> known = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            known.add(new Samples(fitting.measures().size()));
        }
        long played = 0;
        for (int round = 0; round < plan.matches.size(); round++) {
            Before before = new Before(round, origin, threads, List.copyOf(known));
            List<Samples> news = new ArrayList<>();
            for (int chunk = 0; chunk < chunks(plan.matches.get(round)); chunk++) {
                news.add(samples(round, chunk, before));
                played += CHUNK;
                progress.accept(played);
            }
            for (int chunk = 0; chunk < news.size(); chunk++) {
                known.get(chunk % parts).addAll(news.get(chunk));
            }
        }
        List<Net> fitted = nets(known, threads);
        long samples = known.stream().mapToLong(Samples::size).sum();
        return new Fitted(
                new Model(origin, fitted.subList(0, plan.nets)),
                new Model(origin, List.of(fitted.getLast())),
                samples);
    }

    /// What was learnt before a round, worked out when a match of it must be played.
    private final class Before {
        private final int round;
        private final String origin;
        private final int threads;
        private final List<Samples> known;
        private Optional<Model> model = Optional.empty();

        Before(int round, String origin, int threads, List<Samples> known) {
            this.round = round;
            this.origin = origin;
            this.threads = threads;
            this.known = known;
        }

        Optional<Model> model() {
            if (round > 0 && model.isEmpty()) {
                model = Optional.of(new Model(origin, nets(known, threads).subList(0, plan.nets)));
            }
            return model;
        }

        int threads() {
            return threads;
        }
    }

    private Samples samples(int round, int chunk, Before before) {
        Optional<Samples> kept = shelf.find(round, chunk);
        if (kept.isPresent()) {
            return kept.get();
        }
        Exploration exploration = new Exploration(field, fitting, before.model(), word(round));
        Samples samples = new Samples(fitting.measures().size());
        new Trials<>(number -> exploration.play(chunk * CHUNK + number), before.threads())
                .make(
                        CHUNK,
                        match -> {
                            samples.addAll(match);
                            return true;
                        });
        shelf.keep(round, chunk, samples);
        return samples;
    }

    /// Every round has chance of its own, which no duel has.
    private long word(int round) {
        Chance words = Seed.splitMix64(~plan.seed).hand(round);
        return words.next();
    }

    /// The nets of the model, and that of the judge.
    private List<Net> nets(List<Samples> known, int threads) {
        List<Net> fitted = each(known.size(), threads, part -> training(part).fit(known.get(part)));
        for (int sweep = 0; sweep < plan.sweeps; sweep++) {
            List<Net> before = List.copyOf(fitted);
            List<Net> better =
                    each(plan.nets, threads, part -> ahead(part, known.get(part), before));
            better.add(before.getLast());
            fitted = better;
        }
        return fitted;
    }

    private List<Net> each(int parts, int threads, IntFunction<Net> fit) {
        List<Integer> numbers = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            numbers.add(part);
        }
        List<Net> nets = new ArrayList<>();
        new InOrder<Integer, Net>(fit::apply, threads).run(numbers.iterator(), nets::add);
        return nets;
    }

    private Training training(int part) {
        return new Training(fitting.measures(), plan.hidden, plan.passes, plan.seed + part);
    }

    /// A net fitted anew by what the others say; the judge is none of them.
    private Net ahead(int part, Samples samples, List<Net> before) {
        List<Net> others = new ArrayList<>(before.subList(0, plan.nets));
        if (others.size() > 1) {
            others.remove(part);
        }
        int ready = fitting.measures().indexOf(fitting.ready());
        Targets targets = Targets.ahead(samples, new Model("", others), ready);
        return training(part).fit(samples, targets);
    }
}
