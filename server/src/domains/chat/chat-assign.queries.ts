import { sql, type RawBuilder } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ownerOfRow } from '../customer/customer-owner.queries.ts';
import { assignedBy, takenBy, type Member } from './chat.rules.ts';

export type AssignedRow = {
  id: string;
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  employee_before: string | null;
  /** Null where nothing had been written yet. */
  seq: number | null;
};

/**
 * Gives conversations to somebody, or to nobody, and says so in their order, by one statement. What is theirs already stays as it is; where
 * nobody has written yet there is no order to say it in.
 */
async function giveOver(ctx: FairContext, which: RawBuilder<unknown>, toId: string | null): Promise<AssignedRow[]> {
  const { id: fair } = ctx.exhibition;
  const { rows } = await sql<AssignedRow>`
    with given as (
      update conversation c set employee_id = ${toId}, offered_to = null, offered_until = null, opened_at = null, last_seq = c.last_seq + (c.last_seq > 0)::int
      where c.exhibition_id = ${fair} and ${which} and c.employee_id is distinct from ${toId}
      returning c.id, c.last_seq, coalesce(c.visitor_id, c.guest_id) as visitor_id, c.exhibitor_id, c.employee_id,
        (select b.employee_id from conversation b where b.id = c.id) as employee_before),
    noted as (
      insert into chat_message (id, exhibition_id, conversation_id, seq, side, kind, body)
      select ${newId()} || given.id, ${fair}, given.id, given.last_seq, 'fair', 'assigned', jsonb_build_object('employeeId', given.employee_id)
      from given where given.last_seq > 0 returning conversation_id, seq)
    select given.id, given.visitor_id, given.exhibitor_id, given.employee_id, given.employee_before, noted.seq
    from given left join noted on noted.conversation_id = given.id order by given.id`.execute(ctx.db);
  return rows;
}

/** Null where somebody else has it meanwhile than `from`. */
export async function takeConversation(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, from }: { id: string; from: string | null },
): Promise<AssignedRow | null> {
  const which = sql`c.id = ${id} and ${takenBy(caller)} and c.employee_id is not distinct from ${from}`;
  return (await giveOver(ctx, which, caller.employeeId))[0] ?? null;
}

/** Null where it is theirs already, or not this caller’s to hand on. */
export const assignConversation = async (ctx: FairContext, caller: Member, id: string, toId: string | null) =>
  (await giveOver(ctx, sql`c.id = ${id} and ${assignedBy(caller)}`, toId))[0] ?? null;

/** Conversations of these buyers go to this employee, as long as the employee is the one in charge of them. */
export const followOwner = (
  ctx: FairContext,
  {
    exhibitorId,
    visitorIds,
    employeeId,
  }: { exhibitorId: string; visitorIds: readonly string[]; employeeId: string | null },
) =>
  giveOver(
    ctx,
    sql`c.exhibitor_id = ${exhibitorId} and c.visitor_id = any(${[...visitorIds]}::text[])
      and ${ownerOfRow('c')} is not distinct from ${employeeId}`,
    employeeId,
  );

/** All that one employee speaks in. */
export const handOverConversations = (ctx: FairContext, fromId: string, toId: string | null) =>
  giveOver(ctx, sql`c.employee_id = ${fromId}`, toId);

export const countConversations = (ctx: FairContext, employeeId: string): Promise<number> =>
  countSql(ctx.db, sql`from conversation where exhibition_id = ${ctx.exhibition.id} and employee_id = ${employeeId}`);
