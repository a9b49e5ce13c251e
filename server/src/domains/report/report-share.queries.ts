import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Whose report it is (a visitor, or a company), and who has made the address. */
export type Owner = { reportOf: string; ownerId: string };

export type ShareRow = {
  expires_at: Date;
  with_name: boolean;
  opened: number;
  last_opened_at: Date | null;
};

type NewShare = { tokenHash: Buffer; days: number; withName: boolean };

/** The address before answers no longer. */
export async function putShare(
  ctx: FairContext,
  { reportOf, ownerId }: Owner,
  { tokenHash, days, withName }: NewShare,
): Promise<ShareRow> {
  const { rows } = await sql<ShareRow>`
    insert into report_share as s (id, exhibition_id, report_of, owner_id, token_hash, with_name, expires_at)
    values (${newId()}, ${ctx.exhibition.id}, ${reportOf}, ${ownerId}, ${tokenHash}, ${withName}, now() + make_interval(days => ${days}))
    on conflict (report_of) do update set owner_id = excluded.owner_id, token_hash = excluded.token_hash, with_name = excluded.with_name,
      made_at = now(), expires_at = excluded.expires_at, opened = 0, last_opened_at = null
    returning s.expires_at, s.with_name, s.opened, s.last_opened_at`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw new Error('what is put answers its row');
  return row;
}

export async function deleteShare(ctx: FairContext, reportOf: string): Promise<void> {
  await sql`delete from report_share s where s.exhibition_id = ${ctx.exhibition.id} and s.report_of = ${reportOf}`.execute(
    ctx.db,
  );
}

/**
 * Of `report_share s`: its days are not over, and who has made it could log in now: neither suspended nor erased, and of a company, which
 * must be open, still one of its administrators. `demo`: whether people of the demo may.
 */
const alive = (demo: boolean): RawBuilder<boolean> => sql<boolean>`(s.expires_at > now() and exists (
  select from (
    select v.account_id from visitor v
    where v.id = s.report_of and v.suspended_at is null and v.complete_exhibition_registration
    union all
    select e.account_id from employee e join exhibitor x on x.id = e.exhibitor_id
    where e.id = s.owner_id and x.id = s.report_of and x.open and e.admin and ${isEmployed('e')}) o
  join account a on a.id = o.account_id
  where a.deleted_at is null and (${demo} or not a.demo)))`;

export async function shareOf(ctx: FairContext, reportOf: string, demo: boolean): Promise<ShareRow | null> {
  const { rows } = await sql<ShareRow>`
    select s.expires_at, s.with_name, s.opened, s.last_opened_at from report_share s
    where s.exhibition_id = ${ctx.exhibition.id} and s.report_of = ${reportOf} and ${alive(demo)}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type OpenedRow = { report_of: string; company: boolean; with_name: boolean; expires_at: Date };

/** Counts that it was opened, where it answers. */
export async function openShare(ctx: FairContext, tokenHash: Buffer, demo: boolean): Promise<OpenedRow | null> {
  const { rows } = await sql<OpenedRow>`
    update report_share s set opened = s.opened + 1, last_opened_at = now()
    where s.exhibition_id = ${ctx.exhibition.id} and s.token_hash = ${tokenHash} and ${alive(demo)}
    returning s.report_of, s.report_of <> s.owner_id as company, s.with_name, s.expires_at`.execute(ctx.db);
  return rows[0] ?? null;
}
