package sparrow.server.table;

import sparrow.core.game.Variant;
import sparrow.core.table.Rules;
import sparrow.desk.Mahjong;

/// What a table was made with, and keeps.
///
/// @param standIn the name of the bot that plays for people who are away
/// @param listed whether the lobby shows it
/// @param created milliseconds since 1970
/// @param invitation the hash of the secret in the link
/// @param owner the hash of the owner's secret
record TableSetup(
        String name,
        Mahjong game,
        String preset,
        Rules rules,
        Settings settings,
        String standIn,
        boolean listed,
        long created,
        String invitation,
        String owner) {
    Variant variant() {
        return game.variant(rules);
    }
}
