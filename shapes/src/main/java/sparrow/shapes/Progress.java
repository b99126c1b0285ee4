package sparrow.shapes;

import java.util.List;
import sparrow.core.tile.Meld;
import sparrow.core.tile.Tile;

/// A hand in play: how far it is from a win while tiles come and go, each change measured by
/// itself.
///
/// It answers what [Distance] says of the same [#holding()], several times as fast. It changes with
/// every tile, so each hand has one of its own. A flower changes nothing; a red five is a five.
public abstract sealed class Progress permits TabledProgress, LimitedProgress {
    /// Begins with a holding and measures the way to the nearest of the forms.
    public static Progress of(Holding holding, List<Form> forms) {
        return of(holding, Gauge.of(forms));
    }

    /// Begins with a holding and measures by a gauge.
    public static Progress of(Holding holding, Gauge gauge) {
        return holding.mayBeLimited()
                ? new LimitedProgress(holding, gauge)
                : new TabledProgress(holding, gauge.meter());
    }

    /// A tile joins the concealed ones, drawn or claimed.
    public abstract Progress draw(Tile tile);

    /// A concealed tile leaves the hand.
    public abstract Progress discard(Tile tile);

    /// A meld is laid: its tiles leave the concealed ones, so a claimed tile is drawn first.
    public abstract Progress lay(Meld meld);

    /// The fewest tiles that, added now, complete a form; [Distance#NEVER] if nothing can.
    public abstract int distance();

    /// What the hand holds now.
    public abstract Holding holding();
}
