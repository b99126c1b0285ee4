package sparrow.browser;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/// Gives a test its [House]. The first test opens the premises, the last one closes them.
final class OpenHouse implements ParameterResolver, AfterEachCallback {
    private static final Namespace OURS = Namespace.create(OpenHouse.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == House.class;
    }

    @Override
    public House resolveParameter(ParameterContext parameter, ExtensionContext test) {
        Premises premises =
                test.getRoot()
                        .getStore(OURS)
                        .computeIfAbsent(Premises.class, _ -> Premises.open(), Premises.class);
        return test.getStore(OURS)
                .computeIfAbsent(House.class, _ -> new House(premises), House.class);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        House house = test.getStore(OURS).get(House.class, House.class);
        if (house == null) {
            return;
        }
        String name = test.getRequiredTestClass().getSimpleName() + " " + test.getDisplayName();
        if (test.getExecutionException().isPresent()) {
            house.photograph(name.replaceAll("[^\\w.-]+", "-"));
            house.leave();
        } else {
            house.leaveContent();
        }
    }
}
