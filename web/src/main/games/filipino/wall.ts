import { EIGHT_FLOWERS, fourOfEach, HandWall, isSuited, number, type WallRules } from '../../fair/wall';
import type { Event } from '../../model/events';

/// The joker: mano's dice count from the back, and on from there until a suited tile lies open.
class FilipinoHand extends HandWall {
  protected override rounds = [4, 4, 4, 4];

  protected override reserve(): number {
    return number(this.rules, 'reserve');
  }

  private get turnedUp(): boolean {
    const last = this.shown.at(-1);
    return last !== undefined && isSuited(this.wall[last.at] ?? '');
  }

  protected override toReveal(event: Event & { event: 'revealed' }): number {
    if (this.rules['joker'] !== 'yes' || this.phase === 'play' || event.marker !== 'joker' || this.turnedUp) return super.toReveal(event);
    const last = this.shown.at(-1);
    return last ? last.at - 1 : this.back() - this.rolls.reduce((sum, roll) => sum + roll + 1, 0);
  }

  protected override began(phase: string): void {
    super.began(phase);
    if (phase === 'play' && this.rules['joker'] === 'yes' && !this.turnedUp) this.wrong('no joker was turned up');
  }
}

export const wall: WallRules = {
  tiles: () => [...fourOfEach(), ...EIGHT_FLOWERS],
  dice: (rules) => (rules['joker'] === 'yes' || rules['double_dice'] === 'yes' ? [6, 6] : []),
  hand: (started, tiles, rolls) => new FilipinoHand(started, tiles, rolls),
};
