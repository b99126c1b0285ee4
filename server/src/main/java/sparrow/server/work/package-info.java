/// Heavy work for whoever asks, kept away from the tables: [sparrow.server.work.HeavyWork] lets an
/// [sparrow.server.work.Asker] in or says it is [sparrow.server.work.Busy], and does the work on
/// [sparrow.server.work.FairThreads], which bots think on too, on threads of their own.
@NullMarked
package sparrow.server.work;

import org.jspecify.annotations.NullMarked;
