import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { LeadEntry, LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { handledBy } from './lead.rules.ts';

export const leadEntries = fairTable('lead_entry');

export type EntryKind = LeadEntry['kind'];
export type EntryRow = {
  id: string;
  kind: EntryKind;
  text: string;
  state: LeadState | null;
  due_on: string | null;
  created_at: Date;
  edited_at: Date | null;
  employee_id: string | null;
  by_zh: string | null;
  by_en: string | null;
  to_employee_id: string | null;
  to_zh: string | null;
  to_en: string | null;
};

/** What happened to a lead and to the quotes on it, and what was written under it, oldest first. */
export async function entriesOf(ctx: FairContext, leadId: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select n.id, n.kind, n.text, n.state, n.due_on, n.created_at, n.edited_at, n.employee_id, n.to_employee_id,
      b.name_zh as by_zh, b.name_en as by_en, t.name_zh as to_zh, t.name_en as to_en
    from (
      select id, kind, text, state, due_on, created_at, edited_at, employee_id, to_employee_id from lead_entry
      where exhibition_id = ${ctx.exhibition.id} and lead_id = ${leadId}
      union all
      select id, case when from_buyer then 'message' else 'reply' end, text, null, null, created_at, null, employee_id, null
      from request_message where exhibition_id = ${ctx.exhibition.id} and lead_id = ${leadId}
      union all
      select m.id, 'meetingNote', m.text, null, null, m.created_at, case when m.version > 1 then m.changed_at end, m.employee_id, null
      from meeting_note m join lead l on l.visitor_id = m.about_visitor_id and l.exhibitor_id = m.exhibitor_id
      where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${leadId} and m.text <> ''
      union all
      select id, 'quoteSent', '', null, null, created_at, null, employee_id, null
      from quote where exhibition_id = ${ctx.exhibition.id} and coalesce(order_id, inquiry_id) = ${leadId}
      union all
      select id, case state when 'accepted' then 'quoteAccepted' else 'quoteDeclined' end, reason, null, null, decided_at, null, null, null
      from quote where exhibition_id = ${ctx.exhibition.id} and coalesce(order_id, inquiry_id) = ${leadId} and state in ('accepted', 'declined')
      union all
      select id, 'quoteExpired', '', null, null, (valid_until + 1)::timestamp at time zone 'Asia/Shanghai', null, null, null
      from quote where exhibition_id = ${ctx.exhibition.id} and coalesce(order_id, inquiry_id) = ${leadId} and state = 'open'
        and valid_until < (now() at time zone 'Asia/Shanghai')::date
    ) n left join employee b on b.id = n.employee_id left join employee t on t.id = n.to_employee_id
    order by n.created_at, n.id`.execute(ctx.db);
  return rows;
}

type NewEntry = {
  kind: EntryKind;
  /** Null: the portal. */
  by: string | null;
  text?: string;
  state?: LeadState;
  to?: string | null;
  dueOn?: string | null;
  requestId?: string | undefined;
};
type OfLead = { id: string; visitor_id: string };

/** Writes the same of each of these leads. Answers the id of the last. */
export async function writeEntries(ctx: FairContext, leads: readonly OfLead[], entry: NewEntry): Promise<string> {
  const rows = leads.map(({ id, visitor_id: visitorId }) => ({
    id: newId(),
    exhibition_id: ctx.exhibition.id,
    lead_id: id,
    visitor_id: visitorId,
    employee_id: entry.by,
    kind: entry.kind,
    text: entry.text ?? '',
    state: entry.state ?? null,
    to_employee_id: entry.to ?? null,
    due_on: entry.dueOn ?? null,
    request_id: entry.requestId ?? null,
  }));
  for (let at = 0; at < rows.length; at += 1_000)
    await ctx.db
      .insertInto('lead_entry')
      .values(rows.slice(at, at + 1_000))
      .execute();
  await dropOldest(
    ctx,
    leads.map(({ id }) => id),
  );
  return rows.at(-1)?.id ?? '';
}

/** What was written stays; of what else happened to a lead, the newest do. */
const dropOldest = (ctx: FairContext, leadIds: readonly string[]) =>
  sql`
    delete from lead_entry where exhibition_id = ${ctx.exhibition.id} and id in (
      select id from (
        select n.id, row_number() over (partition by n.lead_id order by n.created_at desc, n.id) as at from lead_entry n
        where n.lead_id = any(${[...leadIds]}::text[]) and n.kind <> 'note') old
      where old.at > ${LIMITS.leadEntriesMax})`.execute(ctx.db);

export const countNotes = (ctx: FairContext, leadId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from lead_entry where exhibition_id = ${ctx.exhibition.id} and lead_id = ${leadId} and kind = 'note'`,
  );

/** What was written with this request before (G57). */
export async function entryOfRequest(ctx: FairContext, leadId: string, requestId: string) {
  return ctx.db
    .selectFrom('lead_entry')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('lead_id', '=', leadId)
    .where('request_id', '=', requestId)
    .select(['id', 'kind', 'text', 'employee_id'])
    .executeTakeFirst();
}

/** A note of a lead that this employee may handle, held for a change. */
export async function lockNote(ctx: FairContext, caller: ExhibitorCaller, id: string) {
  const { rows } = await sql<{ id: string; employee_id: string | null }>`
    select n.id, n.employee_id from lead_entry n join lead l on l.id = n.lead_id
    where n.exhibition_id = ${ctx.exhibition.id} and n.id = ${id} and n.kind = 'note' and ${handledBy(caller)}
    for update of n`.execute(ctx.db);
  return rows[0];
}

export const writeNote = (ctx: FairContext, id: string, text: string): Promise<boolean> =>
  leadEntries.write(ctx, { id }, { text, edited_at: sql`clock_timestamp()` });
