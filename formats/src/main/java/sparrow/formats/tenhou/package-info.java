/// Records as Tenhou keeps them: XML, plain or compressed, and the JSON of its viewer.
///
/// [sparrow.formats.tenhou.TenhouXml] and [sparrow.formats.tenhou.TenhouJson] read and write them.
///
/// ```java
/// Transcript match = TenhouXml.read(text).orThrow();
/// Optional<String> title = match.header().note(Header.TITLE);
/// String json = TenhouJson.write(match);
/// ```
@NullMarked
package sparrow.formats.tenhou;

import org.jspecify.annotations.NullMarked;
