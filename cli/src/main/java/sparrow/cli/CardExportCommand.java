package sparrow.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `sparrow card export FILE`: the compiled card in JSON.
@Command(
        name = "export",
        description = "Writes a compiled card in JSON: its lines and every variation in tiles.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "{\"lines\": [{\"id\", \"section\", \"points\", \"concealed\", \"difficulty\",",
            "   \"variations\"}],",
            " \"variations\": [{\"line\", \"tiles\": [14], \"jokers\": [14 booleans],",
            "   \"groups\": [{\"tile\", \"count\", \"jokers\", \"exposable\"}]}]}",
            "Tiles: 1B 2C 3D N E W S R G 0 F; jokers says where a joker may stand. Groups are",
            "the equal tiles that stand together; two of the same tile stay two groups."
        })
final class CardExportCommand implements Runnable {
    @Mixin private CardFile file = new CardFile();

    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        CardJson.write(file.compiled().card(), out);
    }
}
