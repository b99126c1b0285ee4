package sparrow.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/// Runs typical commands for nobody, after a build: what they load is what later starts find ready
/// in a start-up cache. `serve` rehearses a server, anything else the commands that answer at once.
final class Rehearsal {
    private static final List<String> COMMANDS =
            List.of(
                    "--help",
                    "tiles 123m0p(111s)",
                    "tiles 12x",
                    "riichi 123m456p789s11122z -t -r -d 1m",
                    "riichi (111m)234p0p67s99s -w 5s --all",
                    "riichi 123m456p789s1112z --shanten",
                    "riichi 123m456p789s11122z --ukeire --visible 1m",
                    "riichi 3467m24067p345s88s --odds -d 3s --against 19m4p",
                    "riichi 456p789s3344z(123m) --ukeire",
                    "riichi 123m456p789s11122z --json",
                    "riichi 123m456p789s1112z --shanten --json",
                    "riichi 123m --shanten",
                    "filipino 123345m456789p777s11z --json",
                    "filipino 123345m456789p777s11z -s --rules manila --rule honors=playable",
                    "filipino 123345m456789p777s1z",
                    "filipino 123345m456789p777s15z",
                    "changchun 123m46p789s11144z5p --self-draw",
                    "changchun 123m46p789s11244z",
                    "changchun 123m46p789s11244z --json",
                    "american 1B1B1B4B4B4B7B7B8D8DJFFN",
                    "arena bots",
                    "arena duel intermediate beginner --sets 2");

    private Rehearsal() {}

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("serve")) {
            rehearseServer();
        } else {
            rehearseCommands();
        }
        System.exit(0); // as Main ends: what an exit loads is rehearsed too
    }

    private static void rehearseCommands() {
        for (boolean terminal : new boolean[] {true, false}) {
            for (String command : COMMANDS) {
                PrintWriter nobody = new PrintWriter(Writer.nullWriter());
                Main.run(
                        terminal ? Paper.terminal(80) : Paper.plain(80),
                        nobody,
                        nobody,
                        command.split(" "));
            }
        }
    }

    /// A server starts much sooner when it has been started before.
    private static void rehearseServer() {
        PrintWriter nobody = new PrintWriter(Writer.nullWriter());
        String[] load = "load --tables 1 --seconds 3 --pace 100".split(" ");
        Main.run(Paper.plain(80), nobody, nobody, load);
    }
}
