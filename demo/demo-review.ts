import type { Insertable } from 'kysely';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import { newId } from '../server/src/core/id.ts';
import { random as randomOf } from './data/random.ts';
import type { Random } from './data/shapes.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type Reviewed = Row<'visitor'> & { id: string };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const REFUSALS = [
  '您的注册资料不完整，请补充公司网站后重新提交。\nYour details are incomplete. Please add the website of your company and hand them in again.',
  '本展会面向行业专业观众，您的资料未体现与本行业的关系。\nThis fair is for the trade, and your details do not show how you belong to it.',
] as const;
const SUSPENSION = '多次向展商发送与展会无关的广告。';

const iso = (at: number): string => new Date(at).toISOString();

function suspended(done: number, organizer: string): Partial<Row<'visitor'>> {
  return { suspended_at: iso(done + 2 * DAY), suspended_reason: SUSPENSION, suspended_by: organizer };
}

function unfinished(index: number, begun: number): Partial<Row<'visitor'>> {
  const [person, company] = [index % 2 === 0, index % 4 === 0];
  return {
    complete_visitor: person || company,
    complete_visitor_register: company,
    complete_questionnaire: false,
    complete_exhibition_registration: false,
    review_state: null,
    completed_at: null,
    created_at: iso(begun),
    ...(person || company ? {} : { name: '', position: '', department: '' }),
    ...(company ? {} : { company: '', country: '' }),
  };
}

/** How a visitor of the demo stands: most are approved, some wait for the organizer, a few are refused, suspended or unfinished. */
function stand(index: number, source: Random, now: number, organizer: string): Partial<Row<'visitor'>> {
  const waits = index % 14 === 5;
  const done = now - (waits ? source.int(60 * 60) + 20 : source.int(40 * 24 * 60) + 3 * 24 * 60) * MINUTE;
  const begun = done - (5 + source.int(40)) * MINUTE;
  if (index % 23 === 9) return unfinished(index, begun);
  const dates = { created_at: iso(begun), completed_at: iso(done) };
  if (waits) return { ...dates, review_state: 'underReview' };
  if (index % 61 === 7)
    return { ...dates, review_state: 'notApproved', review_reason: REFUSALS[index % REFUSALS.length] ?? '' };
  return index % 199 === 11 ? { ...dates, ...suspended(done, organizer) } : dates;
}

/** Rows that are inserted together name the same columns. */
export const asRegistered = (visitor: Reviewed): Reviewed => ({
  ...visitor,
  created_at: visitor.completed_at ?? iso(Date.now()),
  suspended_at: null,
  suspended_reason: '',
  suspended_by: null,
});

/** Puts visitors into the states that the organizer's review knows, the same on every machine but for the clock. */
export function withReviews(visitors: readonly Reviewed[], fair: string, organizer: string): Reviewed[] {
  const source = randomOf(`reviews at ${fair}`);
  const now = Date.now();
  return visitors.map((visitor, index) => ({ ...asRegistered(visitor), ...stand(index, source, now, organizer) }));
}

/** The history of each review: handed in by the portal, decided by the organizer. */
export function reviewRows(visitors: readonly Reviewed[], organizer: string): Row<'visitor_review'>[] {
  return visitors.flatMap((visitor): Row<'visitor_review'>[] => {
    const { id: visitor_id, exhibition_id, review_state, review_reason, completed_at } = visitor;
    if (review_state === null || review_state === undefined || typeof completed_at !== 'string') return [];
    const own = { exhibition_id, visitor_id };
    const handedIn = {
      ...own,
      id: newId(),
      state: 'underReview',
      reason: '',
      account_id: null,
      created_at: completed_at,
    };
    if (review_state === 'underReview') return [handedIn];
    const decided = iso(Date.parse(completed_at) + 3 * HOUR);
    return [
      handedIn,
      {
        ...own,
        id: newId(),
        state: review_state,
        reason: review_reason ?? '',
        account_id: organizer,
        created_at: decided,
      },
    ];
  });
}

/** Approved, and let in: only they order, are in pools and keep favourites. */
export const isApproved = ({ review_state, suspended_at }: Reviewed): boolean =>
  review_state === 'approved' && (suspended_at === null || suspended_at === undefined);
