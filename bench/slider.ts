import { sliderPuzzle } from '../server/src/domains/identity/identity.slider.ts';
import { atMost, plain, type Row } from './table.ts';

const CHALLENGES = 200;
const AT_ONCE = 20;

/** What a slider challenge costs once the backgrounds are drawn: CPU of all threads, and how long twenty at once wait. */
export async function measureSlider(): Promise<Row[]> {
  const puzzle = sliderPuzzle();
  // more than enough for every background to be there
  for (let made = 0; made < 60; made += 1) await puzzle.make();
  const before = process.cpuUsage();
  const started = performance.now();
  for (let made = 0; made < CHALLENGES; made += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => puzzle.make()));
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return [
    atMost('slider: CPU of a challenge', (user + system) / 1000 / CHALLENGES, 30, 'ms'),
    plain('slider: challenges made, twenty at once', `${((CHALLENGES / wall) * 1000).toFixed(0)}/s`),
  ];
}
