package sparrow.server.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sparrow.records.Json;
import sparrow.server.table.Advising;
import sparrow.server.table.Line;
import sparrow.server.table.LiveTable;
import sparrow.server.table.NewTable;
import sparrow.server.table.TableAsk;
import sparrow.server.table.TableQuota;
import sparrow.server.table.Tables;
import sparrow.server.table.Viewer;
import sparrow.server.table.Whereabouts;
import sparrow.server.work.HeavyWork;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The tables of a server that keeps all of them.
public final class AllHere implements Whereabouts {
    private final Tables tables;
    private final HeavyWork work;

    public AllHere(Tables tables, HeavyWork work) {
        this.tables = tables;
        this.work = work;
    }

    @Override
    public ObjectNode ask(String table, TableAsk ask) {
        return ask.kind() == TableAsk.Kind.FORGET
                ? forget(tables, table, ask.secret())
                : Reception.answer(find(table), ask);
    }

    /// Takes the person whose seat a secret opens out of a match that has ended.
    public static ObjectNode forget(Tables tables, String table, String secret) {
        if (!tables.forget(table, Reception.secret(secret))) {
            throw RecordsApi.missing();
        }
        return Json.MAPPER.createObjectNode();
    }

    @Override
    public ObjectNode advise(String table, Advising advising, Consumer<Runnable> watch) {
        return Reception.advise(work, find(table), advising, watch);
    }

    private LiveTable find(String name) {
        return tables.find(name).orElseThrow(Reception::missing);
    }

    @Override
    public Line connect(String table, Viewer viewer, JsonNode hello) {
        return Reception.connect(find(table), viewer, hello);
    }

    @Override
    public Tables.Made make(NewTable plan, String maker, TableQuota quota) {
        return tables.make(plan, maker, quota);
    }

    @Override
    public List<ObjectNode> lobby(int most) {
        return tables.lobby(most);
    }

    @Override
    public void announce(String sentence) {
        tables.announce(sentence);
    }

    @Override
    public Optional<String> complaint() {
        return Optional.empty();
    }
}
