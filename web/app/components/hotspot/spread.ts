/** A place on a picture, in thousandths of its width and height. */
type Place = { x: number; y: number };

/** Between the middles of two numbers, in pixels: each can be pressed without the other (WCAG 2.5.8 asks for 24). */
const APART = 30;
const ROUNDS = 80;

/**
 * Where the numbers stand on a picture so many pixels wide: at their places, or a little beside where two would cover each other.
 * `ratio` is height by width.
 */
export function spread(places: readonly Place[], ratio: number, width: number): Place[] {
  const height = width * ratio;
  const dots = places.map(({ x, y }) => ({ x: (x / 1000) * width, y: (y / 1000) * height }));
  const inside = (at: number, length: number): number => Math.min(length - APART / 2, Math.max(APART / 2, at));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, one] of dots.entries()) {
      for (const [later, other] of dots.slice(index + 1).entries()) {
        const far = Math.hypot(other.x - one.x, other.y - one.y);
        if (far >= APART) continue;
        moved = true;
        // two at one place part in a direction of their own
        const turn = index + later + 1;
        const [across, down] =
          far < 0.01 ? [Math.cos(turn), Math.sin(turn)] : [(other.x - one.x) / far, (other.y - one.y) / far];
        const push = (APART - far) / 2 + 0.1;
        one.x = inside(one.x - across * push, width);
        one.y = inside(one.y - down * push, height);
        other.x = inside(other.x + across * push, width);
        other.y = inside(other.y + down * push, height);
      }
    }
    if (!moved) break;
  }
  return dots.map(({ x, y }) => ({ x: (x / width) * 1000, y: (y / height) * 1000 }));
}
