import { withoutUnseen } from '@fairbridge/contract/fields.ts';
import type { Moment, Slide } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';

const MOMENTS_MIN = { pointer: 8, keys: 5 } as const;
const MILLISECONDS_MIN = 250;
/** Finding the place with keys, or with a reader of the screen, takes its time: as long as the challenge lives. */
const MILLISECONDS_MAX = { pointer: 60_000, keys: LIMITS.humanCheckSeconds * 1000 } as const;
/** Between the last moment of the track and the place claimed: half a pixel on the screen may be two in the picture. */
const END_APART_MAX = 2;
/** The piece lies at the left edge when it is taken. */
const START_MAX = 40;
/** Spread of the speed against its mean. Hands give 0.4 and more, a loop in a script 0. */
const SPEED_SPREAD_MIN = 0.1;
/** Spread of the pauses between key presses, in milliseconds; holding a key down pauses before it repeats. */
const PAUSE_SPREAD_MIN = 3;
/** One key press moves the piece so far at most, in pixels. */
const KEY_STEP_MAX = 60;

/** An identifier as passes are bound to it: as its field reads it, whatever its case and width. */
export const normalSubject = (typed: string): string => withoutUnseen(typed).trim().normalize('NFKC').toLowerCase();

/** Is the piece where it belongs? (G16: at most three pixels off) */
export const fits = (x: number, belongs: number): boolean => Math.abs(x - belongs) <= LIMITS.humanCheckTolerancePx;

/** Was this drawn by a hand? Judges the way there, not the place; a script that knows the rule can pass it. */
export function looksDrawn({ x, by, track }: Slide): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (first === undefined || last === undefined || track.length < MOMENTS_MIN[by]) return false;
  const took = last.t - first.t;
  if (took < MILLISECONDS_MIN || took > MILLISECONDS_MAX[by]) return false;
  if (first.x > START_MAX || Math.abs(last.x - x) > END_APART_MAX) return false;
  const steps = stepsOf(track);
  if (steps.some((step) => step.pause < 0)) return false;
  return by === 'keys' ? looksTyped(steps) : looksDragged(track, steps);
}

type Step = { way: number; pause: number };

function stepsOf(track: readonly Moment[]): Step[] {
  return track.slice(1).map((moment, index) => {
    const before = track[index] ?? moment;
    return { way: Math.abs(moment.x - before.x), pause: moment.t - before.t };
  });
}

function looksDragged(track: readonly Moment[], steps: readonly Step[]): boolean {
  if (new Set(track.map(({ y }) => y)).size < 2) return false;
  const speeds = steps.filter(({ pause }) => pause > 0).map(({ way, pause }) => way / pause);
  const { mean, spread } = meanAndSpread(speeds);
  return mean > 0 && spread / mean >= SPEED_SPREAD_MIN;
}

/** Keys know no height, and their steps are all alike: the pauses between them tell. */
function looksTyped(steps: readonly Step[]): boolean {
  if (steps.some(({ way }) => way > KEY_STEP_MAX)) return false;
  return meanAndSpread(steps.map(({ pause }) => pause)).spread >= PAUSE_SPREAD_MIN;
}

function meanAndSpread(values: readonly number[]): { mean: number; spread: number } {
  if (values.length < 2) return { mean: 0, spread: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / values.length) };
}
