import { sql, type Kysely } from 'kysely';

/** For fairs that are there already: kinds of companies that are at home at any of them. Theirs to change. */
const COMPANY_TYPES = JSON.stringify([
  { code: 'manufacturer', name: { zh: '生产企业', en: 'Manufacturer' } },
  { code: 'trader', name: { zh: '贸易商', en: 'Trader' } },
  { code: 'distributor', name: { zh: '经销商', en: 'Distributor' } },
  { code: 'service', name: { zh: '服务机构', en: 'Service provider' } },
  { code: 'machinery', name: { zh: '设备与包装', en: 'Machinery and packing' } },
  { code: 'association', name: { zh: '协会与媒体', en: 'Association or media' } },
]);

/** What kind of company an exhibitor is, and up to which version the search documents of a fair have been written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column company_types jsonb not null default '[]'`.execute(db);
  await sql`update exhibition set company_types = ${COMPANY_TYPES}::jsonb`.execute(db);
  await sql`alter table exhibitor add column company_types text[] not null default '{}'`.execute(db);
  // Fairs that are there already were written before company types and registrations could be filtered by.
  await sql`alter table exhibition add column search_version integer not null default 1`.execute(db);
  await sql`alter table exhibition alter column search_version set default 2`.execute(db);
  await sql`alter table exhibition add column search_written_to text not null default ''`.execute(db);
  await sql`comment on column exhibition.search_version is 'what the search documents of all companies and exhibits hold; SEARCH_VERSION names the newest'`.execute(
    db,
  );
  await sql`comment on column exhibition.search_written_to is 'the last company whose documents have been written anew on the way to the next version'`.execute(
    db,
  );
}
