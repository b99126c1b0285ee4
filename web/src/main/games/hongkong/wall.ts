import { EIGHT_FLOWERS, fourOfEach, HandWall, number, type WallRules } from '../../fair/wall';

class HongKongHand extends HandWall {
  protected override reserve(): number {
    return number(this.rules, 'dead_wall');
  }
}

export const wall: WallRules = {
  tiles: (rules) => [...fourOfEach(), ...(rules['flowers'] === 'yes' ? EIGHT_FLOWERS : [])],
  dice: () => [],
  hand: (started, tiles, rolls) => new HongKongHand(started, tiles, rolls),
};
