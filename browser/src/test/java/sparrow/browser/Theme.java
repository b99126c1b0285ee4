package sparrow.browser;

import com.microsoft.playwright.options.ColorScheme;

/// The colours a visitor's system asks for.
enum Theme {
    LIGHT(ColorScheme.LIGHT),
    DARK(ColorScheme.DARK);

    private final ColorScheme scheme;

    Theme(ColorScheme scheme) {
        this.scheme = scheme;
    }

    ColorScheme scheme() {
        return scheme;
    }

    String label() {
        return this == LIGHT ? "light" : "dark";
    }
}
