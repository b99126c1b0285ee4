package sparrow.american.value;

import sparrow.american.position.Phase;
import sparrow.american.position.Unseen;

/// What hands are valued with: the race against the others, and the chances until the wall is out.
///
/// It serves one position at a time.
final class Reckoning {
    private static final double WHOLE_WALL = 99;
    private static final int PLAYERS = 4;

    private final Demands demands;
    private final Skill skill;
    private final Arrivals soon = new Arrivals();
    private final Chances inTime;
    private final Race race;
    private final Arrivals ever = new Arrivals();
    private final Chances atAll;

    Reckoning(Demands demands, Skill skill) {
        this.demands = demands;
        this.skill = skill;
        this.inTime = new Chances(demands, soon);
        this.race = new Race(demands, inTime, skill.lines());
        this.atAll = new Chances(demands, ever);
    }

    Demands demands() {
        return demands;
    }

    Skill skill() {
        return skill;
    }

    /// The race when these tiles may come, and so many are left in the wall.
    Race race(Unseen unseen, int wall, Phase phase) {
        double left = turns(wall);
        double more = phase == Phase.CHARLESTON ? skill.charleston() : 0;
        soon.inTheRace(unseen, Math.max(0, WHOLE_WALL / PLAYERS - left), left, more);
        inTime.begin(unseen);
        race.begin();
        return race;
    }

    /// The chances if nobody else ever won.
    Chances untilTheWallIsOut(Unseen unseen, int wall) {
        ever.untilTheWallIsOut(unseen, turns(wall));
        atAll.begin(unseen);
        return atAll;
    }

    /// Own turns until the wall is out.
    private static double turns(int wall) {
        return wall / (double) PLAYERS;
    }
}
