package sparrow.page.stead.org.slf4j;

import org.jspecify.annotations.Nullable;

/// Where a program tells what happens; here, the console of the browser.
public interface Logger {
    void debug(String text, Throwable why);

    void debug(String text, Object one, Object other);

    void debug(String text, @Nullable Object... parts);

    void info(String text, Object part);

    void info(String text, Object one, Object other);

    void info(String text, @Nullable Object... parts);

    void warn(String text, Object part);

    void warn(String text, Object one, Object other);

    void warn(String text, @Nullable Object... parts);

    void error(String text, Throwable why);

    void error(String text, Object one, Object other);

    void error(String text, @Nullable Object... parts);
}
