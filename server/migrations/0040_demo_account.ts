import { sql, type Kysely } from 'kysely';

/** People of the demo are marked, so that their log-ins, whose password everybody knows, open on the demo's own machine only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column demo boolean not null default false`.execute(db);
  await sql`comment on column account.demo is 'came with the demo fairs: logs in only where DEMO=1, from the machine itself'`.execute(
    db,
  );
  await sql`
    update account set demo = true where email in (
      'buyer@fair.example', 'newcomer@fair.example', 'exhibitor@fair.example', 'sales@fair.example', 'firstlogin@fair.example',
      'newbooth@fair.example', 'organizer@fair.example', 'reviewer@fair.example', 'editor@fair.example', 'support@fair.example')`.execute(
    db,
  );
}
