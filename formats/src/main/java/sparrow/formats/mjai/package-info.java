/// Records in mjai, lines of JSON that programs playing Riichi exchange.
///
/// [sparrow.formats.mjai.Mjai] reads and writes them.
///
/// ```java
/// Transcript match = Mjai.read(text).orThrow();
/// List<Event> events = match.events();
/// String lines = Mjai.write(match);
/// ```
@NullMarked
package sparrow.formats.mjai;

import org.jspecify.annotations.NullMarked;
