package sparrow.server.journal;

/// An address that is kept out for a while.
///
/// @param until milliseconds since 1970
public record Ban(String address, long until, String reason) {}
