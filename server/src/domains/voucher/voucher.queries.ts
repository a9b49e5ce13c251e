import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { escapeLike } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const badges = fairTable('badge');

/** Whose badge it is: a visitor's own, or that of a colleague a visitor has pre-registered. */
export type Holder = { visitorId: string } | { preregistrationId: string };
export type BadgeRow = { id: string; number: string };

const NUMBERS = 10_000_000;
const TRIES = 50;

const holderOf = (holder: Holder) =>
  'visitorId' in holder
    ? { visitor_id: holder.visitorId, preregistration_id: null }
    : { visitor_id: null, preregistration_id: holder.preregistrationId };

async function current(ctx: FairContext, holder: Holder): Promise<BadgeRow | undefined> {
  const [column, id] =
    'visitorId' in holder
      ? (['visitor_id', holder.visitorId] as const)
      : (['preregistration_id', holder.preregistrationId] as const);
  return ctx.db
    .selectFrom('badge')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .select(['id', 'number'])
    .executeTakeFirst();
}

/**
 * The badge of somebody; made when first asked for, and anew when the last one was revoked. Numbers such as `V26-0412873` are drawn by lot,
 * so that they tell nothing of how many there are.
 */
export async function badgeOf(ctx: FairContext, holder: Holder): Promise<BadgeRow> {
  const year = ctx.exhibition.startsOn.slice(2, 4);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await current(ctx, holder);
    if (found !== undefined) return found;
    const number = `V${year}-${String(randomInt(NUMBERS)).padStart(7, '0')}`;
    // taken by somebody else, or made for the same holder at this moment: looked for again
    await badges.insertOnce(ctx, { number, ...holderOf(holder) });
  }
  throw new Error('no number is left for a badge');
}

export type PersonRow = {
  id: string;
  name: string;
  company: string;
  position: string;
  country: string;
  complete_exhibition_registration: boolean;
  review_state: string | null;
  review_reason: string;
  suspended_at: Date | null;
  vip_status: string | null;
};

/** A visitor as a badge needs to know him. */
export async function badgePerson(ctx: FairContext, visitorId: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select v.id, v.name, v.company, v.position, v.country, v.complete_exhibition_registration, v.review_state, v.review_reason, v.suspended_at,
      p.status as vip_status
    from visitor v left join vip_application p on p.visitor_id = v.id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}`.execute(ctx.db);
  return rows[0];
}

export type CheckedRow = Omit<PersonRow, 'id' | 'review_reason'> & {
  id: string;
  number: string;
  revoked_at: Date | null;
  colleague_state: string | null;
  colleague_review: string | null;
  visitor_name: string;
  visitor_company: string;
};

/** A badge with its holder as he stands now; of a colleague the visitor who entered him stands for him. */
export async function badgeById(ctx: FairContext, id: string): Promise<CheckedRow | undefined> {
  const { rows } = await sql<CheckedRow>`
    select b.id, b.number, b.revoked_at, coalesce(c.name, v.name) as name, coalesce(c.company, v.company) as company,
      coalesce(c.position, v.position) as position, coalesce(c.country, v.country) as country, c.state as colleague_state,
      c.review_state as colleague_review,
      v.name as visitor_name, v.company as visitor_company,
      v.complete_exhibition_registration, v.review_state, v.suspended_at, case when c.id is null then p.status end as vip_status
    from badge b
    left join preregistration c on c.id = b.preregistration_id
    join visitor v on v.id = coalesce(b.visitor_id, c.visitor_id)
    left join vip_application p on p.visitor_id = v.id
    where b.exhibition_id = ${ctx.exhibition.id} and b.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export type NumberedRow = {
  number: string;
  revoked_at: Date | null;
  name: string;
  company: string;
  /** Null of a colleague's badge. */
  visitor_id: string | null;
  /** Null of a visitor's own. */
  colleague_email: string | null;
};

/** Badges whose number begins so, those that are good first. */
export async function badgesNumbered(
  { db, exhibition }: FairContext,
  begins: string,
  limit: number,
): Promise<NumberedRow[]> {
  const { rows } = await sql<NumberedRow>`
    select b.number, b.revoked_at, coalesce(c.name, v.name) as name, coalesce(c.company, v.company) as company, b.visitor_id,
      c.email as colleague_email
    from badge b
    left join preregistration c on c.id = b.preregistration_id
    join visitor v on v.id = coalesce(b.visitor_id, c.visitor_id)
    where b.exhibition_id = ${exhibition.id} and b.number like ${`${escapeLike(begins)}%`}
    order by b.revoked_at is not null, b.number limit ${limit}`.execute(db);
  return rows;
}

/** Ends a badge; one that is revoked already stays as it is. */
export async function revokeBadge(ctx: FairContext, id: string): Promise<'revoked' | 'already' | 'missing'> {
  if (await badges.write(ctx, { id, revoked_at: null }, { revoked_at: new Date() })) return 'revoked';
  return (await badgeById(ctx, id)) === undefined ? 'missing' : 'already';
}

export async function badgeOfNumber({ db, exhibition }: FairContext, number: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('badge')
    .where('exhibition_id', '=', exhibition.id)
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}
