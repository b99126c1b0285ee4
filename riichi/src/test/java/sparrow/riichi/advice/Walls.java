package sparrow.riichi.advice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import sparrow.core.tile.Tile;

/// Real walls, drawn from without replacement by the player whose odds [Odds] tells: what they must
/// agree with.
final class Walls {
    private final Ways ways;
    private final List<Integer> unseen = new ArrayList<>();
    private final int turns;
    private final double[] ready;
    private final double[] win;
    private int walls = 1;

    private Walls(Position position, int turns) {
        this.turns = turns;
        ways = new Ways(position, TurnsAhead.own(turns));
        int[] left = position.unseen();
        for (int kind = 0; kind < Tile.KINDS; kind++) {
            for (int copy = 0; copy < left[kind]; copy++) {
                unseen.add(kind);
            }
        }
        ready = new double[turns + 1];
        win = new double[turns + 1];
    }

    /// Every wall there is.
    static Walls all(Position position, int turns) {
        Walls walls = new Walls(position, turns);
        walls.draw(walls.ways.start(), 0, walls.ways.start().isReady() ? 0 : -1, -1, 1, 0);
        return walls;
    }

    private void draw(Way way, int turn, int readyAt, int wonAt, double share, long used) {
        if (turn == turns) {
            count(readyAt, wonAt, share);
            return;
        }
        int left = unseen.size() - turn;
        for (int i = 0; i < unseen.size(); i++) {
            if ((used >>> i & 1) == 0) {
                Step step = step(way, turn, unseen.get(i), readyAt, wonAt);
                draw(step.way, turn + 1, step.readyAt, step.wonAt, share / left, used | 1L << i);
            }
        }
    }

    /// So many walls, shuffled.
    static Walls some(Position position, int turns, int walls, Random random) {
        Walls all = new Walls(position, turns);
        for (int i = 0; i < walls; i++) {
            Collections.shuffle(all.unseen, random);
            Step step = new Step(all.ways.start(), all.ways.start().isReady() ? 0 : -1, -1);
            for (int turn = 0; turn < turns; turn++) {
                step = all.step(step.way, turn, all.unseen.get(turn), step.readyAt, step.wonAt);
            }
            all.count(step.readyAt, step.wonAt, 1);
        }
        all.walls = walls;
        return all;
    }

    private record Step(Way way, int readyAt, int wonAt) {}

    private Step step(Way way, int turn, int kind, int readyAt, int wonAt) {
        for (int i = 0; i < way.accepted.length && wonAt < 0; i++) {
            if (way.accepted[i] == kind) {
                if (way.isReady()) {
                    boolean counts = ways.prizes().of(way.kinds, kind).tsumo() > 0;
                    return new Step(way, readyAt, counts ? turn + 1 : -1);
                }
                Way next = way.next(i, turn + 1);
                return new Step(next, next.isReady() ? turn + 1 : -1, -1);
            }
        }
        return new Step(way, readyAt, wonAt);
    }

    private void count(int readyAt, int wonAt, double share) {
        for (int turn = 0; turn <= turns; turn++) {
            ready[turn] += readyAt >= 0 && readyAt <= turn ? share : 0;
            win[turn] += wonAt >= 0 && wonAt <= turn ? share : 0;
        }
    }

    /// How often the hand was ready after that many draws.
    double ready(int turn) {
        return ready[turn] / walls;
    }

    /// How often it had won.
    double win(int turn) {
        return win[turn] / walls;
    }
}
