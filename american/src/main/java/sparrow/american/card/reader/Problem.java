package sparrow.american.card.reader;

/// Something wrong with the text of a card.
///
/// @param line the line of the text, from 1
/// @param column the character in that line, from 1
/// @param what what is wrong
/// @param remedy what to write instead
public record Problem(int line, int column, String what, String remedy) {
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + what + "; " + remedy + ".";
    }
}
