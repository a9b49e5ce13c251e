import { createHmac, randomBytes } from 'node:crypto';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { putSalt } from './tracking.queries.ts';

const DAY_MS = 24 * 3_600_000;

/** Salts that this process knows. */
const known = new WeakMap<FairContext['exhibition'], Map<string, Promise<Buffer>>>();

/** Made by whoever comes first. */
function saltOf(ctx: FairContext, day: string): Promise<Buffer> {
  const salts = known.get(ctx.exhibition) ?? new Map<string, Promise<Buffer>>();
  known.set(ctx.exhibition, salts);
  const before = salts.get(day);
  if (before !== undefined) return before;
  const made = putSalt(ctx, day, randomBytes(32));
  // what has failed is tried again
  made.catch(() => salts.delete(day));
  salts.set(day, made);
  const oldest = dayInBeijing(new Date(Date.now() - 2 * DAY_MS));
  for (const other of salts.keys()) if (other < oldest) salts.delete(other);
  return made;
}

export type Person = { visitorId: string } | { address: string; agent: string };

/** Tells people of one day apart. Outside a transaction: the salt is kept for others. */
export async function whoOf(ctx: FairContext, day: string, person: Person): Promise<Buffer> {
  const name = 'visitorId' in person ? ['visitor', person.visitorId] : ['guest', person.address, person.agent];
  return createHmac('sha256', await saltOf(ctx, day))
    .update(JSON.stringify([ctx.exhibition.id, ...name]))
    .digest()
    .subarray(0, 16);
}
