import { type FoundInConsole, type FoundKind } from '@fairbridge/contract/organizer/console-search.shapes.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { lineAnswer } from '../exhibitor-record/exhibitor-record.answers.ts';
import { administratorsNamed, exhibitorLines } from '../exhibitor-record/exhibitor-record.queries.ts';
import { colleaguesNamed } from '../preregistration/colleague-review.queries.ts';
import { colleagueStateOf } from '../preregistration/preregistration.rules.ts';
import { lineOf } from '../visitor-review/visitor-review.answers.ts';
import { visitorsNamed } from '../visitor-review/visitor-search.queries.ts';
import { askedFor, type Asked } from '../visitor-review/visitor-search.rules.ts';
import { badgesNumbered } from '../voucher/voucher.queries.ts';
import { badgeNumberBegins } from '../voucher/voucher.rules.ts';
import { kindsFor } from './console-search.rules.ts';

/** Lines of a kind that are shown, and letters that one has to type before anybody is looked for. */
const SHOWN = 5;
const LETTERS_LEAST = 2;

type Line<K extends FoundKind> = FoundInConsole[K]['list'][number];
type Finders = { [K in FoundKind]: (ctx: FairContext, asked: Asked, limit: number) => Promise<Line<K>[]> };

const FINDERS: Finders = {
  visitors: async (ctx, asked, limit) =>
    (await visitorsNamed(ctx, asked, limit)).map((row) => {
      const { id, state, name, company, email, mobile } = lineOf(row);
      return { id, state, name, company, email, mobile };
    }),

  colleagues: async (ctx, { words }, limit) =>
    (await colleaguesNamed(ctx, words, limit)).map(({ id, standing, name, company, email }) => ({
      id,
      standing: colleagueStateOf(standing),
      name,
      company,
      email,
    })),

  badges: async (ctx, { words }, limit) => {
    const begins = badgeNumberBegins(words, ctx.exhibition.startsOn.slice(2, 4));
    return (begins === null ? [] : await badgesNumbered(ctx, begins, limit)).map((row) => ({
      number: row.number,
      revoked: row.revoked_at !== null,
      name: row.name,
      company: row.company,
      visitorId: row.visitor_id,
      colleague: row.colleague_email,
    }));
  },

  exhibitors: async (ctx, { words }, limit) =>
    (await exhibitorLines(ctx, { keyword: words }, { limit, offset: 0 })).map((row) => {
      const { id, name, booth, state } = lineAnswer(ctx.exhibition, row);
      return { id, name, booth, state };
    }),

  administrators: async (ctx, { words }, limit) =>
    (await administratorsNamed(ctx, words, limit)).map((row) => ({
      id: row.id,
      name: bilingualOf('name', row),
      email: row.email,
      exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row) },
    })),
};

const nothing = <K extends FoundKind>(): { list: Line<K>[]; more: boolean } => ({ list: [], more: false });

/** What of this fair the words may mean, in each kind that the caller may open; one more than is shown is asked for, to know of it. */
export async function findInConsole(
  ctx: FairContext,
  caller: Pick<OrganizerCaller, 'kind' | 'role'>,
  typed: string,
): Promise<FoundInConsole> {
  const asked = askedFor(typed);
  const kinds = [...asked.words].length < LETTERS_LEAST ? [] : kindsFor(caller);
  const ofKind = async <K extends FoundKind>(kind: K): Promise<{ list: Line<K>[]; more: boolean }> => {
    if (!kinds.includes(kind)) return nothing<K>();
    const lines = await FINDERS[kind](ctx, asked, SHOWN + 1);
    return { list: lines.slice(0, SHOWN), more: lines.length > SHOWN };
  };
  return {
    visitors: await ofKind('visitors'),
    colleagues: await ofKind('colleagues'),
    badges: await ofKind('badges'),
    exhibitors: await ofKind('exhibitors'),
    administrators: await ofKind('administrators'),
  };
}
