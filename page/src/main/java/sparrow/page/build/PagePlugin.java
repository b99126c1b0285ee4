package sparrow.page.build;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/// Tells TeaVM what is done otherwise in the page.
public final class PagePlugin implements TeaVMPlugin {
    @Override
    public void install(TeaVMHost host) {
        host.add(new MissingCalls());
    }
}
