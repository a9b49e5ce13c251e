import { sql, type RawBuilder } from 'kysely';
import type { visitorList } from '@fairbridge/contract/visitor/visitor.list.ts';
import type { VisitorPrivacy } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPROVED } from '../account/account.rules.ts';
import { inPoolOf, isContactOf } from '../identity/membership.queries.ts';
import { visitors } from '../account/account.tables.ts';
import type { Reader } from './visitor-browse.rules.ts';
import { chosen, countOf, FACET_COLUMNS, facetsTold, type VisitorFacet, type Wanted } from './visitor-facet.queries.ts';
import { askedWords } from './visitor.words.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

/** Of `visitor v`: who is let in. */
const LET_IN = sql<boolean>`${APPROVED} and v.suspended_at is null`;
/** Of `visitor v`: whom others may find. The indexes of 0033 hold the same. */
const LISTED = sql<boolean>`(v.listed and ${LET_IN})`;

/** Of `visitor v`: those listed, and for a company its own contacts too, who have let it know them. Stands wherever a visitor is shown by id. */
export const readable = ({ exhibitorId }: Reader) => sql<boolean>`(
  ${LET_IN} and (v.listed or ${inPoolOf(exhibitorId)}))`;

export type VisitorRow = {
  id: string;
  name: string;
  company: string;
  position: string;
  country: string;
  avatar: string;
  business: string;
  interests: string[];
  wanted: string;
  in_pool: boolean;
};

const CARD = (
  reader: Reader,
) => sql`v.id, v.name, v.company, v.position, v.country, v.avatar, v.business, v.interests, v.wanted,
  ${inPoolOf(reader.exhibitorId)} as in_pool`;

/** In one order, so that the index of words serves. */
const matching = (ctx: FairContext, { names }: Reader, keyword: string) => {
  const words = askedWords(keyword);
  const found =
    words.length === 0 ? sql`true` : sql`v.${sql.ref(names ? 'all_words' : 'public_words')} @> ${words}::text[]`;
  return sql<boolean>`v.exhibition_id = ${ctx.exhibition.id} and ${LISTED} and ${found}`;
};

type VisitorSort = (typeof visitorList.sorts)[number];
const ORDER: Record<VisitorSort, RawBuilder<unknown>> = {
  default: sql`v.directory_key, v.id`,
  newest: sql`v.completed_at desc, v.id`,
};

export async function foundVisitors(
  ctx: FairContext,
  reader: Reader,
  wanted: Wanted,
  { sort, ...range }: Range & { sort: VisitorSort },
): Promise<VisitorRow[]> {
  const { rows } = await sql<VisitorRow>`
    select ${CARD(reader)} from visitor v
    where ${matching(ctx, reader, wanted.keyword)} and ${chosen(wanted)}
    order by ${ORDER[sort]} ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export type Counted = { filter: 'total' | VisitorFacet; code: string; count: number };

/** The total, and for each value of a facet the hits it would leave: every facet is counted under the others, not under itself. */
export async function countedVisitors(ctx: FairContext, reader: Reader, wanted: Wanted): Promise<Counted[]> {
  const told = facetsTold(reader).map((facet) => countOf(facet, wanted));
  const { rows } = await sql<Counted>`
    with v as materialized (
      select ${FACET_COLUMNS} from visitor v where ${matching(ctx, reader, wanted.keyword)})
    select 'total' as filter, '' as code, count(*) as count from v where ${chosen(wanted)}
    union all
    ${sql.join(told, sql` union all `)}
    order by 1, 3 desc, 2`.execute(ctx.db);
  return rows;
}

/** Cards of these visitors in this order; those the reader may not read (any more) are left out. */
export async function visitorCards(ctx: FairContext, ids: readonly string[], reader: Reader): Promise<VisitorRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<VisitorRow>`
    select ${CARD(reader)}
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place) join visitor v on v.id = wanted.id
    where v.exhibition_id = ${ctx.exhibition.id} and ${readable(reader)}
    order by wanted.place`.execute(ctx.db);
  return rows;
}

/** Those of these visitors that this employee has as contacts (ruling 3.4): their e-mails and mobiles. */
export async function contactsOf(ctx: FairContext, ids: readonly string[], caller: ExhibitorCaller) {
  const { rows } = await sql<{ id: string; email: string | null; mobile_area_code: string; mobile: string }>`
    select v.id, a.email, v.mobile_area_code, v.mobile from visitor v join account a on a.id = v.account_id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = any(${[...ids]}::text[]) and ${isContactOf(caller)}`.execute(
    ctx.db,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        email: row.email ?? '',
        mobile:
          row.mobile === '' ? '' : [row.mobile_area_code && `+${row.mobile_area_code}`, row.mobile].join(' ').trim(),
      },
    ]),
  );
}

export async function placeOf(ctx: FairContext, id: string) {
  return ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .select(['province', 'city'])
    .executeTakeFirst();
}

export async function privacyOf(ctx: FairContext, visitorId: string): Promise<VisitorPrivacy> {
  const row = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .select(['listed', 'looks_shown', 'advertising_sharing', 'tracked'])
    .executeTakeFirst();
  if (row === undefined) fail('sessionExpired');
  const { listed, looks_shown: looksShown, advertising_sharing: advertisingSharing, tracked } = row;
  return { listed, looksShown, advertisingSharing, tracked };
}

/** False when others see the visitor as before. */
export async function writePrivacy(
  ctx: FairContext,
  visitorId: string,
  {
    listed,
    looksShown,
    advertisingSharing,
    tracked,
  }: Pick<VisitorPrivacy, 'listed' | 'looksShown'> & {
    advertisingSharing?: boolean | undefined;
    tracked?: boolean | undefined;
  },
): Promise<boolean> {
  if (advertisingSharing !== undefined)
    await visitors.write(ctx, { id: visitorId }, { advertising_sharing: advertisingSharing });
  if (tracked !== undefined) await visitors.write(ctx, { id: visitorId }, { tracked });
  const changed = await ctx.db
    .updateTable('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .where((eb) => eb.or([eb('listed', '!=', listed), eb('looks_shown', '!=', looksShown)]))
    .set({ listed, looks_shown: looksShown })
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
