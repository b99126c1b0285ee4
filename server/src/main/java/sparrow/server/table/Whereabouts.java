package sparrow.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Where tables are kept: all of them here, or each by one of several servers. Whatever is refused
/// is an [ApiRefusal].
public interface Whereabouts {
    /// What a table says to a request.
    ObjectNode ask(String table, TableAsk ask);

    /// What there is to say to a seat about what it must choose now, thought about apart from the
    /// tables.
    ///
    /// @param watch told what to do when the asker leaves
    ObjectNode advise(String table, Advising advising, Consumer<Runnable> watch);

    /// Connects somebody to a table.
    ///
    /// @param hello the first message of the connection
    Line connect(String table, Viewer viewer, JsonNode hello);

    /// Makes a table.
    ///
    /// @param maker the address it is made from
    Tables.Made make(NewTable plan, String maker, TableQuota quota);

    /// The listed tables that wait or are played at, the newest first.
    List<ObjectNode> lobby(int most);

    /// Tells everybody at every table something.
    void announce(String sentence);

    /// Why nobody should be sent here, if there is a reason.
    Optional<String> complaint();
}
