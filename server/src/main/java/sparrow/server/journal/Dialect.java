package sparrow.server.journal;

/// How a kind of database wants to be spoken to, where they differ.
///
/// @param steps the folder of its [Schema]
/// @param begin begins a transaction that writes
/// @param beginSteps begins one that changes the schema, which nobody else does meanwhile
/// @param countsHistory asks how many tables are called `schema_history`
public record Dialect(String steps, String begin, String beginSteps, String countsHistory) {}
