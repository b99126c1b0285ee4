package sparrow.american.card;

import java.util.ArrayList;
import java.util.List;

/// One line of the card: what must be held, in every suit and number it allows, and what it pays.
public final class Line {
    private final int index;
    private final Section section;
    private final Printed printed;
    private final List<Variation> variations;
    private final String id;

    public Line(
            int index, Section section, Printed printed, List<Spelling> spellings, int firstIndex) {
        this.index = index;
        this.section = section;
        this.printed = printed;
        this.id = section.slug() + "-" + printed.label();
        List<Variation> built = new ArrayList<>(spellings.size());
        for (Spelling spelling : spellings) {
            built.add(new Variation(this, firstIndex + built.size(), spelling));
        }
        this.variations = List.copyOf(built);
    }

    /// Its name: section, number and, for an alternative, a letter: `evens-1`, `evens-1b`.
    public String id() {
        return id;
    }

    /// Its place among [Card#lines()].
    public int index() {
        return index;
    }

    public Section section() {
        return section;
    }

    /// The number printed before the line, unique in its section but for alternatives.
    public int number() {
        return printed.number();
    }

    /// 0 for the line itself, 1 for the first "or" under it, and so on.
    public int alternative() {
        return printed.alternative();
    }

    public int points() {
        return printed.points();
    }

    /// Whether nothing but the winning tile may be claimed for it.
    public boolean concealed() {
        return printed.mark() == Mark.CONCEALED;
    }

    /// Whether winning without jokers pays double.
    public boolean bonus() {
        return !section.has(Section.Trait.NOBONUS);
    }

    /// What the line pays, twice as much without jokers where the section grants that.
    public int value(Jokers jokers) {
        return jokers == Jokers.NONE && bonus() ? 2 * points() : points();
    }

    /// Groups and remark in canonical form, such as `111a 22b (run)`.
    public String text() {
        return printed.pattern().text();
    }

    public List<Variation> variations() {
        return variations;
    }

    /// Whether any of its groups may be claimed before the win.
    public boolean exposable() {
        return !concealed()
                && variations.stream()
                        .flatMap(each -> each.groups().stream())
                        .anyMatch(Group::exposable);
    }

    public Printed printed() {
        return printed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line that
                && section.equals(that.section)
                && printed.equals(that.printed)
                && variations.equals(that.variations);
    }

    @Override
    public int hashCode() {
        return printed.hashCode();
    }

    @Override
    public String toString() {
        return id() + ": " + text() + " " + printed.mark().letter() + " " + points();
    }
}
