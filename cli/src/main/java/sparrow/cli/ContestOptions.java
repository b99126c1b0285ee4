package sparrow.cli;

import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import sparrow.arena.Contest;
import sparrow.arena.Crew;

/// Which bot is tried against which, in what game and from which chance.
final class ContestOptions {
    @Parameters(index = "0", paramLabel = "A", description = "the bot that is tried")
    private String challenger = "";

    @Parameters(index = "1", paramLabel = "B", description = "the bot it is tried against")
    private String champion = "";

    @Mixin private GameOptions options = new GameOptions();

    @Mixin private ManyGames many = new ManyGames();

    /// @param sets how many are asked for
    Contest contest(CommandLine command, int sets) {
        many.check(command, "sets", sets);
        return Contest.of(
                options.game(command),
                options.rules(command),
                options.bot(command, challenger),
                options.bot(command, champion),
                many.seed());
    }

    Crew crew(CommandLine command, Workforce workforce) {
        return many.crew(command, workforce);
    }

    /// The game and its rules.
    String title(CommandLine command) {
        return options.game(command).title() + ", " + options.rulesName(command);
    }
}
