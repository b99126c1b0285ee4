package sparrow.american.card.desk;

import java.util.function.Supplier;
import sparrow.desk.Answer;
import sparrow.desk.Data;
import sparrow.desk.Sheet;

/// What is said about a good card.
final class CardAnswer implements Answer {
    private final Supplier<Sheet> sheet;
    private final Supplier<Data.Fields> data;

    CardAnswer(Supplier<Sheet> sheet, Supplier<Data.Fields> data) {
        this.sheet = sheet;
        this.data = data;
    }

    @Override
    public Sheet sheet() {
        return sheet.get();
    }

    @Override
    public Data.Fields data() {
        return data.get();
    }
}
