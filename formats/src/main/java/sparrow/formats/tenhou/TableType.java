package sparrow.formats.tenhou;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import sparrow.core.table.Option;
import sparrow.core.table.Rules;
import sparrow.riichi.Preset;

/// The kind of table: how it differs from the usual one, and in which room it stood.
///
/// @param room 0 for the lowest, 3 for the highest
record TableType(Set<Trait> traits, int room) {
    enum Trait {
        REDS,
        KUITAN,
        EAST_ONLY,
        SANMA,
        FAST,
        ONE_HAND
    }

    TableType {
        traits = Set.copyOf(traits);
    }

    private static Set<Trait> some(Predicate<Trait> which) {
        Set<Trait> some = EnumSet.allOf(Trait.class);
        some.removeIf(which.negate());
        return some;
    }

    boolean hasReds() {
        return traits.contains(Trait.REDS);
    }

    boolean hasKuitan() {
        return traits.contains(Trait.KUITAN);
    }

    boolean isEastOnly() {
        return traits.contains(Trait.EAST_ONLY);
    }

    boolean isSanma() {
        return traits.contains(Trait.SANMA);
    }

    boolean isFast() {
        return traits.contains(Trait.FAST);
    }

    boolean isOneHand() {
        return traits.contains(Trait.ONE_HAND);
    }

    /// The same in another room.
    TableType in(int other) {
        return new TableType(traits, other);
    }

    /// The same with three players.
    TableType withThree() {
        return new TableType(some(trait -> trait == Trait.SANMA || traits.contains(trait)), room);
    }

    /// The same without red fives.
    TableType withoutReds() {
        return new TableType(some(trait -> trait != Trait.REDS && traits.contains(trait)), room);
    }

    private static final int HUMANS = 0x01;
    private static final int NO_REDS = 0x02;
    private static final int NO_KUITAN = 0x04;
    private static final int EAST_SOUTH = 0x08;
    private static final int SANMA = 0x10;
    private static final int UPPER = 0x80;
    private static final int FAST = 0x40;
    private static final int EXPERT = 0x20;
    private static final int OWN_RULES = 0x100;
    private static final int ONE_HAND = 0x800;

    /// The number of a table like this one that has rules of its own.
    int bitsOfOwnRules() {
        return bits() | OWN_RULES;
    }

    /// Whether the number of a table in XML says all there is to know of its rules.
    static boolean tellsRules(int bits) {
        return bits < OWN_RULES;
    }

    private static final String ROOMS = "般上特鳳";

    private static final Pattern RANKED = Pattern.compile("三?[" + ROOMS + "][東南]喰?赤?速?");

    /// Words of Tenhou's own: a room, the length, and marks for how the table differs.
    private static final Pattern TENHOU = Pattern.compile("三?.?[東南][喰赤速祝技単]*\\+?");

    private static final Pattern EAST = Pattern.compile("[東东]|East|Tonpuu");

    /// Whether the words of a table in JSON say all there is to know of its rules.
    static boolean tellsRules(String words) {
        return RANKED.matcher(words).matches();
    }

    /// The number of a table in XML.
    static TableType of(int bits) {
        int room = ((bits & UPPER) != 0 ? 1 : 0) + ((bits & EXPERT) != 0 ? 2 : 0);
        return new TableType(
                some(trait ->
                        switch (trait) {
                            case REDS -> (bits & NO_REDS) == 0;
                            case KUITAN -> (bits & NO_KUITAN) == 0;
                            case EAST_ONLY -> (bits & EAST_SOUTH) == 0;
                            case SANMA -> (bits & SANMA) != 0;
                            case FAST -> (bits & FAST) != 0;
                            case ONE_HAND -> (bits & ONE_HAND) != 0;
                        }),
                room);
    }

    int bits() {
        return HUMANS
                | (hasReds() ? 0 : NO_REDS)
                | (hasKuitan() ? 0 : NO_KUITAN)
                | (isEastOnly() ? 0 : EAST_SOUTH)
                | (isSanma() ? SANMA : 0)
                | (isFast() ? FAST : 0)
                | (isOneHand() ? ONE_HAND : 0)
                | (room % 2 == 1 ? UPPER : 0)
                | (room / 2 == 1 ? EXPERT : 0);
    }

    /// The words of a table in JSON, such as 鳳南喰赤. Words of another place say nothing: such a table
    /// is an ordinary one, three players have "三", "3" or "sanma" in its words, and an east-only
    /// match "東" or "East" in one of several languages. It has red fives, which words do not tell.
    static TableType of(String words) {
        boolean isTenhou = TENHOU.matcher(words).matches();
        int room = 0;
        for (int i = 0; i < ROOMS.length(); i++) {
            room = words.indexOf(ROOMS.charAt(i)) >= 0 ? i : room;
        }
        return new TableType(
                some(trait ->
                        switch (trait) {
                            case REDS -> true;
                            case KUITAN -> !isTenhou || words.indexOf('喰') >= 0;
                            case EAST_ONLY -> EAST.matcher(words).find();
                            case SANMA ->
                                    words.indexOf('三') >= 0
                                            || words.startsWith("3")
                                            || words.contains("sanma");
                            case FAST -> words.indexOf('速') >= 0;
                            case ONE_HAND -> words.indexOf('単') >= 0;
                        }),
                room);
    }

    String words() {
        return (isSanma() ? "三" : "")
                + ROOMS.charAt(room)
                + (isEastOnly() ? "東" : "南")
                + (hasKuitan() ? "喰" : "")
                + (hasReds() ? "赤" : "")
                + (isFast() ? "速" : "")
                + (isOneHand() ? "単" : "");
    }

    /// The words of a table like this one that has rules of its own.
    String wordsOfOwnRules() {
        return words() + "+";
    }

    /// The table at which these rules are played.
    static TableType of(Rules rules) {
        return new TableType(
                some(trait ->
                        switch (trait) {
                            case REDS -> rules.number("aka_s") > 0;
                            case KUITAN -> rules.is("kuitan");
                            case EAST_ONLY -> !rules.value("length").equals("south");
                            case SANMA -> rules.is("sanma");
                            case FAST -> false;
                            case ONE_HAND -> rules.value("length").equals("hand");
                        }),
                0);
    }

    Rules rules() {
        Rules preset = (isSanma() ? Preset.TENHOU3 : Preset.TENHOU).rules();
        TreeMap<String, String> values = new TreeMap<>(preset.values());
        values.put("kuitan", hasKuitan() ? Option.YES : Option.NO);
        values.put("length", isOneHand() ? "hand" : isEastOnly() ? "east" : "south");
        if (!hasReds()) {
            values.put("aka_m", "0");
            values.put("aka_p", "0");
            values.put("aka_s", "0");
        }
        return new Rules(values);
    }
}
