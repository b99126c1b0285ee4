package sparrow.american.card.desk;

import java.util.List;
import sparrow.american.card.reader.SparrowCard;
import sparrow.desk.Document;
import sparrow.desk.Subject;
import sparrow.desk.Task;

/// American cards, checked, shown and compiled.
public final class CardSubject implements Subject {
    @Override
    public String name() {
        return "card";
    }

    @Override
    public String plural() {
        return "cards";
    }

    @Override
    public String file() {
        return "card (.mjcard)";
    }

    @Override
    public String purpose() {
        return "Checks, shows and compiles American cards; without a FILE, the Sparrow card.";
    }

    @Override
    public List<String> examples() {
        return List.of(
                "A card is a text file (.mjcard), a line for each hand as it is printed:",
                "  section \"Runs\"",
                "  1: 111a 2222a 333a 44b 55b  (run)  X 25",
                "docs/card-language.md explains how to type one.");
    }

    @Override
    public List<Document> known() {
        return List.of(new Document("sparrow", SparrowCard.text()));
    }

    @Override
    public List<Task> tasks() {
        return List.of(
                new CardCheck(), new CardShow(), new CardList(), new CardExport(), new CardLab());
    }
}
