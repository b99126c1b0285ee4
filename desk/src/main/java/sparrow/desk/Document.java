package sparrow.desk;

/// A text of many lines, and what people call it, such as the name of its file.
public record Document(String name, String text) {}
