/// How a hand will end for a seat: the chance of each end and the points it brings, from models
/// that were fitted on games (`sparrow arena fit`) and checked on others (`sparrow arena
/// calibrate`).
///
/// A game measures positions ([sparrow.odds.Examiner]), a model makes a [sparrow.odds.Forecast] of
/// the measures, and [sparrow.odds.ForecastAdvisor] plays by it.
///
/// ```java
/// Net coin = new Net(List.of("heads held"), List.of(Net.Layer.zero(1, Net.OUTPUTS)));
/// Forecast forecast = new Model("a coin", List.of(coin)).forecast(new float[] {1});
/// String told = forecast.win() + " to win, worth " + forecast.value();
/// ```
@NullMarked
package sparrow.odds;

import org.jspecify.annotations.NullMarked;
