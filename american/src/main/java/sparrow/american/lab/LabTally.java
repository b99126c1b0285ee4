package sparrow.american.lab;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sparrow.american.card.Card;
import sparrow.desk.Spread;

/// What many games say about a card.
final class LabTally {
    private static final long OFTEN = 100;
    private static final int FEW_LINES = 5;

    private final Card card;
    private final long[] aimed;
    private final long[] reached;
    private final long[] earned;
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
        this.earned = new long[lines];
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
        earned[win.line()] += aimedAt ? win.value() : 0;
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
                            earned[at],
                            won[at],
                            won[at] == 0 ? 0 : (double) discards[at] / won[at],
                            income);
                })
                .toList();
    }

    /// What a seat wins, on average, with the line it aimed at from the beginning.
    private double income() {
        long aims = Arrays.stream(aimed).sum();
        return aims == 0 ? 0 : (double) Arrays.stream(earned).sum() / aims;
    }

    /// How well the order of the lines by [Card#chance] agrees with that by success.
    ///
    /// @param lines how many lines were aimed at often enough to compare
    public record Agreement(double rank, int lines) {}

    /// The agreement of what the card tells with what the games tell; none if too few lines were
    /// aimed at.
    public Optional<Agreement> agreement() {
        List<LineResult> often = lines().stream().filter(line -> line.aimed() >= OFTEN).toList();
        return often.size() < FEW_LINES
                ? Optional.empty()
                : Optional.of(
                        new Agreement(
                                RankCorrelation.of(
                                        often.stream()
                                                .map(each -> card.chance(each.line()))
                                                .toList(),
                                        often.stream().map(each -> each.success().mean()).toList()),
                                often.size()));
    }
}
