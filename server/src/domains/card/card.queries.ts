import { sql, type RawBuilder } from 'kysely';
import { CARD_FIELDS_FIRST, type CardField } from '@fairbridge/contract/card/card.shapes.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newReadableCode } from '../../core/readable-code.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { isContactShared } from '../identity/membership.queries.ts';
import type { Party } from './card.rules.ts';

const columnOf = ({ kind }: Party) => (kind === 'visitor' ? ('visitor_id' as const) : ('employee_id' as const));

/** Of a row of `visiting_card` or `received_card` under this name: it is this person's. */
const isOf = (table: string, party: Party): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.${columnOf(party)}`)} = ${party.id}`;

export type CardRow = {
  id: string;
  code: string;
  shown: CardField[];
  withdrawn_at: Date | null;
  visitor_id: string | null;
  employee_id: string | null;
  /** Neither withdrawn, nor has its owner been shut out or left. */
  present: boolean;
  account_id: string | null;
  exhibitor_id: string | null;
  name_zh: string;
  name_en: string;
  company_zh: string;
  company_en: string;
  position_zh: string;
  position_en: string;
  country: string;
  email: string;
  mobile_area_code: string;
  mobile: string;
  website: string;
  address_zh: string;
  address_en: string;
  hall: string | null;
  booth_number: string;
};

/** Of `visiting_card k` with its owner. */
const PRESENT = sql<boolean>`(k.withdrawn_at is null and (
  (v.id is not null and v.complete_exhibition_registration and v.suspended_at is null)
  or (e.id is not null and ${isEmployed('e')} and x.disabled_at is null)))`;

const COLUMNS = sql`k.id, k.code, k.shown, k.withdrawn_at, k.visitor_id, k.employee_id,
  coalesce(v.account_id, e.account_id) as account_id, x.id as exhibitor_id,
  coalesce(v.name, e.name_zh) as name_zh, coalesce(v.name, e.name_en) as name_en,
  coalesce(v.company, x.name_zh) as company_zh, coalesce(v.company, x.name_en) as company_en,
  coalesce(v.position, e.position_zh) as position_zh, coalesce(v.position, e.position_en) as position_en,
  coalesce(v.country, x.country) as country, coalesce(a.email, e.email, '') as email,
  coalesce(v.mobile_area_code, '') as mobile_area_code, coalesce(v.mobile, e.mobile) as mobile,
  coalesce(v.website, x.website) as website,
  coalesce(v.address, x.address_zh) as address_zh, coalesce(v.address, x.address_en) as address_en,
  x.hall, coalesce(x.booth_number, '') as booth_number`;
const CARD = sql`${COLUMNS}, ${PRESENT} as present`;

const WITH_OWNER = sql`left join visitor v on v.id = k.visitor_id left join account a on a.id = v.account_id
  left join employee e on e.id = k.employee_id left join exhibitor x on x.id = e.exhibitor_id`;

/** The card of somebody; made when it is first asked for. */
export async function cardOf(ctx: FairContext, party: Party): Promise<CardRow | undefined> {
  await ctx.db
    .insertInto('visiting_card')
    .values({
      id: newId(),
      exhibition_id: ctx.exhibition.id,
      [columnOf(party)]: party.id,
      code: newReadableCode(),
      shown: [...CARD_FIELDS_FIRST],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<CardRow>`
    select ${CARD} from visiting_card k ${WITH_OWNER}
    where k.exhibition_id = ${ctx.exhibition.id} and ${isOf('k', party)}`.execute(ctx.db);
  return rows[0];
}

/** Which card has this code, at whichever fair: one of another fair is refused as such. */
export async function cardOfCode(
  { db }: FairContext,
  code: string,
): Promise<{ id: string; exhibition_id: string } | undefined> {
  return unscoped(db)
    .selectFrom('visiting_card')
    .where('code', '=', code)
    .select(['id', 'exhibition_id'])
    .executeTakeFirst();
}

export async function cardById(ctx: FairContext, id: string): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from visiting_card k ${WITH_OWNER}
    where k.exhibition_id = ${ctx.exhibition.id} and k.id = ${id}`.execute(ctx.db);
  return rows[0];
}

/** The cards of these visitors and employees, as far as they have one. */
export async function cardsOfOwners(ctx: FairContext, ownerIds: readonly string[]): Promise<CardRow[]> {
  const ids = sql`${[...ownerIds]}::text[]`;
  const { rows } = await sql<CardRow>`
    select ${CARD} from visiting_card k ${WITH_OWNER}
    where k.exhibition_id = ${ctx.exhibition.id} and (k.visitor_id = any(${ids}) or k.employee_id = any(${ids}))`.execute(
    ctx.db,
  );
  return rows;
}

/** Holds cards until the transaction ends, in one order for all, so that exchanges of one person, from either side, follow one another. */
export async function lockCards(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await ctx.db
    .selectFrom('visiting_card')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type Change = { shown: CardField[] } | { code: string } | { withdrawn_at: Date | null };

export async function writeCard(ctx: FairContext, party: Party, change: Change): Promise<void> {
  await ctx.db
    .updateTable('visiting_card')
    .set(change)
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(columnOf(party), '=', party.id)
    .execute();
}

/** Gives somebody a card; one that is there already stays as it is (G57). */
export async function giveCard(ctx: FairContext, party: Party, cardId: string): Promise<boolean> {
  const row = await ctx.db
    .insertInto('received_card')
    .values({ id: newId(), exhibition_id: ctx.exhibition.id, [columnOf(party)]: party.id, card_id: cardId })
    .onConflict((conflict) => conflict.columns([columnOf(party), 'card_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a card that somebody took off the list back on it; false where it stands there. */
export async function putBack(ctx: FairContext, party: Party, cardId: string): Promise<boolean> {
  const row = await ctx.db
    .updateTable('received_card')
    .set({ removed_at: null, received_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(columnOf(party), '=', party.id)
    .where('card_id', '=', cardId)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many this person has received within a day, those taken off the list again among them. */
export const receivedOfDay = (ctx: FairContext, party: Party): Promise<number> =>
  countSql(
    ctx.db,
    sql`from received_card r where r.exhibition_id = ${ctx.exhibition.id} and ${isOf('r', party)}
      and r.received_at > now() - interval '1 day'`,
  );

export type ReceivedRow = CardRow & { received_id: string; received_at: Date; note: string };

/** Whom a received card tells a company of, as `g`: of an employee's cards the visitors' alone. */
const GIVEN = sql`left join lateral (
  select k.visitor_id, m.exhibitor_id, r.received_at as created_at from employee m where m.id = r.employee_id and k.visitor_id is not null) g on true`;
const FROM_RECEIVED = sql`from received_card r join visiting_card k on k.id = r.card_id ${WITH_OWNER} ${GIVEN}`;

/** A company that a visitor has withdrawn from since holds an empty card. */
const STILL_PRESENT = sql<boolean>`(${PRESENT} and (g.visitor_id is null or ${isContactShared('g')}))`;
const RECEIVED = sql`r.id as received_id, r.received_at, r.note, ${COLUMNS}, ${STILL_PRESENT} as present`;

const held = (ctx: FairContext, party: Party) =>
  sql`r.exhibition_id = ${ctx.exhibition.id} and ${isOf('r', party)} and r.removed_at is null`;

/** Looked for in the note and in what stands on the card: nobody finds by what its owner does not show. */
const matching = (keyword: string) => {
  const like = likeContains(keyword);
  return sql`(${keyword} = '' or r.note ilike ${like} or (${STILL_PRESENT} and (
    coalesce(v.name, e.name_zh) ilike ${like} or e.name_en ilike ${like}
    or ('company' = any(k.shown) and (coalesce(v.company, x.name_zh) ilike ${like} or x.name_en ilike ${like})))))`;
};

export const receivedCards = (ctx: FairContext, party: Party, keyword: string, range: Range) =>
  paginateSql<ReceivedRow>(
    ctx.db,
    {
      select: RECEIVED,
      from: sql`${FROM_RECEIVED} where ${held(ctx, party)} and ${matching(keyword)}`,
      order: sql`r.received_at desc, r.id`,
    },
    range,
  );

export async function receivedCardOf(ctx: FairContext, party: Party, cardId: string): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${RECEIVED} ${FROM_RECEIVED} where ${held(ctx, party)} and k.id = ${cardId}`.execute(ctx.db);
  return rows[0];
}

/** False where this person has no such card on the list. */
export async function changeReceived(
  ctx: FairContext,
  party: Party,
  id: string,
  change: { note: string } | { removed_at: Date },
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('received_card')
    .set(change)
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where(columnOf(party), '=', party.id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
