package sparrow.records.replay;

/// Where a record and the rules part.
///
/// @param hand which hand of the record, from 0
/// @param place which hand and turn it was, in words
/// @param sentence what the record tells, and what the rules say
public record Difference(int hand, String place, String sentence) {
    @Override
    public String toString() {
        return place + ": " + sentence;
    }
}
