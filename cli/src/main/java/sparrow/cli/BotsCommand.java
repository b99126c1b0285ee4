package sparrow.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sparrow.catalog.Catalog;
import sparrow.core.game.Level;
import sparrow.desk.Mahjong;

/// `sparrow arena bots`: who can be asked to play.
@Command(
        name = "bots",
        description = "Lists the bots of every game, from the weakest to the strongest.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class BotsCommand implements Runnable {
    @Spec private CommandSpec spec = CommandSpec.create();

    private final Paper paper;

    BotsCommand(Paper paper) {
        this.paper = paper;
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        for (Mahjong game : Catalog.games()) {
            out.println(paper.heading(game.title()) + paper.faint("  --game " + game.name()));
            int longest =
                    game.levels().stream().mapToInt(bot -> bot.name().length()).max().orElse(0);
            for (Level bot : game.levels()) {
                out.println("  " + Paper.padded(bot.name(), longest + 2) + bot.meaning());
            }
        }
    }
}
