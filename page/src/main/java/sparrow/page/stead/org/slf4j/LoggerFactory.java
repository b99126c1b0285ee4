package sparrow.page.stead.org.slf4j;

import org.jspecify.annotations.Nullable;
import sparrow.page.stead.Browser;

/// Makes loggers.
public final class LoggerFactory {
    private static final Logger CONSOLE = new Console();

    private LoggerFactory() {}

    public static Logger getLogger(Class<?> type) {
        return CONSOLE;
    }

    /// Warnings and errors go to the console, the rest nowhere.
    private static final class Console implements Logger {
        @Override
        public void debug(String text, Throwable why) {}

        @Override
        public void debug(String text, Object one, Object other) {}

        @Override
        public void debug(String text, @Nullable Object... parts) {}

        @Override
        public void info(String text, Object part) {}

        @Override
        public void info(String text, Object one, Object other) {}

        @Override
        public void info(String text, @Nullable Object... parts) {}

        @Override
        public void warn(String text, Object part) {
            tell(text, part);
        }

        @Override
        public void warn(String text, Object one, Object other) {
            tell(text, one, other);
        }

        @Override
        public void warn(String text, @Nullable Object... parts) {
            tell(text, parts);
        }

        @Override
        public void error(String text, Throwable why) {
            tell(text, why);
        }

        @Override
        public void error(String text, Object one, Object other) {
            tell(text, one, other);
        }

        @Override
        public void error(String text, @Nullable Object... parts) {
            tell(text, parts);
        }

        private static void tell(String text, @Nullable Object... parts) {
            StringBuilder told = new StringBuilder();
            int from = 0;
            for (Object part : parts) {
                int place = text.indexOf("{}", from);
                told.append(text, from, place < 0 ? text.length() : place);
                told.append(place < 0 ? ": " : "").append(part);
                from = place < 0 ? text.length() : place + 2;
                if (part instanceof Throwable why) {
                    for (StackTraceElement each : why.getStackTrace()) {
                        told.append("\n  ").append(each);
                    }
                }
            }
            Browser.warn(told.append(text, from, text.length()).toString());
        }
    }
}
