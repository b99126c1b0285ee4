export interface Drop {
  /// The place in the hand it was dropped at.
  to: number;
  /// It was carried out of the hand, onto the table.
  above: boolean;
}

const STARTS_AFTER = 7;
const OUT_OF_HAND = 70;

/// A tile following the pointer: at once, without momentum, and without wobble when it settles.
export class Drag {
  at = $state(-1);
  target = $state(-1);
  active = $state(false);
  justDropped = false;
  private x = $state(0);
  private y = $state(0);

  get transform(): string | undefined {
    return this.active ? `translate(${this.x}px, ${this.y}px) rotate(4deg)` : undefined;
  }

  begin(down: PointerEvent, at: number, tiles: HTMLElement[], dropped: (drop: Drop) => void): void {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    const pointer = down.pointerId;
    const element = tiles[at]!;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      this.x = event.clientX - down.clientX;
      this.y = event.clientY - down.clientY;
      if (!this.active && Math.hypot(this.x, this.y) > STARTS_AFTER) {
        this.at = at;
        this.active = true;
        element.setPointerCapture(pointer);
      }
      if (this.active) this.target = nearest(boxes, event.clientX, event.clientY);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!this.active) return;
      const above = down.clientY - event.clientY > OUT_OF_HAND && event.clientY < Math.min(...boxes.map((box) => box.top));
      const to = this.target;
      this.active = false;
      this.at = -1;
      this.target = -1;
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false), 50);
      if (event.type === 'pointerup') dropped({ to, above });
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

function nearest(boxes: DOMRect[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const distance = Math.hypot(x - (box.left + box.width / 2), 2 * (y - (box.top + box.height / 2)));
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}
