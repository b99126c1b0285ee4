package sparrow.changchun.desk;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import sparrow.changchun.ChangchunRules;
import sparrow.changchun.Giver;
import sparrow.changchun.Words;
import sparrow.changchun.play.Position;
import sparrow.core.game.Choice;
import sparrow.core.game.Level;
import sparrow.core.table.Place;
import sparrow.core.table.View;
import sparrow.core.tile.Hand;
import sparrow.core.tile.Tile;
import sparrow.core.tile.Tiles;
import sparrow.desk.Answer;
import sparrow.desk.Counting;
import sparrow.desk.Question;

/// A question about a Changchun hand that makes sense: 13 tiles, or 14 with the one just come.
///
/// @param visible tiles seen elsewhere
/// @param win the tile it is said to win on, which is among its tiles
/// @param bao the bao, to a player who has said ting
record ChangchunQuestion(
        Hand hand,
        Tiles visible,
        Optional<Tile> win,
        Optional<Tile> bao,
        Set<Flag> flags,
        ChangchunRules rules,
        View view,
        Optional<Choice> choice)
        implements Question {
    static final int FULL = 14;

    ChangchunQuestion {
        flags = Set.copyOf(flags);
    }

    /// What a seat asks that must choose.
    static ChangchunQuestion of(View view, Choice choice) {
        Place own = view.own();
        Set<Flag> flags = EnumSet.noneOf(Flag.class);
        if (own.drawn().isPresent()) {
            flags.add(Flag.SELF_DRAW);
        }
        if (view.table().dealer() == view.seat()) {
            flags.add(Flag.DEALER);
        }
        if (own.hasSaid(Words.TING)) {
            flags.add(Flag.TING);
        }
        Optional<Tile> bao =
                view.table().markers(Words.BAO).stream()
                        .filter(marker -> marker.to().contains(view.seat()))
                        .map(marker -> marker.tile())
                        .reduce((_, last) -> last);
        return new ChangchunQuestion(
                new Hand(own.hand().list(), own.melds()),
                Position.elsewhere(view),
                own.drawn(),
                bao,
                flags,
                ChangchunRules.of(view.table().rules()),
                view,
                Optional.of(choice));
    }

    @Override
    public Answer answer(Level level) {
        return ChangchunAnswer.of(this, level);
    }

    boolean isFull() {
        return Counting.size(hand) == FULL;
    }

    boolean is(Flag flag) {
        return flags.contains(flag);
    }

    /// What whoever gave the last tile knew.
    Giver giver() {
        return is(Flag.FROM_TING)
                ? Giver.SEEING
                : is(Flag.FROM_BLIND) ? Giver.BLIND : Giver.NOT_TING;
    }

    /// The last tile: the one named, or else the one typed last.
    Tile last() {
        return win.orElseGet(() -> hand.tiles().getLast());
    }
}
