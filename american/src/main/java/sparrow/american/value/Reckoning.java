package sparrow.american.value;

import sparrow.american.position.Phase;
import sparrow.american.position.Position;
import sparrow.american.position.Unseen;

/// What hands are valued with: the race against the others, and the chances until the wall is out.
///
/// It serves one position at a time.
final class Reckoning {
    private static final double WHOLE_WALL = 99;
    private static final int PLAYERS = 4;
    private static final double LEAST = 0.2;

    private final Demands demands;
    private final Skill skill;
    private final Arrivals soon;
    private final Chances inTime;
    private final Race race;
    private final Arrivals ever;
    private final Chances atAll;

    Reckoning(Demands demands, Skill skill) {
        this.demands = demands;
        this.skill = skill;
        this.soon = new Arrivals(skill);
        this.ever = new Arrivals(skill);
        this.inTime = new Chances(demands, soon);
        this.race = new Race(demands, inTime, skill);
        this.atAll = new Chances(demands, ever);
    }

    Demands demands() {
        return demands;
    }

    Skill skill() {
        return skill;
    }

    /// The race when these tiles may come, and so many are left in the wall.
    Race race(Unseen unseen, int wall, Position position) {
        double left = turns(wall);
        double more = position.phase() == Phase.CHARLESTON ? skill.of(Trait.CHARLESTON) : 0;
        soon.inTheRace(
                unseen, Math.max(0, WHOLE_WALL / PLAYERS - left), left, more, part(position));
        inTime.begin(unseen);
        race.begin();
        return race;
    }

    /// The part of the usual race that others leave us.
    private double part(Position position) {
        double hurry = skill.of(Trait.HURRY);
        if (hurry == 0) {
            return 1;
        }
        int exposures = position.others().stream().mapToInt(each -> each.exposed().size()).sum();
        return Math.max(LEAST, 1 - hurry * exposures);
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
