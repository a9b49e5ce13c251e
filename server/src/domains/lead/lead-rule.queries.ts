import { sql } from 'kysely';
import type { LeadRuleKind, LeadRules } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { isActive } from '../identity/employment.queries.ts';

/** Who may be given a lead: `employee e`. */
const works = isActive('e');

type Named = { id: string; name_zh: string; name_en: string };
const named = (row: Named) => ({ id: row.id, name: bilingualOf('name', row) });

/** As they stand; of those who have left, what they had goes by nobody. */
export async function rulesOf(ctx: FairContext, exhibitorId: string): Promise<LeadRules> {
  const { rows } = await sql<{ kind: LeadRuleKind; value: string } & Named>`
    select r.kind, r.value, e.id, e.name_zh, e.name_en from lead_rule r join employee e on e.id = r.employee_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.exhibitor_id = ${exhibitorId} and ${works}
    order by r.place`.execute(ctx.db);
  const turns = await sql<Named>`
    select e.id, e.name_zh, e.name_en from lead_turn t join employee e on e.id = t.employee_id
    where t.exhibition_id = ${ctx.exhibition.id} and t.exhibitor_id = ${exhibitorId} and ${works}
    order by t.place`.execute(ctx.db);
  return {
    rules: rows.map(({ kind, value, ...employee }) => ({ kind, value, employee: named(employee) })),
    turns: turns.rows.map(named),
  };
}

export type NewRule = { kind: LeadRuleKind; value: string; employeeId: string };

export async function writeRules(ctx: FairContext, exhibitorId: string, rules: readonly NewRule[]): Promise<void> {
  const of = { exhibition_id: ctx.exhibition.id, exhibitor_id: exhibitorId };
  await ctx.db
    .deleteFrom('lead_rule')
    .where('exhibition_id', '=', of.exhibition_id)
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
  if (rules.length === 0) return;
  await ctx.db
    .insertInto('lead_rule')
    .values(rules.map(({ kind, value, employeeId }, place) => ({ ...of, place, kind, value, employee_id: employeeId })))
    .execute();
}

/** Who stays keeps the time of the last turn. */
export async function writeTurns(ctx: FairContext, exhibitorId: string, employeeIds: readonly string[]): Promise<void> {
  const of = { exhibition_id: ctx.exhibition.id, exhibitor_id: exhibitorId };
  await sql`
    delete from lead_turn where exhibition_id = ${of.exhibition_id} and exhibitor_id = ${exhibitorId}
      and employee_id <> all(${[...employeeIds]}::text[])`.execute(ctx.db);
  if (employeeIds.length === 0) return;
  await ctx.db
    .insertInto('lead_turn')
    .values(employeeIds.map((employeeId, place) => ({ ...of, place, employee_id: employeeId })))
    .onConflict((conflict) =>
      conflict.columns(['exhibitor_id', 'employee_id']).doUpdateSet({ place: (eb) => eb.ref('excluded.place') }),
    )
    .execute();
}

export type NewLead = {
  id: string;
  exhibitor_id: string;
  visitor_id: string;
  country: string;
  language: string;
  /** Of the exhibits it is about. */
  categories: string[];
};

/** What rules go by, of leads that were just made; by company, so that two buyers who ask the same ones never wait for each other. */
export async function newLeads(ctx: FairContext, ids: readonly string[]): Promise<NewLead[]> {
  const { rows } = await sql<NewLead>`
    select l.id, l.exhibitor_id, l.visitor_id, v.country, v.language, array(
      select distinct p.category from product p where p.category is not null and p.exhibition_id = l.exhibition_id and (
        p.id = (select o.product_id from intent_order o where o.id = l.order_id)
        or p.id in (select a.product_id from inquiry_product a where a.inquiry_id = l.id))) as categories
    from lead l join visitor v on v.id = l.visitor_id
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = any(${[...ids]}::text[]) and l.employee_id is null
    order by l.exhibitor_id, l.id`.execute(ctx.db);
  return rows;
}

type Fitting = { exhibitor_id: string; categories: readonly string[]; country: string; language: string };

/** Whom the first rule that fits names, held in service. */
export async function ruledTo(ctx: FairContext, lead: Fitting): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from lead_rule r join employee e on e.id = r.employee_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.exhibitor_id = ${lead.exhibitor_id}
      and e.exhibitor_id = r.exhibitor_id and ${works}
      and case r.kind when 'country' then r.value = ${lead.country} when 'language' then r.value = ${lead.language}
        else r.value = any(${[...lead.categories]}::text[]) end
    order by r.place limit 1 for share of e`.execute(ctx.db);
  return rows[0]?.id ?? null;
}

/** Whose turn it is, held in service; the next one is somebody else's. All turns of the company are held first, so that twenty at once fall to twenty. */
export async function takeTurn(ctx: FairContext, exhibitorId: string): Promise<string | null> {
  const of = sql`t.exhibition_id = ${ctx.exhibition.id} and t.exhibitor_id = ${exhibitorId}`;
  await sql`select 1 from lead_turn t where ${of} order by t.employee_id for update`.execute(ctx.db);
  const { rows } = await sql<{ id: string }>`
    select e.id from lead_turn t join employee e on e.id = t.employee_id
    where ${of} and e.exhibitor_id = t.exhibitor_id and ${works}
    order by t.taken_at nulls first, t.place limit 1 for share of e`.execute(ctx.db);
  const id = rows[0]?.id ?? null;
  if (id !== null)
    await sql`
      update lead_turn t set taken_at = clock_timestamp() where ${of} and t.employee_id = ${id}`.execute(ctx.db);
  return id;
}
