package sparrow.arena.lab;

import java.util.List;
import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.arena.Spread;

/// What many games say about a card.
public final class LabTally {
    private final Card card;
    private final long[] aimed;
    private final long[] reached;
    private final long[] won;
    private final long[] discards;
    private long games;
    private long wallGames;
    private long selfPicked;
    private long length;
    private Spread eastWins = Spread.NONE;
    private Spread eastGains = Spread.NONE;

    public LabTally(Card card) {
        this.card = card;
        int lines = card.lines().size();
        this.aimed = new long[lines];
        this.reached = new long[lines];
        this.won = new long[lines];
        this.discards = new long[lines];
    }

    public void add(LabGame game) {
        games++;
        length += game.discards();
        eastWins = eastWins.plus(game.isWonByEast() ? 1 : 0);
        eastGains = eastGains.plus(game.gains().getFirst());
        for (OptionalInt aim : game.aims()) {
            aim.ifPresent(line -> aimed[line]++);
        }
        if (game.won().isEmpty()) {
            wallGames++;
        }
        game.won().ifPresent(win -> add(game, win));
    }

    private void add(LabGame game, LabGame.Won win) {
        won[win.line()]++;
        discards[win.line()] += game.discards();
        selfPicked += win.selfPicked() ? 1 : 0;
        boolean aimedAt =
                !game.aims().isEmpty()
                        && game.aims().get(win.seat()).equals(OptionalInt.of(win.line()));
        reached[win.line()] += aimedAt ? 1 : 0;
    }

    public long games() {
        return games;
    }

    /// Games nobody won.
    public long wallGames() {
        return wallGames;
    }

    /// Games won without a discard of somebody else.
    public long selfPicked() {
        return selfPicked;
    }

    /// How often East wins a game.
    public Spread eastWins() {
        return eastWins;
    }

    /// What East gains in a game.
    public Spread eastGains() {
        return eastGains;
    }

    /// Tiles thrown in a game, on average.
    public double meanLength() {
        return games == 0 ? 0 : (double) length / games;
    }

    /// The lines in the order of the card.
    public List<LineResult> lines() {
        double income = income();
        return card.lines().stream()
                .map(line -> {
                    int at = line.index();
                    return new LineResult(
                            line,
                            aimed[at],
                            reached[at],
                            won[at],
                            won[at] == 0 ? 0 : (double) discards[at] / won[at],
                            income);
                })
                .toList();
    }

    /// The printed points a seat wins, on average, with the line it aimed at from the beginning.
    private double income() {
        double points = 0;
        long aims = 0;
        for (int at = 0; at < aimed.length; at++) {
            points += (double) reached[at] * card.lines().get(at).points();
            aims += aimed[at];
        }
        return aims == 0 ? 0 : points / aims;
    }
}
