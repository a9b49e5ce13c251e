import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { releases } from './release.queries.ts';

/** What waits, with its row held. Errors: `notFound`, `conflict` where it waits no more. */
async function hold(ctx: FairContext, id: string) {
  const row = await releases.lock(ctx, { id });
  if (row.state !== 'waiting') fail('conflict');
  return row;
}

type Held = Awaited<ReturnType<typeof hold>>;
type Answer = { act: 'release.allow' | 'release.sendBack' | 'release.withdraw'; state: string; words?: string };

async function answer(ctx: FairContext, acting: Acting, row: Held, { act, state, words = '' }: Answer): Promise<void> {
  const answered = { state, words, answered_by: acting.caller.accountId, answered_at: new Date() };
  await releases.write(ctx, { id: row.id }, answered);
  await writeAudit(ctx, acting, {
    act,
    object: { kind: 'release', id: row.id },
    details: { title: bilingualOf('title', row), ...(words !== '' && { reason: words }) },
  });
}

/** Does what somebody else has asked for. Errors: `notFound`, `conflict`, `ownRelease`, and those of what is done. */
export async function allow(services: Services, ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await hold(inner, id);
    if (row.asked_by === acting.caller.accountId) fail('ownRelease');
    const released = services.declarations.releases.find(({ kind }) => kind === row.kind);
    if (released === undefined) throw new Error(`nobody releases ${row.kind}`);
    await released.work(services, inner, acting, row.wish);
    await answer(inner, acting, row, { act: 'release.allow', state: 'released' });
  });
  // this process does not wait to be told what holds now
  await services.directory.load();
}

/** Errors: `notFound`, `conflict`, `ownRelease`. */
export const sendBack = (
  ctx: FairContext,
  acting: Acting,
  { id, words }: { id: string; words: string },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const row = await hold(inner, id);
    if (row.asked_by === acting.caller.accountId) fail('ownRelease');
    await answer(inner, acting, row, { act: 'release.sendBack', state: 'returned', words });
  });

/** Errors: `notFound` where somebody else has asked, `conflict`. */
export const withdraw = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const row = await hold(inner, id);
    if (row.asked_by !== acting.caller.accountId) fail('notFound');
    await answer(inner, acting, row, { act: 'release.withdraw', state: 'withdrawn' });
  });
