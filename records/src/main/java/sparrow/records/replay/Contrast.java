package sparrow.records.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sparrow.core.game.Action;
import sparrow.core.game.Choice;
import sparrow.core.table.Event;
import sparrow.core.tile.Seat;
import sparrow.core.tile.Seats;
import sparrow.records.BadRecord;
import sparrow.records.Json;
import sparrow.records.JsonLog;
import tools.jackson.databind.JsonNode;

/// The place where a log and the rules part.
///
/// @param at the number of the event within its hand, from 0
/// @param rules what the rules say instead; nothing when the hand is over
/// @param asked who chose there; nobody if what follows was settled before
record Contrast(int at, Event told, Optional<Event> rules, Seats<Choice> asked) {
    private static final int MOST_OPTIONS = 20;
    private static final int LONGEST = 160;

    /// Whether this one explains more: it comes later, or its events have more in common.
    boolean isBetterThan(Contrast other) {
        return at != other.at ? at > other.at : likeness() > other.likeness();
    }

    private int likeness() {
        return rules.filter(this::isSameKind).isPresent() ? 100 - differing().size() : 0;
    }

    private boolean isSameKind(Event event) {
        return event.getClass() == told.getClass();
    }

    String sentence() {
        if (rules.isEmpty()) {
            return "the hand is over, but the log goes on with " + words(told);
        }
        if (isDeed(told) && asked.seats().stream().anyMatch(this::hasChoice)) {
            return "the log goes on with " + words(told) + ", but " + options();
        }
        return rules.filter(this::isSameKind).isPresent()
                ? "of " + words(told) + " the log says " + String.join("; ", differing())
                : "the log goes on with " + words(told) + ", the rules with " + words(rules.get());
    }

    private static String words(Event event) {
        return '"' + cut(EventWords.of(event)) + '"';
    }

    private boolean hasChoice(Seat seat) {
        return !asked.get(seat).equals(Choice.ONLY_PASS);
    }

    /// Whether somebody chose it, or it may have been chosen.
    private static boolean isDeed(Event event) {
        return switch (event) {
            case Event.Discarded _,
                    Event.Claimed _,
                    Event.Laid _,
                    Event.Added _,
                    Event.TakenBack _,
                    Event.Declared _,
                    Event.Exchanged _,
                    Event.JokerTaken _,
                    Event.Retrieved _,
                    Event.Won _ ->
                    true;
            case Event.Started _,
                    Event.WallBuilt _,
                    Event.Began _,
                    Event.Dealt _,
                    Event.Drew _,
                    Event.Revealed _,
                    Event.Shown _,
                    Event.Turned _,
                    Event.Paid _,
                    Event.Ended _ ->
                    false;
        };
    }

    private String options() {
        return asked.seats().stream()
                .filter(this::hasChoice)
                .map(seat -> seat + " may only " + options(asked.get(seat)))
                .collect(Collectors.joining(", "));
    }

    private static String options(Choice choice) {
        return switch (choice) {
            case Choice.OneOf(List<Action> actions) ->
                    actions.stream()
                                    .limit(MOST_OPTIONS)
                                    .map(Action::text)
                                    .collect(Collectors.joining(" or "))
                            + (actions.size() > MOST_OPTIONS ? " and so on" : "");
            case Choice.TilesToGive(int least, int most, var from, var _) ->
                    "give "
                            + (least == most ? String.valueOf(least) : least + " to " + most)
                            + " of "
                            + from;
        };
    }

    /// The fields in which the two events differ, in the words of the log.
    private List<String> differing() {
        JsonNode theirs = node(told);
        JsonNode ours = node(rules.orElseThrow());
        List<String> fields = new ArrayList<>();
        for (String name : ours.propertyNames()) {
            if (!ours.get(name).equals(theirs.get(name))) {
                fields.add(field(name, theirs) + ", the rules " + field(name, ours));
            }
        }
        for (String name : theirs.propertyNames()) {
            if (!ours.has(name)) {
                fields.add(field(name, theirs) + ", the rules nothing of it");
            }
        }
        return fields;
    }

    private static String field(String name, JsonNode event) {
        return event.has(name) ? name + " " + cut(event.get(name).toString()) : "no " + name;
    }

    private static JsonNode node(Event event) {
        try {
            return Json.parse(JsonLog.line(event));
        } catch (BadRecord impossible) {
            throw new IllegalStateException("an event of ours is read back", impossible);
        }
    }

    private static String cut(String text) {
        return BadRecord.excerpt(text, LONGEST);
    }
}
