package sparrow.american.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sparrow.american.card.Kinds;
import sparrow.american.card.Win;
import sparrow.american.odds.Completion;
import sparrow.american.position.Held;
import sparrow.american.position.Opponent;
import sparrow.american.position.Position;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// Looks for the jokers to buy before anything is discarded: those that together complete the hand;
/// if there are none, one after another those that leave it worth most.
public final class Exchanges {

    /// The least gain that is worth an exchange.
    public static final double LEAST_GAIN = 0.05;

    private static final int NOT_OWN = -1;
    private static final int NOTHING = -1;

    private final HandValue value;
    private final Threats threats;

    /// An exposure with jokers.
    private record Offer(String owner, int own, Tile tile, int jokers) {
        boolean isOpen(Held held) {
            return jokers > 0 && held.count(Kinds.of(tile)) > 0;
        }

        Held taken(Held held) {
            return own == NOT_OWN ? held.exchanging(tile) : held.exchanging(tile, own);
        }

        Offer taken() {
            return new Offer(owner, own, tile, jokers - 1);
        }

        boolean isLike(Offer other) {
            return tile == other.tile && own == other.own;
        }
    }

    /// Exchanges one after another, and the hand they lead to.
    public record Plan(List<ExchangeAdvice> steps, Held held, Optional<Win> win) {
        public Plan {
            steps = List.copyOf(steps);
        }
    }

    private Exchanges(HandValue value, Threats threats) {
        this.value = value;
        this.threats = threats;
    }

    /// The best exchanges for a player who holds fourteen tiles; none if none gains.
    public static Plan best(HandValue value, Threats threats) {
        Exchanges exchanges = new Exchanges(value, threats);
        Held held = Held.of(value.position());
        List<Offer> offers = exchanges.offers(held);
        return exchanges
                .winning(List.of(), held, offers)
                .orElseGet(() -> exchanges.gaining(held, offers));
    }

    private List<Offer> offers(Held held) {
        List<Offer> offers = new ArrayList<>();
        Position position = value.position();
        for (int meld = 0; meld < position.exposed().size(); meld++) {
            offer(position.exposed().get(meld), ExchangeAdvice.OWN, meld, held, offers);
        }
        for (Opponent other : position.others()) {
            other.exposed().forEach(meld -> offer(meld, other.name(), NOT_OWN, held, offers));
        }
        return offers;
    }

    private static void offer(Meld meld, String owner, int own, Held held, List<Offer> offers) {
        int jokers = Collections.frequency(meld.tiles(), Tile.JOKER);
        if (Kinds.isNatural(meld.face())) {
            Offer offer = new Offer(owner, own, Kinds.tile(Kinds.of(meld.face())), jokers);
            if (offer.isOpen(held)) {
                offers.add(offer);
            }
        }
    }

    /// The fewest exchanges that complete the hand.
    private Optional<Plan> winning(List<ExchangeAdvice> steps, Held held, List<Offer> offers) {
        Optional<Win> win = value.win(held.rack());
        if (win.isPresent()) {
            String line = win.get().line().id();
            double gain =
                    Completion.SELF_PICKED * win.get().value() - net(Held.of(value.position()));
            return Optional.of(
                    new Plan(
                            steps.stream().map(step -> step.winning(line, gain)).toList(),
                            held,
                            win));
        }
        Optional<Plan> fewest = Optional.empty();
        for (int at = 0; at < offers.size(); at++) {
            Offer offer = offers.get(at);
            if (offer.isOpen(held)) {
                List<Offer> left = new ArrayList<>(offers.subList(at, offers.size()));
                left.set(0, offer.taken());
                Optional<Plan> found = winning(step(steps, offer, 0), offer.taken(held), left);
                fewest =
                        Stream.concat(fewest.stream(), found.stream())
                                .min(Comparator.comparingInt(plan -> plan.steps.size()));
            }
        }
        return fewest;
    }

    /// One exchange after another, as long as the hand gains.
    private Plan gaining(Held from, List<Offer> offered) {
        List<Offer> offers = new ArrayList<>(offered);
        List<ExchangeAdvice> steps = List.of();
        Held held = from;
        double worth = offers.isEmpty() ? 0 : net(held);
        for (boolean gains = true; gains; ) {
            int best = NOTHING;
            double most = worth + LEAST_GAIN;
            for (int at = 0; at < offers.size(); at++) {
                if (offers.get(at).isOpen(held) && isNew(offers, at)) {
                    double then = net(offers.get(at).taken(held));
                    best = then > most ? at : best;
                    most = Math.max(most, then);
                }
            }
            gains = best != NOTHING;
            if (gains) {
                Offer offer = offers.get(best);
                steps = step(steps, offer, most - worth);
                held = offer.taken(held);
                worth = most;
                offers.set(best, offer.taken());
            }
        }
        return new Plan(steps, held, Optional.empty());
    }

    private static boolean isNew(List<Offer> offers, int at) {
        return offers.subList(0, at).stream()
                .noneMatch(before -> before.jokers > 0 && before.isLike(offers.get(at)));
    }

    private static List<ExchangeAdvice> step(List<ExchangeAdvice> steps, Offer offer, double gain) {
        List<ExchangeAdvice> more = new ArrayList<>(steps);
        more.add(new ExchangeAdvice(offer.tile, offer.owner, gain, Optional.empty()));
        return more;
    }

    /// What a full hand is worth, the best discard counted in.
    private double net(Held full) {
        return Parting.discard(value, threats, full).net();
    }
}
