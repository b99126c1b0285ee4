package sparrow.server.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import sparrow.core.tile.Notation;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Tile;
import sparrow.records.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One lie in the record of a match about its tiles.
enum FairTampering {
    SECRET("another secret of the server") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return note(lines, random.nextBoolean() ? "fair_seed" : "fair_salt", random);
        }
    },
    COMMITMENT("another commitment") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            String name = random.nextInt(3) == 0 ? "" : "_" + any(seats(match), random);
            return note(lines, "fair_commitment" + name, random);
        }
    },
    NONCE("another number of a seat") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return note(lines, "fair_nonce_" + any(seats(match), random), random);
        }
    },
    LATE_NONCE("a number of a seat chosen late, with a commitment that fits") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            Seat seat = any(seats(match), random);
            String nonce = Token.hash("late " + random.nextLong());
            ObjectNode header = json(lines.getFirst());
            ObjectNode notes = (ObjectNode) header.get("notes");
            notes.put("fair_nonce_" + seat, nonce);
            notes.put("fair_commitment_" + seat, match.round().commitment(seat, nonce));
            return Optional.of(with(lines, 0, header));
        }
    },
    LATE_SECRET("a secret of the server chosen late, with a commitment that fits") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            FairRound old = match.round();
            FairSeed secret =
                    new FairSeed(Token.hash("late " + random.nextLong()), old.secret().salt());
            FairRound late =
                    new FairRound(
                                    old.table(),
                                    old.number(),
                                    secret,
                                    old.commitments(),
                                    old.nonces())
                            .committedBots(match.bots())
                            .revealedBots(match.bots());
            ObjectNode header = json(lines.getFirst());
            ObjectNode notes = (ObjectNode) header.get("notes");
            late.notes(match.bots(), List.of()).forEach(notes::put);
            return Optional.of(with(lines, 0, header));
        }
    },
    BOT("a person's seat told to be a bot's") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            ObjectNode header = json(lines.getFirst());
            ((ObjectNode) header.get("notes")).put("fair_bots", "ABCD");
            return Optional.of(with(lines, 0, header));
        }
    },
    PLACE("another table or round") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            ObjectNode header = json(lines.getFirst());
            ObjectNode notes = (ObjectNode) header.get("notes");
            if (random.nextBoolean()) {
                notes.put("fair_table", match.round().table() + "X");
            } else {
                notes.put("fair_round", String.valueOf(match.round().number() + 1));
            }
            return Optional.of(with(lines, 0, header));
        }
    },
    LOADED_DECK("a tile of the set exchanged before the shuffle, and played so") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return LoadedDeck.match(match, random).map(FairMatch::lines);
        }
    },
    TILE_SET("a tile of the wall exchanged") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "wall",
                    event ->
                            tiles(
                                    event,
                                    (list, at) -> {
                                        list.set(at, list.get(at) == Tile.M1 ? Tile.M2 : Tile.M1);
                                    },
                                    random));
        }
    },
    ORDER("two tiles of the wall exchanged") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "wall",
                    event ->
                            tiles(
                                    event,
                                    (list, at) -> {
                                        Collections.swap(list, at, random.nextInt(list.size()));
                                    },
                                    random));
        }
    },
    DICE("another roll") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "wall",
                    event -> {
                        ArrayNode rolls = (ArrayNode) event.get("rolls");
                        if (!rolls.isEmpty()) {
                            int die = random.nextInt(rolls.size());
                            rolls.set(die, (rolls.get(die).intValue() + 1) % 2);
                        }
                    });
        }
    },
    DEALT_TILES("other tiles dealt") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "dealt",
                    event ->
                            tiles(
                                    event,
                                    (list, at) -> {
                                        list.set(at, list.get(at) == Tile.M1 ? Tile.M2 : Tile.M1);
                                    },
                                    random));
        }
    },
    DEALT_SEAT("tiles dealt to another seat") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(lines, random, "dealt", event -> seat(event, match, random));
        }
    },
    DRAW_PLACE("a tile drawn from another place") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(lines, random, "drew", event -> place(event, lines, random));
        }
    },
    DRAW_TILE("another tile drawn") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "drew",
                    event -> {
                        event.put(
                                "tile", event.get("tile").stringValue().equals("1m") ? "2m" : "1m");
                    });
        }
    },
    DRAW_SEAT("a tile drawn by another seat") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(lines, random, "drew", event -> seat(event, match, random));
        }
    },
    INDICATOR("a tile turned up at another place") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(lines, random, "revealed", event -> place(event, lines, random));
        }
    },
    LINE_LOST("a line left out") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return moved(lines, random, (list, at) -> list.remove((int) at), FairTampering::isMove);
        }
    },
    LINE_TWICE("a line told twice") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return moved(
                    lines,
                    random,
                    (list, at) -> list.add(at, list.get(at)),
                    line -> isMove(line) || line.contains("\"event\":\"revealed\""));
        }
    },
    LINES_EXCHANGED("two lines exchanged") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return moved(
                    lines,
                    random,
                    (list, at) -> {
                        if (isMove(list.get(at + 1))) {
                            Collections.swap(list, at, at + 1);
                        }
                    },
                    FairTampering::isMove);
        }
    },
    HAND_LOST("a hand left out") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            List<Integer> starts = at(lines, line -> line.contains("\"event\":\"started\""));
            if (starts.size() < 2) {
                return Optional.empty();
            }
            List<String> changed = new ArrayList<>(lines);
            changed.subList(starts.get(0), starts.get(1)).clear();
            return Optional.of(changed);
        }
    },
    HAND_NUMBER("a hand told to be another") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "started",
                    event -> {
                        event.put("hand", event.get("hand").intValue() + 1 + random.nextInt(3));
                    });
        }
    },
    PAYMENT("another payment, which only the rules can tell") {
        @Override
        Optional<List<String>> apply(FairMatch match, List<String> lines, Random random) {
            return changed(
                    lines,
                    random,
                    "paid",
                    event -> {
                        event.put("pot", event.get("pot").intValue() + 100);
                    });
        }

        @Override
        boolean isAboutTiles() {
            return false;
        }
    };

    /// What the lie is, in words.
    final String words;

    FairTampering(String words) {
        this.words = words;
    }

    /// Whether it is about tiles, so that who knows nothing of scores can tell.
    boolean isAboutTiles() {
        return true;
    }

    /// The record with that lie in it; nothing where there is nothing to lie about.
    abstract Optional<List<String>> apply(FairMatch match, List<String> lines, Random random);

    // --- how lines are changed ---

    private static List<Seat> seats(FairMatch match) {
        return match.round().nonces().seats();
    }

    private static <T> T any(List<T> things, Random random) {
        return things.get(random.nextInt(things.size()));
    }

    private static ObjectNode json(String line) {
        return (ObjectNode) Json.MAPPER.readTree(line);
    }

    private static List<String> with(List<String> lines, int at, JsonNode line) {
        List<String> changed = new ArrayList<>(lines);
        changed.set(at, line.toString());
        return changed;
    }

    /// One digit of a note of the header.
    private static Optional<List<String>> note(List<String> lines, String name, Random random) {
        ObjectNode header = json(lines.getFirst());
        ObjectNode notes = (ObjectNode) header.get("notes");
        StringBuilder value = new StringBuilder(notes.get(name).stringValue());
        int at = random.nextInt(value.length());
        value.setCharAt(at, value.charAt(at) == '0' ? '1' : '0');
        notes.put(name, value.toString());
        return Optional.of(with(lines, 0, header));
    }

    private interface Change {
        void of(ObjectNode event);
    }

    /// One of the events of that name, changed.
    private static Optional<List<String>> changed(
            List<String> lines, Random random, String event, Change change) {
        List<Integer> found = at(lines, line -> line.startsWith("{\"event\":\"" + event + "\""));
        if (found.isEmpty()) {
            return Optional.empty();
        }
        int at = any(found, random);
        ObjectNode node = json(lines.get(at));
        change.of(node);
        List<String> changed = with(lines, at, node);
        return changed.equals(lines) ? Optional.empty() : Optional.of(changed);
    }

    private interface TilesChange {
        void of(List<Tile> tiles, int at);
    }

    private static void tiles(ObjectNode event, TilesChange change, Random random) {
        List<Tile> tiles =
                new ArrayList<>(
                        Notation.COMPACT.readTiles(event.get("tiles").stringValue()).orThrow());
        change.of(tiles, random.nextInt(tiles.size()));
        event.put("tiles", Notation.COMPACT.write(tiles));
    }

    private static void seat(ObjectNode event, FairMatch match, Random random) {
        event.put("seat", any(seats(match), random).name());
    }

    /// Another place of the wall, with the tile that lies there.
    private static void place(ObjectNode event, List<String> lines, Random random) {
        String wall = lines.stream().filter(line -> line.contains("\"wall\"")).findFirst().get();
        List<Tile> tiles =
                Notation.COMPACT.readTiles(json(wall).get("tiles").stringValue()).orThrow();
        int at = random.nextInt(tiles.size());
        event.put("at", at).put("tile", tiles.get(at).toString());
    }

    private interface Move {
        void of(List<String> lines, Integer at);
    }

    /// A line about tiles that move, lost, doubled or moved itself; a tile must be drawn later on.
    private static Optional<List<String>> moved(
            List<String> lines, Random random, Move move, Predicate<String> such) {
        List<Integer> found =
                at(lines, such).stream().filter(at -> isFollowedByDraw(lines, at)).toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<String> changed = new ArrayList<>(lines);
        move.of(changed, any(found, random));
        return changed.equals(lines) ? Optional.empty() : Optional.of(changed);
    }

    private static boolean isFollowedByDraw(List<String> lines, int at) {
        return lines.subList(at + 1, lines.size()).stream()
                .takeWhile(line -> !line.contains("\"event\":\"ended\""))
                .anyMatch(line -> line.contains("\"event\":\"drew\""));
    }

    private static boolean isMove(String line) {
        return List.of("wall", "dealt", "drew", "discarded", "claimed").stream()
                .anyMatch(name -> line.startsWith("{\"event\":\"" + name + "\""));
    }

    private static List<Integer> at(List<String> lines, Predicate<String> such) {
        return IntStream.range(0, lines.size())
                .filter(at -> such.test(lines.get(at)))
                .boxed()
                .toList();
    }
}
