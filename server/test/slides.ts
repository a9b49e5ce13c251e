import type { Slide } from '@fairbridge/contract/identity/identity.shapes.ts';
import { sql } from 'kysely';
import type { FairContext } from '../src/core/fair-context.ts';

/** A drag as a hand does it: quick in the middle, slow at both ends, never quite level. Takes 640 ms. */
export function dragTo(x: number): Slide {
  const moments = 32;
  const track = Array.from({ length: moments + 1 }, (_, index) => {
    const done = index / moments;
    return { x: x * done * done * (3 - 2 * done), y: 100 + Math.round(3 * Math.sin(index / 3)), t: 5_000 + index * 20 };
  });
  return { x, by: 'pointer', track };
}

/** The same with the arrow keys: held down for most of the way, pressed singly for the rest. */
export function typeTo(x: number): Slide {
  const track = [{ x: 0, y: 0, t: 0 }];
  let [at, t] = [0, 400];
  while (at < x) {
    const step = x - at > 12 ? 10 : 1;
    at = Math.min(x, at + step);
    track.push({ x: at, y: 0, t });
    t += step === 10 ? 33 + (at % 5) : 160 + (at % 40);
  }
  return { x, by: 'keys', track };
}

/** Where the piece of a challenge belongs, from the database: no answer of the portal tells it. */
export async function solutionOf(ctx: FairContext, id: string): Promise<number> {
  const { rows } = await sql<{
    x: number;
  }>`select (answer->>'x')::int as x from captcha_challenge where id = ${id}`.execute(ctx.db);
  const x = rows[0]?.x;
  if (x === undefined) throw new Error(`no challenge ${id}`);
  return x;
}
