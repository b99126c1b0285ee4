package sparrow.american.table;

import java.util.ArrayList;
import java.util.List;

/// What happens before play, phase by phase.
final class Program {
    private final List<String> phases;

    private Program(List<String> phases) {
        this.phases = List.copyOf(phases);
    }

    static Program of(AmericanRules rules) {
        List<String> phases = new ArrayList<>();
        if (rules.charleston != AmericanRules.Charleston.NONE) {
            phases.addAll(List.of(Words.FIRST_RIGHT, Words.FIRST_ACROSS, Words.FIRST_LEFT));
        }
        if (rules.charleston == AmericanRules.Charleston.FULL) {
            phases.addAll(
                    List.of(
                            Words.VOTE,
                            Words.SECOND_LEFT,
                            Words.SECOND_ACROSS,
                            Words.SECOND_RIGHT));
        }
        if (rules.courtesy) {
            phases.add(Words.COURTESY);
        }
        if (rules.dingDong > 0) {
            phases.add(Words.DING_DONG);
        }
        if (rules.mush > 0) {
            phases.add(Words.MUSH);
        }
        phases.add(Words.PLAY);
        return new Program(phases);
    }

    List<String> phases() {
        return phases;
    }

    String first() {
        return phases.getFirst();
    }

    String after(String phase) {
        return phases.get(phases.indexOf(phase) + 1);
    }

    /// What follows when somebody stops the Charleston.
    String afterStop() {
        return after(Words.SECOND_RIGHT);
    }
}
