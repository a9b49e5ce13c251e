import { sql } from 'kysely';
import type { MailState } from '@fairbridge/contract/mail/mail.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';

export const messages = fairTable('message');
export const suppressedAddresses = fairTable('suppressed_address');

export type MailLogRow = {
  id: string;
  mail_kind: string;
  recipient: string;
  state: MailState;
  failure_reason: string;
  failure: string;
  tries: number;
  created_at: Date;
  sent_at: Date | null;
  has_code: boolean;
  has_text: boolean;
  suppressed: boolean;
};

type Filter = { state?: MailState | undefined; kind?: string | undefined; keyword: string };

/** E-mails of the fair, newest first. What stands in them is not read. */
export function mailLog(ctx: FairContext, { state, kind, keyword }: Filter, range: Range) {
  const conditions = [sql`m.exhibition_id = ${ctx.exhibition.id} and m.kind = 'email'`];
  if (state !== undefined) conditions.push(sql`m.state = ${state}`);
  if (kind !== undefined) conditions.push(sql`m.mail_kind = ${kind}`);
  const words = keyword.trim().toLowerCase();
  if (words !== '') conditions.push(sql`strpos(lower(m.recipient), ${words}) > 0`);
  const select = sql`
    m.id, m.mail_kind, m.recipient, m.state, m.failure_reason, m.failure, m.tries, m.created_at, m.sent_at,
    m.code is not null as has_code, m.body <> '' as has_text, exists (
      select 1 from suppressed_address s
      where s.exhibition_id = ${ctx.exhibition.id} and s.address = lower(m.recipient)) as suppressed`;
  const from = sql`from message m where ${sql.join(conditions, sql` and `)}`;
  return paginateSql<MailLogRow>(ctx.db, { select, from, order: sql`m.created_at desc, m.id` }, range);
}

export type SuppressedRow = { id: string; address: string; answer: string; created_at: Date };

/** Newest first. */
export function suppressedRows(ctx: FairContext, { keyword }: { keyword: string }, range: Range) {
  const words = keyword.trim().toLowerCase();
  const found = words === '' ? sql`` : sql` and strpos(address, ${words}) > 0`;
  const select = sql`id, address, answer, created_at`;
  const from = sql`from suppressed_address where exhibition_id = ${ctx.exhibition.id}${found}`;
  return paginateSql<SuppressedRow>(ctx.db, { select, from, order: sql`created_at desc, id` }, range);
}
