package sparrow.desk;

import java.util.List;

/// Something one may ask about a subject, by its name: at once, or of many games.
public sealed interface Task permits Inquiry, Study {
    /// As people type it, such as `show`.
    String name();

    /// What it is for, a sentence or two.
    List<String> purpose();

    /// Lines that explain the answer, or show how to ask.
    List<String> examples();

    /// What a question may say.
    List<Field> fields();
}
