package sparrow.desk;

import java.util.List;

/// Something besides hands that a game can be asked about, such as its card. From it come a
/// command, such as `sparrow card show`, and addresses of the API, such as `cards/check`.
public interface Subject {
    /// As people type it, such as `card`.
    String name();

    /// Several of them, such as `cards`.
    String plural();

    /// What its files are called, such as `card (.mjcard)`.
    String file();

    /// What the command is for, a sentence.
    String purpose();

    /// Lines that show what such a thing looks like.
    List<String> examples();

    /// Those that the game brings along, by the names people know them by.
    List<Document> known();

    /// What one may ask, in the order of the help.
    List<Task> tasks();
}
