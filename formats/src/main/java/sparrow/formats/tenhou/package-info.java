/// Records as Tenhou keeps them: XML, plain or compressed, and the JSON of its viewer.
///
/// [sparrow.formats.tenhou.TenhouXml] and [sparrow.formats.tenhou.TenhouJson] read and write them.
@NullMarked
package sparrow.formats.tenhou;

import org.jspecify.annotations.NullMarked;
