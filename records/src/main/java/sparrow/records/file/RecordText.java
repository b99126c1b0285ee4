package sparrow.records.file;

/// The text of one record, perhaps of several in a file.
///
/// @param place where in the file it stands, such as `record 3`; nothing where it is alone
public record RecordText(String place, String text) {}
