package sparrow.american.card;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A compiled card: the lines that win, in sections, each with every variation it stands for.
public final class Card {
    private final String name;
    private final SortedMap<String, String> about;
    private final SortedMap<String, Integer> options;
    private final Supply supply;
    private final List<Section> sections;
    private final List<Line> lines;
    private final List<Variation> variations;
    private final Index index;
    private final Distances distances;
    private @Nullable Survey survey;

    private Card(
            String name,
            SortedMap<String, String> about,
            SortedMap<String, Integer> options,
            List<Section> sections,
            List<Line> lines) {
        this.name = name;
        this.about = about;
        this.options = options;
        this.supply = Supply.of(options);
        this.sections = List.copyOf(sections);
        this.lines = List.copyOf(lines);
        this.variations = lines.stream().flatMap(line -> line.variations().stream()).toList();
        this.index = new Index(variations);
        this.distances = new Distances(variations, index);
    }

    /// A card of compiled lines; `sparrow.american.card.reader` reads one from its text.
    ///
    /// @param about what the card says about itself
    /// @param options `jokers` and `flowers`, where it sets them
    public static Card of(
            String name,
            SortedMap<String, String> about,
            SortedMap<String, Integer> options,
            List<Section> sections,
            List<Line> lines) {
        return new Card(
                name,
                Collections.unmodifiableSortedMap(new TreeMap<>(about)),
                Collections.unmodifiableSortedMap(new TreeMap<>(options)),
                sections,
                lines);
    }

    /// The card as text in canonical form; reading it gives this card again.
    public String print() {
        return CardPrinter.print(this);
    }

    public String name() {
        return name;
    }

    /// Such as the year; empty if the card does not say.
    public String edition() {
        return about.getOrDefault("edition", "");
    }

    /// What the card says about itself besides its name: edition, license, author.
    public SortedMap<String, String> about() {
        return about;
    }

    /// The options the card sets, `jokers` and `flowers`.
    public SortedMap<String, Integer> options() {
        return options;
    }

    /// How many tiles of each kind the card counts on.
    public Supply supply() {
        return supply;
    }

    public List<Section> sections() {
        return sections;
    }

    public List<Line> lines() {
        return lines;
    }

    public Optional<Line> line(String id) {
        return lines.stream().filter(line -> line.id().equals(id)).findFirst();
    }

    /// The variations of all lines, each at its [Variation#index()].
    public List<Variation> variations() {
        return variations;
    }

    /// Which variations ask for a kind or have a group to expose.
    public Index index() {
        return index;
    }

    /// How far a rack is from each variation.
    public Distances distances() {
        return distances;
    }

    /// How hard a line of this card is; the first call deals ten thousand hands.
    public Difficulty difficulty(Line line) {
        return Difficulty.of(chance(line));
    }

    /// How likely a seat that aims at a line of this card when play begins wins with it, from 0 to
    /// 1: an estimate from the card alone, which `sparrow card lab` measures.
    public double chance(Line line) {
        return Ease.of(line, meanDistance(line)).chance();
    }

    /// How many tiles a line of this card needs after the deal, on average.
    public double meanDistance(Line line) {
        return survey().meanDistance(place(line));
    }

    private int place(Line line) {
        int place = line.index();
        if (place >= lines.size() || !lines.get(place).id().equals(line.id())) {
            throw new IllegalArgumentException(line.id() + " is no line of " + name);
        }
        return place;
    }

    private Survey survey() {
        Survey made = survey == null ? Survey.of(this) : survey;
        survey = made;
        return made;
    }

    /// The variations fourteen tiles complete, the best paying first.
    public List<Win> wins(Rack rack) {
        List<Win> wins = new ArrayList<>();
        if (rack.size() == Variation.TILES) {
            for (int index : distances.within(rack, 0)) {
                wins.add(Win.of(variations.get(index), rack));
            }
        }
        wins.sort(Win.BEST_FIRST);
        return wins;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Card that
                && name.equals(that.name)
                && about.equals(that.about)
                && options.equals(that.options)
                && sections.equals(that.sections)
                && lines.equals(that.lines);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + lines.hashCode();
    }

    @Override
    public String toString() {
        return name + ", " + lines.size() + " lines, " + variations.size() + " variations";
    }
}
