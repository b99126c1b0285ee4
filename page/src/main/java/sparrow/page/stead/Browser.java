package sparrow.page.stead;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// What the browser does for the program.
public final class Browser {
    private Browser() {}

    /// Something to be done later.
    @JSFunctor
    @FunctionalInterface
    public interface Task extends JSObject {
        void run();
    }

    @JSBody(
            params = {"task", "millis"},
            script = "setTimeout(task, millis);")
    public static native void later(Task task, int millis);

    @JSBody(
            params = {"task", "millis"},
            script = "setInterval(task, millis);")
    public static native void always(Task task, int millis);

    @JSBody(script = "return performance.now();")
    public static native double millis();

    @JSBody(params = "text", script = "console.warn(text);")
    public static native void warn(String text);

    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    public static native String normalized(String text, String form);

    @JSBody(params = "millis", script = "return new Date(millis).toISOString();")
    public static native String isoDate(double millis);
}
