import { sql } from 'kysely';
import {
  invitationChannel,
  invitationState,
  type InvitationChannel,
  type InvitationState,
} from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

type Row = {
  exhibitor_id: string;
  visitor_id: string;
  employee_id: string | null;
  sent_by: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  buyer: string;
  company: string;
  message: string;
};
export type InvitationFacts = Row & { state: InvitationState; channel: InvitationChannel };

export async function invitationFacts(ctx: FairContext, id: string): Promise<InvitationFacts | null> {
  const { rows } = await sql<Row & { state: string; channel: string }>`
    select i.exhibitor_id, i.visitor_id, i.employee_id, i.sent_by, i.state, i.channel, i.message, x.name_zh as exhibitor_zh,
      x.name_en as exhibitor_en, v.name as buyer, v.company
    from invitation i join exhibitor x on x.id = i.exhibitor_id join visitor v on v.id = i.visitor_id
    where i.exhibition_id = ${ctx.exhibition.id} and i.id = ${id}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...row, state: invitationState.parse(row.state), channel: invitationChannel.parse(row.channel) };
}

export type InvitationRecipient = {
  id: string;
  email: string | null;
  mobile: string | null;
  language: string;
  employee: boolean;
};

export async function invitedVisitor(ctx: FairContext, visitorId: string): Promise<InvitationRecipient[]> {
  const { rows } = await sql<InvitationRecipient>`
    select v.id, a.email, a.mobile, v.language, false as employee from visitor v join account a on a.id = v.account_id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId} and v.suspended_at is null
      and a.deleted_at is null`.execute(ctx.db);
  return rows;
}

/** Whom the visitor addressed, or whose code it was, and the admins; an employee whom nobody has met by the address hears of it on the site alone. */
export async function invitedEmployees(ctx: FairContext, facts: InvitationFacts): Promise<InvitationRecipient[]> {
  const { rows } = await sql<InvitationRecipient>`
    select e.id, case when e.account_id is not null then coalesce(nullif(e.email, ''), a.email) end as email, a.mobile, e.language,
      true as employee
    from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${ctx.exhibition.id} and e.exhibitor_id = ${facts.exhibitor_id} and ${isEmployed('e')}
      and (e.admin or e.id = ${facts.employee_id}::text)
    order by e.id`.execute(ctx.db);
  return rows;
}
