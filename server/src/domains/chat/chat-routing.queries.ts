import { sql } from 'kysely';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isActive } from '../identity/employment.queries.ts';

type Person = { id: string; name_zh: string; name_en: string };
export type AnswererRow = Person & { languages: Lang[]; categories: string[] };

/** Those of the setting who work there now, as they were put in order. */
export async function answerersOf(ctx: FairContext, exhibitorId: string): Promise<AnswererRow[]> {
  const { rows } = await sql<Person & { languages: string[]; categories: string[] }>`
    select e.id, e.name_zh, e.name_en, r.languages, r.categories from chat_answerer r join employee e on e.id = r.employee_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.exhibitor_id = ${exhibitorId} and ${isActive('e')}
    order by r.place`.execute(ctx.db);
  return rows.map(({ languages, ...row }) => ({ ...row, languages: languages.filter(isLang) }));
}

/** Everybody who works there now and has logged in. */
export async function colleaguesOf(ctx: FairContext, exhibitorId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select e.id, e.name_zh, e.name_en from employee e
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${exhibitorId} and ${isActive('e')}
    order by e.name_zh, e.id`.execute(ctx.db);
  return rows;
}

export type NewAnswerer = { employeeId: string; languages: readonly string[]; categories: readonly string[] };

/** In the place of those before. */
export async function writeAnswerers(
  ctx: FairContext,
  exhibitorId: string,
  all: readonly NewAnswerer[],
): Promise<void> {
  const { id: fair } = ctx.exhibition;
  await sql`select 1 from exhibitor where exhibition_id = ${fair} and id = ${exhibitorId} for no key update`.execute(
    ctx.db,
  );
  await sql`delete from chat_answerer where exhibition_id = ${fair} and exhibitor_id = ${exhibitorId}`.execute(ctx.db);
  if (all.length === 0) return;
  await ctx.db
    .insertInto('chat_answerer')
    .values(
      all.map(({ employeeId, languages, categories }, place) => ({
        exhibitor_id: exhibitorId,
        exhibition_id: fair,
        employee_id: employeeId,
        place,
        languages: [...languages],
        categories: [...categories],
      })),
    )
    .execute();
}

/** What a new conversation is about: in which language its buyer reads, and of which category the exhibit is that they come from. */
export async function askedAbout(
  ctx: FairContext,
  { visitorId, exhibitorId, productId }: { visitorId: string; exhibitorId: string; productId: string | null },
): Promise<{ language: string; category: string | null }> {
  const { rows } = await sql<{ language: string; category: string | null }>`
    select v.language, (select p.category from product p
      where p.exhibition_id = v.exhibition_id and p.exhibitor_id = ${exhibitorId} and p.id = ${productId}::text) as category
    from visitor v where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}`.execute(ctx.db);
  return rows[0] ?? { language: '', category: null };
}

/** Nothing has been written yet: nobody is asked before the buyer has asked. */
export async function writeOffer(ctx: FairContext, id: string, employeeIds: readonly string[]): Promise<void> {
  await sql`
    update conversation set offered_to = ${[...employeeIds]}::text[]
    where exhibition_id = ${ctx.exhibition.id} and id = ${id} and last_seq = 0 and employee_id is null`.execute(ctx.db);
}

/** From the first message of a buyer on, those who are asked first have so long. */
export const OFFER_BEGINS = sql`offered_until = coalesce(c.offered_until,
  case when c.offered_to is not null then clock_timestamp() + make_interval(mins => ${LIMITS.chatOfferMinutes}) end)`;

type OpenedRow = { id: string; visitor_id: string; exhibitor_id: string; employee_id: string | null };

/** Those whose time is over are offered to everybody of their companies. */
export async function endOffers(ctx: FairContext): Promise<OpenedRow[]> {
  const { rows } = await sql<OpenedRow>`
    update conversation c set offered_to = null, offered_until = null
    where c.exhibition_id = ${ctx.exhibition.id} and c.offered_until < clock_timestamp()
    returning c.id, coalesce(c.visitor_id, c.guest_id) as visitor_id, c.exhibitor_id, c.employee_id`.execute(ctx.db);
  return rows;
}

/** In which a buyer has waited as long for an employee, who may be away. */
export async function waitingForEmployee(ctx: FairContext): Promise<{ id: string; employee_id: string }[]> {
  const { rows } = await sql<{ id: string; employee_id: string }>`
    select c.id, c.employee_id from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and c.employee_id is not null and c.opened_at is null
      and c.exhibitor_unread_since < clock_timestamp() - make_interval(mins => ${LIMITS.chatOfferMinutes}) and not c.exhibitor_told`.execute(
    ctx.db,
  );
  return rows;
}

/** All of the company see them from now on. */
export async function openToColleagues(ctx: FairContext, ids: readonly string[]): Promise<OpenedRow[]> {
  const { rows } = await sql<OpenedRow>`
    update conversation c set opened_at = clock_timestamp()
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = any(${[...ids]}::text[]) and c.employee_id is not null
      and c.opened_at is null and c.exhibitor_unread_since is not null
    returning c.id, coalesce(c.visitor_id, c.guest_id) as visitor_id, c.exhibitor_id, c.employee_id`.execute(ctx.db);
  return rows;
}
