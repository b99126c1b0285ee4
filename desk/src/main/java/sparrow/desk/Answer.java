package sparrow.desk;

/// All there is to say about a hand: for a person, and for a program.
public interface Answer {
    Sheet sheet();

    Data.Fields data();
}
