import type { Bilingual } from '@fairbridge/contract/text.ts';
import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** Whom a saver is of: names are told within one side. */
export type Side = 'visitor' | 'exhibitor' | 'organizer';

/** What several people may have open to edit: a kind, and the id within it. */
export type EditedRecord = { kind: string; id: string };

/** `name`: of an employee in both languages, of staff as it is; '' in both where nobody of the kind is there any more. */
export type LastEdit = {
  accountId: string;
  side: Side;
  /** Of the company, for an exhibitor's employee. */
  exhibitorId: string | null;
  version: number;
  at: Date;
  name: Bilingual;
};

export async function writeLastEdit(
  ctx: FairContext,
  { kind, id }: EditedRecord,
  { accountId, side, version }: Pick<LastEdit, 'accountId' | 'side' | 'version'>,
): Promise<void> {
  await sql`
    insert into last_edit (exhibition_id, kind, record_id, version, account_id, side)
    values (${ctx.exhibition.id}, ${kind}, ${id}, ${version}, ${accountId}, ${side})
    on conflict (exhibition_id, kind, record_id) do update set
      version = excluded.version, account_id = excluded.account_id, side = excluded.side, saved_at = excluded.saved_at`.execute(
    ctx.db,
  );
}

export async function lastEdit(ctx: FairContext, { kind, id }: EditedRecord): Promise<LastEdit | null> {
  const { rows } = await sql<{
    account_id: string;
    side: Side;
    version: number;
    saved_at: Date;
    exhibitor_id: string | null;
    name_zh: string | null;
    name_en: string | null;
    staff: string | null;
  }>`
    select r.account_id, r.side, r.version, r.saved_at, e.exhibitor_id, e.name_zh, e.name_en, s.name as staff
    from last_edit r
    left join employee e on r.side = 'exhibitor' and e.account_id = r.account_id and e.exhibition_id = r.exhibition_id
      and e.resigned_at is null
    left join organizer_staff s on r.side = 'organizer' and s.account_id = r.account_id and s.exhibition_id = r.exhibition_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.kind = ${kind} and r.record_id = ${id} limit 1`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { account_id: accountId, side, version, saved_at: at, exhibitor_id: exhibitorId, staff } = row;
  const name = { zh: row.name_zh ?? staff ?? '', en: row.name_en ?? staff ?? '' };
  return { accountId, side, version, at, exhibitorId, name };
}
