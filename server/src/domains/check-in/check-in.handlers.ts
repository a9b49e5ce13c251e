import { createHash } from 'node:crypto';
import type { FoundHolder, KeptBadge } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { dayInBeijing, daysBetween, type Span } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { colleaguesNamed } from '../preregistration/colleague-review.queries.ts';
import { visitorsNamed } from '../visitor-review/visitor-search.queries.ts';
import { askedFor } from '../visitor-review/visitor-search.rules.ts';
import { badgeCode } from '../voucher/voucher.codes.ts';
import { faultOf } from '../voucher/voucher.rules.ts';
import { enter, mayUndo, recordEntry, undoEntry } from './check-in.actions.ts';
import { badgesAfter, badgesHeld, foundEntries, lastEntries, latestEntries, markOf } from './entry.queries.ts';
import { entryFiguresFile } from './entry-figures.export.ts';
import { entryFigures } from './entry-figures.queries.ts';
import { gates } from './gate.queries.ts';

const FOUND = 10;
const LATEST = 10;
const HASH_BYTES = 16;

/** What a device compares a code with that it has read. */
const hashOf = (code: string): string =>
  createHash('sha256').update(code).digest().subarray(0, HASH_BYTES).toString('base64url');

const faultOfState = (state: string) =>
  state === 'approved' ? null : state === 'suspended' ? ('suspended' as const) : ('notApproved' as const);

/** Visitors and colleagues whom the words may mean, with their badge and their last entry. */
async function foundHolders(ctx: FairContext, typed: string): Promise<FoundHolder[]> {
  const asked = askedFor(typed);
  const visitors = await visitorsNamed(ctx, asked, FOUND);
  const colleagues = await colleaguesNamed(ctx, asked.words, FOUND);
  const people = [
    ...visitors.map(({ state, ...row }) => ({ kind: 'visitor' as const, fault: faultOfState(state), ...row })),
    ...colleagues.map(({ standing, ...row }) => ({
      kind: 'colleague' as const,
      fault: faultOfState(standing),
      ...row,
    })),
  ].slice(0, FOUND);
  const held = await badgesHeld(ctx, {
    visitors: people.filter(({ kind }) => kind === 'visitor').map(({ id }) => id),
    colleagues: people.filter(({ kind }) => kind === 'colleague').map(({ id }) => id),
  });
  const last = await lastEntries(
    ctx,
    [...held.values()].map(({ id }) => id),
  );
  return people.map(({ kind, id, name, company, position, fault }) => {
    const badge = held.get(id);
    const before = badge === undefined ? undefined : last.get(badge.id);
    return { kind, id, name, company, position, number: badge?.number ?? '', fault, before: before ?? null };
  });
}

async function keptBadges(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  after: string,
): Promise<{ list: KeptBadge[]; next: string | null; until: string }> {
  // what a device keeps of people ends with the fair
  const until = ctx.exhibition.endsOn;
  if (dayInBeijing(new Date()) > until) return { list: [], next: null, until };
  const rows = await badgesAfter(ctx, after, CONSOLE_LIMITS.badgesPortion);
  const list = rows.map(({ id, number, name, company, kind, ...row }) => ({
    hash: hashOf(badgeCode(config.SECRET, id)),
    number,
    name,
    company,
    kind,
    fault: faultOf({
      revoked: row.revoked_at !== null,
      confirmed:
        row.colleague_state === null || (row.colleague_state === 'confirmed' && row.colleague_review === 'approved'),
      badgeStatus: {
        registered: row.registered,
        reviewState: row.review_state,
        suspended: row.suspended_at !== null,
      },
    }),
  }));
  const next = rows.length < CONSOLE_LIMITS.badgesPortion ? null : (rows.at(-1)?.number ?? null);
  return { list, next, until };
}

const spanOf = ({ day }: { day: string | null }): Span =>
  day === null ? { since: null, until: null } : daysBetween({ from: day, to: day });

export const checkInHandlers = (
  services: Pick<Services, 'config'>,
): Handlers<FairContext, typeof contract.checkIn> => ({
  find: async ({ ctx, input }) => ({ list: await foundHolders(ctx, input.words) }),

  enter: ({ ctx, input, acting }) => enter(services, ctx, acting, input),

  enterAnyway: ({ ctx, input: { reason, ...asked }, acting }) => enter(services, ctx, acting, asked, reason),

  undo: ({ ctx, input, acting }) => undoEntry(ctx, acting, input.id),

  latest: async ({ ctx, caller, input }) => {
    if ((await gates.find(ctx, { id: input.gateId })) === undefined) fail('notFound');
    const rows = await latestEntries(ctx, input.gateId, LATEST);
    return {
      list: rows.map(({ staff_id, made_at, number, name, company, ...row }) => ({
        ...markOf(row),
        number,
        name,
        company,
        may: { undo: mayUndo(caller, { staff_id, created_at: made_at }) },
      })),
    };
  },

  badges: ({ ctx, input }) => keptBadges(services, ctx, input.after),

  record: async ({ ctx, input, acting }) => ({ found: await recordEntry(services, ctx, acting, input) }),

  listFound: async ({ ctx, input }) => {
    const { list, total } = await foundEntries(ctx, rangeOf(input));
    return pageAnswer(list, total, input);
  },

  figures: ({ ctx, input }) => entryFigures(ctx, spanOf(input)),

  exportFigures: async ({ ctx, input, acting }) => {
    await writeAudit(ctx, acting, { act: 'entry.export', details: { day: input.day ?? '' } });
    return entryFiguresFile(await entryFigures(ctx, spanOf(input)), input.lang);
  },
});
