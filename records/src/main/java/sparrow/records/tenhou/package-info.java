/// Records as Tenhou keeps them: XML, plain or compressed, and the JSON of its viewer.
///
/// [sparrow.records.tenhou.TenhouXml] and [sparrow.records.tenhou.TenhouJson] read and write them.
@NullMarked
package sparrow.records.tenhou;

import org.jspecify.annotations.NullMarked;
