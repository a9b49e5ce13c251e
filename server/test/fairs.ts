import { sql } from 'kysely';
import type { FairState } from '@fairbridge/contract/fair-state.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import type { TestPortal } from './portal.ts';

/** Puts a fair into a state, as its owner would. */
export async function setFairState(test: TestPortal, { exhibition }: FairContext, state: FairState): Promise<void> {
  await sql`update exhibition set state = ${state} where id = ${exhibition.id}`.execute(test.ctx.db);
  await test.portal.services.directory.load();
}

/** What a client would send back of the cookies that an answer sets. */
export const cookiesOf = (headers: Record<string, unknown>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .flatMap((one) => (typeof one === 'string' ? [one.split(';')[0]] : []))
    .join('; ');
