import { sql } from 'kysely';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type SilentLead = {
  id: string;
  kind: LeadKind;
  /** Who is to be told now: 1 who deals with it, 2 the administrators, 3 its buyer. */
  silence: number;
  /** The day it came, in Beijing. */
  day: string;
  employee_zh: string | null;
  employee_en: string | null;
  exhibitor_zh: string;
  exhibitor_en: string;
  /** Null where the buyer's account is gone. */
  visitor_id: string | null;
};

/** Leads that nobody has answered for so long that the next one is to be told, marked told; each one step at a time. */
export async function takeSilent(ctx: FairContext, now: Date, limit: number): Promise<SilentLead[]> {
  const step = LIMITS.leadSilentHours;
  const { rows } = await sql<SilentLead>`
    with silent as (
      select s.id from lead s
      where s.exhibition_id = ${ctx.exhibition.id} and s.state = 'new' and s.silence < 3 and s.closed_at is null
        and s.created_at <= ${now}::timestamptz - make_interval(hours => ${step})
        and s.created_at <= ${now}::timestamptz - make_interval(hours => ${step}) * (s.silence + 1)
      order by s.created_at, s.id limit ${limit} for update skip locked),
    told as (
      update lead l set silence = l.silence + 1 from silent
      where l.exhibition_id = ${ctx.exhibition.id} and l.id = silent.id returning l.*)
    select l.id, l.kind, l.silence, to_char(l.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      m.name_zh as employee_zh, m.name_en as employee_en, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en,
      case when a.deleted_at is null then v.id end as visitor_id
    from told l join exhibitor e on e.id = l.exhibitor_id join visitor v on v.id = l.visitor_id join account a on a.id = v.account_id
      left join employee m on m.id = l.employee_id
    where l.exhibition_id = ${ctx.exhibition.id} order by l.created_at, l.id`.execute(ctx.db);
  return rows;
}

export type DueLead = { id: string; kind: LeadKind; day: string };

/** Leads to be followed up by today that nobody was reminded of for this day, marked reminded. */
export async function takeDue(ctx: FairContext, today: string, limit: number): Promise<DueLead[]> {
  const { rows } = await sql<DueLead>`
    with due as (
      select s.id from lead s
      where s.exhibition_id = ${ctx.exhibition.id} and s.follow_up_on <= ${today}::date
        and s.reminded_on is distinct from s.follow_up_on and s.state not in ('won', 'lost') and s.closed_at is null
      order by s.follow_up_on, s.id limit ${limit} for update skip locked)
    update lead l set reminded_on = l.follow_up_on from due
    where l.exhibition_id = ${ctx.exhibition.id} and l.id = due.id
    returning l.id, l.kind, l.follow_up_on::text as day`.execute(ctx.db);
  return rows;
}

export type ExpiredQuote = { id: string; lead_id: string; kind: LeadKind; day: string };

/** Quotes that their buyers have neither accepted nor declined by their last day, of requests that are still open, marked told. */
export async function takeExpired(ctx: FairContext, today: string, limit: number): Promise<ExpiredQuote[]> {
  const { rows } = await sql<ExpiredQuote>`
    with expired as (
      select s.id from quote s
      where s.exhibition_id = ${ctx.exhibition.id} and s.state = 'open' and not s.expiry_told and s.valid_until < ${today}::date
      order by s.valid_until, s.id limit ${limit} for update skip locked)
    update quote q set expiry_told = true from expired
    where q.exhibition_id = ${ctx.exhibition.id} and q.id = expired.id
    returning q.id, coalesce(q.order_id, q.inquiry_id) as lead_id, case when q.order_id is null then 'inquiry' else 'order' end as kind,
      q.valid_until::text as day`.execute(ctx.db);
  return rows;
}
