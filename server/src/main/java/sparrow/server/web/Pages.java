package sparrow.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.util.Map;

/// The pages of the web client, from the folder `web` on the class path.
final class Pages {
    private static final String FOLDER = "/web";

    /// Files named after their content: under one name it never changes.
    private static final String NAMED = "/assets";

    private static final Map<String, String> PROTECTION =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
                            + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "no-referrer",
                    "Cross-Origin-Opener-Policy",
                    "same-origin");

    /// What there is to see where the client was left out of the build.
    private static final String PLAIN =
            """
            <!doctype html>
            <html lang="en"><meta charset="utf-8"><title>Sparrow</title>
            <h1>Sparrow</h1>
            <p>The server runs, but it was built without its pages. Programs can play at
            <a href="/api/v1/games">/api/v1</a>.</p></html>
            """;

    private Pages() {}

    static void add(JavalinConfig config) {
        if (Pages.class.getResource(FOLDER + "/index.html") != null) {
            if (Pages.class.getResource(FOLDER + NAMED) != null) {
                serve(config, NAMED, "public, max-age=31536000, immutable");
            }
            serve(config, "", "no-cache");
        } else {
            config.routes.get(
                    "/", context -> context.contentType("text/html; charset=utf-8").result(PLAIN));
        }
    }

    private static void serve(JavalinConfig config, String folder, String caching) {
        config.staticFiles.add(files -> {
            files.hostedPath = folder.isEmpty() ? "/" : folder;
            files.directory = FOLDER + folder;
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", caching);
        });
    }

    /// Whether it is a file of the client that is asked for, under a name that stands for it.
    static boolean isFile(Context context) {
        return context.path().startsWith(NAMED + "/");
    }

    /// Headers that keep other pages away from these.
    static void protect(Context context) {
        PROTECTION.forEach(context::header);
        if (context.path().startsWith("/api")) {
            context.header("Cache-Control", "no-store");
        }
    }
}
