package sparrow.page.site;

import sparrow.cli.AddedCommand;

/// Adds the command `page` to the program.
public final class PagePart implements AddedCommand {
    @Override
    public String name() {
        return "page";
    }

    @Override
    public Object command() {
        return new PageCommand();
    }
}
