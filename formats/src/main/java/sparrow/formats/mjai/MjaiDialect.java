package sparrow.formats.mjai;

import java.util.List;
import java.util.Set;
import sparrow.records.Json;
import sparrow.riichi.Yaku;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// How programs tell the same events, each leaving out or renaming something; all are read alike.
public enum MjaiDialect {
    /// All that the others tell, each thing once.
    SPARROW("sparrow") {
        @Override
        void adapt(ObjectNode event) {
            switch (type(event)) {
                case "start_kyoku" -> event.remove("haiyama");
                case "hora" -> event.remove("hora_tehais");
                case "reach_accepted" -> event.remove(List.of("deltas", "scores"));
                default -> {}
            }
        }
    },

    /// The first servers and Manue: a greeting, hands that open without scores, yaku by other
    /// names.
    ORIGINAL("original") {
        @Override
        void greet(List<ObjectNode> events) {
            events.addFirst(
                    Json.MAPPER
                            .createObjectNode()
                            .put("type", "hello")
                            .put("protocol", "mjsonp")
                            .put("protocol_version", 3));
        }

        @Override
        void adapt(ObjectNode event) {
            switch (type(event)) {
                case "start_game" -> event.remove("kyoku_first");
                case "start_kyoku" -> {
                    event.remove("haiyama");
                    event.remove("scores");
                }
                case "hora" -> {
                    rename(event, "uradora_markers");
                    nameYaku(event);
                }
                default -> {}
            }
        }
    },

    /// mjai.app, Mortal and RiichiEnv: nothing but who does what and how points change.
    APP("app") {
        @Override
        void adapt(ObjectNode event) {
            switch (type(event)) {
                case "start_kyoku" -> event.remove("haiyama");
                case "hora" ->
                        event.retain(Set.of("type", "actor", "target", "deltas", "ura_markers"));
                case "ryukyoku" -> event.retain(Set.of("type", "deltas"));
                case "reach_accepted" -> event.remove(List.of("deltas", "scores"));
                default -> {}
            }
        }
    },

    /// akochan: the whole wall, and what everybody has instead of how it changes.
    AKOCHAN("akochan") {
        @Override
        void adapt(ObjectNode event) {
            switch (type(event)) {
                case "hora" -> {
                    rename(event, "uradora_marker");
                    event.remove(List.of("deltas", "yakus", "hora_points"));
                }
                case "ryukyoku", "reach_accepted" -> event.remove("deltas");
                default -> {}
            }
        }
    };

    private static final int HAN_OF_YAKUMAN = 13;

    private final String key;

    MjaiDialect(String key) {
        this.key = key;
    }

    /// The name people type.
    public String key() {
        return key;
    }

    /// Adds what stands before the first event.
    void greet(List<ObjectNode> events) {}

    /// Makes an event that tells everything one of this dialect.
    abstract void adapt(ObjectNode event);

    private static String type(ObjectNode event) {
        return event.get("type").stringValue();
    }

    private static void rename(ObjectNode event, String name) {
        JsonNode ura = event.remove("ura_markers");
        if (ura != null) {
            event.set(name, ura);
        }
    }

    private static void nameYaku(ObjectNode event) {
        if (!(event.remove("yakus") instanceof ArrayNode yakus)) {
            return;
        }
        ArrayNode named = event.putArray("yakus");
        int dragons = 0;
        int all = 0;
        for (JsonNode pair : yakus) {
            Yaku yaku = MjaiYaku.named(pair.get(0).stringValue()).orElseThrow();
            int han = pair.get(1).intValue();
            int told = yaku.isYakuman() ? han / HAN_OF_YAKUMAN * MjaiYaku.HAN_OF_YAKUMAN : han;
            all += told;
            if (MjaiYaku.dragons().contains(yaku)) {
                dragons += told;
            } else {
                named.addArray().add(MjaiYaku.original(yaku)).add(told);
            }
        }
        if (dragons > 0) {
            named.addArray().add(MjaiYaku.DRAGONS).add(dragons);
        }
        event.put("fan", all);
    }
}
