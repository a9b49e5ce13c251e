import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudits, type Acting } from '../audit/audit.actions.ts';
import { failStaleFromLog } from '../audit/audit.conflict.ts';
import { colleaguesReviewed } from './colleague-review.events.ts';
import { lockColleagues, writeColleagueReview, type Locked } from './colleague-review.queries.ts';

type Seen = { id: string; version: number };
type Wish = { colleagues: readonly Seen[]; state: 'approved' | 'notApproved'; reason: string };

const WORDS = {
  'colleague.approve': { zh: '已通过', en: 'approved' },
  'colleague.refuse': { zh: '已拒绝', en: 'declined' },
} as const;
/** So many e-mails are made by one run of a job. */
const TOLD_TOGETHER = 50;

/** Does this decision say anything that the colleague was not told already? */
const isNews = (colleague: Locked, { state, reason }: Wish): boolean =>
  colleague.state !== state || (state === 'notApproved' && colleague.reason !== reason);

/**
 * Decides about colleagues as they were read, all or none, with a row of the log for each that changes; answers how many did.
 * Errors: `notFound`; `colleagueUnanswered` for who has not confirmed; `decidedMeanwhile` and `editConflict` for a stale one.
 */
export async function decideColleagues(
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  wish: Wish,
): Promise<number> {
  const versions = new Map(wish.colleagues.map(({ id, version }) => [id, version]));
  const wanted = [...versions.keys()];
  return inTransaction(ctx, async (inner) => {
    const found = await lockColleagues(inner, wanted);
    if (found.length < wanted.length) fail('notFound');
    if (!found.every(({ confirmed }) => confirmed)) fail('colleagueUnanswered');
    const changing = found.filter((colleague) => isNews(colleague, wish));
    const stale = changing.find(({ id, version }) => versions.get(id) !== version);
    if (stale !== undefined) await failStaleFromLog(inner, stale, WORDS);
    const decisions = await writeColleagueReview(
      inner,
      changing.map(({ id }) => id),
      wish,
    );
    const act = wish.state === 'approved' ? 'colleague.approve' : 'colleague.refuse';
    const rows = changing.map(({ id, state }) => ({
      act,
      object: { kind: 'colleague', id },
      details: { before: state, reason: wish.reason },
    })) satisfies Parameters<typeof writeAudits>[2];
    await writeAudits(inner, acting, rows);
    for (let first = 0; first < decisions.length; first += TOLD_TOGETHER)
      await jobs.publish(inner.db, colleaguesReviewed, {
        exhibitionId: inner.exhibition.id,
        decisions: decisions.slice(first, first + TOLD_TOGETHER),
      });
    return changing.length;
  });
}
