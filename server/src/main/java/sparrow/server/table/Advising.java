package sparrow.server.table;

/// What somebody asks who must choose.
///
/// @param secret of the seat, or nothing
/// @param body of the request
/// @param address from which it comes
public record Advising(String secret, String body, String address) {}
