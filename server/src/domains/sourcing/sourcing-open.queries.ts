import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { SOURCING_SORTS, SOURCING_TABS } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { maySignUpSql } from '../exhibitor/sign-up-eligibility.queries.ts';
import { fitOf } from './sourcing-match.queries.ts';
import { isOpenSql } from './sourcing.rules.ts';
import { SIGN_UP, SOURCING, STANDING, WITH_MATCH, type SignUpRow, type SourcingRow } from './sourcing.queries.ts';

type Tab = (typeof SOURCING_TABS)[number];

/**
 * Is `sourcing s` there for exhibitors? One that its buyer has deleted, or whose buyer is suspended (G11), is so for those alone whom the
 * buyer has agreed to, by the sign-up `u`.
 */
const IS_THERE = sql`(u.participation = 'agreed' or s.deleted_at is null and not exists (
  select from visitor v where v.id = s.visitor_id and v.suspended_at is not null))`;

/** Requirements a company may know of: those open that fit it, and those it has signed up for. */
const of = ({ exhibition }: FairContext, exhibitorId: string) => sql`
  from sourcing s left join sourcing_match m on m.sourcing_id = s.id and m.exhibitor_id = ${exhibitorId}
    left join sourcing_sign_up u on u.sourcing_id = s.id and u.exhibitor_id = ${exhibitorId} and ${STANDING}
  where s.exhibition_id = ${exhibition.id} and coalesce(${IS_THERE}, false)`;
const within: Record<Tab, (today: string) => ReturnType<typeof sql>> = {
  fitting: (today) => sql`and m.exhibitor_id is not null and ${isOpenSql(today)}`,
  signedUp: () => sql`and u.id is not null`,
};

const ORDER: Record<(typeof SOURCING_SORTS)[number], ReturnType<typeof sql>> = {
  fit: sql`m.score desc nulls last, s.created_at desc, s.id`,
  newest: sql`s.created_at desc, s.id`,
  deadline: sql`s.deadline, s.created_at desc, s.id`,
};

export type OpenCardRow = SourcingRow & {
  score: number | null;
  reasons: unknown;
  supplier: string[] | null;
  sign_up_id: string | null;
  participation: SignUpRow['participation'] | null;
};

export const openRequirements = (
  ctx: FairContext,
  exhibitorId: string,
  { only, sort, ...range }: Range & { only: Tab; sort: (typeof SOURCING_SORTS)[number] },
) =>
  paginateSql<OpenCardRow>(
    ctx.db,
    {
      select: sql`${SOURCING}, m.score, m.reasons, m.supplier, u.id as sign_up_id, u.participation`,
      from: sql`${of(ctx, exhibitorId)} ${within[only](dayInBeijing(new Date()))}`,
      order: ORDER[sort],
    },
    range,
  );

export const countOpen = (ctx: FairContext, exhibitorId: string, only: Tab): Promise<number> =>
  countSql(ctx.db, sql`${of(ctx, exhibitorId)} ${within[only](dayInBeijing(new Date()))}`);

/** `sourcing s` that fit a company, for which it may sign up, and has not. */
export const requirementsToAnswer = (ctx: FairContext, exhibitorId: string) => sql`
  ${of(ctx, exhibitorId)} ${within.fitting(dayInBeijing(new Date()))}
    and not exists (select from sourcing_sign_up w where w.sourcing_id = s.id and w.exhibitor_id = ${exhibitorId})
    and exists (select from exhibitor e where e.id = ${exhibitorId} and ${maySignUpSql(ctx)})`;

export type OpenRow = OpenCardRow & {
  country: string;
  /** Of the buyer, once agreed; told to nobody else. */
  buyer_name: string | null;
  buyer_company: string | null;
  buyer_position: string | null;
};

/** Does `sourcing s` fit companies of which it is not kept: more than are kept, or all as long as it is not matched? */
const FITS_OTHERS = sql<boolean>`coalesce(s.matches > ${LIMITS.sourcingMatchesMax}, true)`;

/** One that this company may know of: also one that fits it where only the best fits are kept, by its exhibits as they are. */
export async function openRequirement(ctx: FairContext, exhibitorId: string, id: string): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`
    select ${SOURCING}, m.score, m.reasons, m.supplier, u.id as sign_up_id, u.participation, v.country,
      case when u.participation = 'agreed' then v.name end as buyer_name,
      case when u.participation = 'agreed' then v.company end as buyer_company,
      case when u.participation = 'agreed' then v.position end as buyer_position
    from sourcing s join visitor v on v.id = s.visitor_id
      left join sourcing_match m on m.sourcing_id = s.id and m.exhibitor_id = ${exhibitorId}
      left join sourcing_sign_up u on u.sourcing_id = s.id and u.exhibitor_id = ${exhibitorId} and ${STANDING}
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id} and coalesce(${IS_THERE}, false)
      and (u.id is not null or (m.exhibitor_id is not null or ${FITS_OTHERS}) and ${isOpenSql(dayInBeijing(new Date()))})`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined || row.score !== null || row.sign_up_id !== null) return row;
  const fit = await fitOf(ctx, { sourcingId: id, exhibitorId });
  return fit === undefined ? undefined : { ...row, ...fit };
}

/** The company's own sign-up for it. */
export async function ownSignUp(
  ctx: FairContext,
  exhibitorId: string,
  sourcingId: string,
): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`
    select ${SIGN_UP} from sourcing_sign_up u ${WITH_MATCH}
    where u.exhibition_id = ${ctx.exhibition.id} and u.sourcing_id = ${sourcingId} and u.exhibitor_id = ${exhibitorId} and ${STANDING}`.execute(
    ctx.db,
  );
  return rows[0];
}

/** The same held, also one that was withdrawn. */
export const lockSignUp = (ctx: FairContext, exhibitorId: string, sourcingId: string) =>
  ctx.db
    .selectFrom('sourcing_sign_up')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('sourcing_id', '=', sourcingId)
    .where('exhibitor_id', '=', exhibitorId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

type OwnProduct = { id: string; zh: string; en: string; strength: string; attributes: unknown };

/** Own exhibits that an offer can name: those that fit first, then the newest. */
export async function offeredProducts(ctx: FairContext, exhibitorId: string, first: readonly string[], max: number) {
  const { rows } = await sql<OwnProduct>`
    select p.id, p.name_zh as zh, p.name_en as en, p.strength, p.attributes from product p
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
    order by p.id = any(${[...first]}::text[]) desc, p.published_at desc, p.id limit ${max}`.execute(ctx.db);
  return rows;
}

/** Which of these exhibits are this company's. */
export async function ownProductIds(
  ctx: FairContext,
  { exhibitorId }: Pick<ExhibitorCaller, 'exhibitorId'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from product p where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId}
      and p.id = any(${[...ids]}::text[]) and p.deleted_at is null`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}

/** Offers in the place of those before. */
export async function writeOffers(
  ctx: FairContext,
  signUpId: string,
  offers: readonly ({ line_id: string } & Record<string, unknown>)[],
): Promise<void> {
  await sql`delete from sourcing_offer where exhibition_id = ${ctx.exhibition.id} and sign_up_id = ${signUpId}`.execute(
    ctx.db,
  );
  for (const offer of offers) {
    const row = { exhibition_id: ctx.exhibition.id, sign_up_id: signUpId, ...offer };
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into sourcing_offer (${columns}) values (${sql.join(Object.values(row))})`.execute(ctx.db);
  }
}
