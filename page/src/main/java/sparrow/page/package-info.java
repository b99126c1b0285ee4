/// The whole engine in a page, without a server: [sparrow.page.Engine] is what the worker beside
/// the page calls, `PageServer` what answers it, as [sparrow.server.api.Routes] do everywhere.
@NullMarked
package sparrow.page;

import org.jspecify.annotations.NullMarked;
