import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';

export const releases = fairTable('release');

/** How many of the staff may do what an editor may, and can log in. */
export const editorsCount = ({ db, exhibition }: FairContext): Promise<number> =>
  countSql(
    db,
    sql`from organizer_staff s join account a on a.id = s.account_id
      where s.exhibition_id = ${exhibition.id} and s.role in ('owner', 'editor') and a.password_hash is not null`,
  );

type Row = {
  id: string;
  kind: string;
  object_id: string;
  title_zh: string;
  title_en: string;
  emails: number | null;
  asked_by: string;
  asked_at: Date;
  state: string;
  answered_at: Date | null;
  words: string;
  asker: string | null;
  answerer: string | null;
};

const called = (account: string) => sql`(
  select coalesce(nullif(s.name, ''), a.email, '') from account a
  left join organizer_staff s on s.account_id = a.id and s.exhibition_id = r.exhibition_id where a.id = ${sql.ref(account)})`;

export async function releaseRows({ db, exhibition }: FairContext, range: Range): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.kind, r.object_id, r.title_zh, r.title_en, r.emails, r.asked_by, r.asked_at, r.state, r.answered_at, r.words,
      ${called('r.asked_by')} as asker, ${called('r.answered_by')} as answerer
    from release r where r.exhibition_id = ${exhibition.id}
    order by (r.state = 'waiting') desc, r.asked_at desc, r.id ${limitOffset(range)}`.execute(db);
  return rows;
}

export const releaseCount = ({ db, exhibition }: FairContext): Promise<number> =>
  countSql(db, sql`from release where exhibition_id = ${exhibition.id}`);
