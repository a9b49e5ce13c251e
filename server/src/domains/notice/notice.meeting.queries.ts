import { sql } from 'kysely';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Somebody who is told of a meeting, and on which side of it; `email` is empty where nobody has come in by one. */
export type MeetingRecipient = { id: string; name: string; email: string; language: string; side: MeetingSide };

/**
 * Who is told what concerns these sign-ups: the visitor, or of a company its administrators and the colleague who is its contact.
 */
export async function signupRecipients(
  ctx: FairContext,
  signupIds: readonly string[],
): Promise<(MeetingRecipient & { signup_id: string })[]> {
  const { rows } = await sql<MeetingRecipient & { signup_id: string }>`
    select s.id as signup_id, v.id, v.name, coalesce(a.email, '') as email, v.language, 'visitor' as side
    from meeting_signup s join visitor v on v.id = s.visitor_id join account a on a.id = v.account_id and a.deleted_at is null
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = any(${[...signupIds]}::text[]) and v.suspended_at is null
    union all
    select s.id, e.id, coalesce(nullif(e.name_zh, ''), e.name_en),
      case when e.account_id is null then '' else coalesce(nullif(e.email, ''), a.email, '') end, e.language, 'exhibitor'
    from meeting_signup s join employee e on e.exhibitor_id = s.exhibitor_id left join account a on a.id = e.account_id
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = any(${[...signupIds]}::text[]) and ${isEmployed('e')}
      and (e.admin or e.id = s.employee_id)
    order by 1, 2`.execute(ctx.db);
  return rows;
}

export type MeetingFacts = {
  id: string;
  title_zh: string;
  title_en: string;
  place_zh: string;
  place_en: string;
  starts_at: Date;
  cancel_reason: string;
};

export async function meetingFacts(ctx: FairContext, id: string): Promise<MeetingFacts | null> {
  const { rows } = await sql<MeetingFacts>`
    select m.id, m.title_zh, m.title_en, m.place_zh, m.place_en, m.starts_at, m.cancel_reason from meeting m
    where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The next portion of who has signed up for a meeting and not withdrawn, behind this id. */
export async function signupsBehind(
  ctx: FairContext,
  meetingId: string,
  behind: string,
  portion: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from meeting_signup s
    where s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = ${meetingId} and s.withdrawn_at is null
      and s.audit <> 'notApproved' and s.id > ${behind}
    order by s.id limit ${portion}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export type SignupFacts = {
  id: string;
  meeting_id: string;
  audit: string;
  reason: string;
  title_zh: string;
  title_en: string;
};

/** Sign-ups that stand as they were decided at this version. */
export async function decidedSignup(
  ctx: FairContext,
  { id, version }: { id: string; version: number },
): Promise<SignupFacts | null> {
  const { rows } = await sql<SignupFacts>`
    select s.id, s.meeting_id, s.audit, s.reason, m.title_zh, m.title_en
    from meeting_signup s join meeting m on m.id = s.meeting_id
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id} and s.version >= ${version} and s.audit <> 'review'`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}
