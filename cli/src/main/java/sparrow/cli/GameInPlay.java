package sparrow.cli;

import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sparrow.desk.Mahjong;

/// Of which game many matches are played, under which rules and from which chance.
public final class GameInPlay {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameOptions.Names.class,
            description = "the game: ${COMPLETION-CANDIDATES}")
    private String game = "";

    @Mixin private RuleOptions rules = new RuleOptions();

    @Mixin private ManyGames many = new ManyGames();

    public Mahjong listing(CommandLine command) {
        return GameOptions.game(command, game);
    }

    public RuleOptions rules() {
        return rules;
    }

    public ManyGames many() {
        return many;
    }

    /// The game and its rules as somebody would type them again.
    String typed() {
        return game + rules.typed();
    }
}
