package sparrow.page.stead.sparrow.server.health;

/// Nobody reads what is measured in a page.
public final class Histogram {
    public void since(long began) {}
}
