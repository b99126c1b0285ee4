package sparrow.server.web;

/// Who can reach a server.
public enum Reach {
    /// Programs on this machine alone.
    THIS_MACHINE,
    ANYBODY
}
