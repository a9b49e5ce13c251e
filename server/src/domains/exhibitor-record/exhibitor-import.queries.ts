import { sql, type Insertable } from 'kysely';
import type { ExhibitorRow } from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { insertRowsOfFair } from '../../platform/database/insert-rows.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** An exhibitor that is there, with what a sheet may say of it. */
export type KnownExhibitor = {
  id: string;
  reference: string;
  name_zh: string;
  name_en: string;
  short_name_zh: string;
  short_name_en: string;
  country: string;
  company_types: string[];
  categories: string[];
  hall: string | null;
  booth_number: string;
  booth_area: string;
  package: string;
  website: string;
  telephone_area_code: string;
  telephone: string;
  contact: unknown;
  disabled: boolean;
};

/** All exhibitors of the fair, or these. */
export async function knownExhibitors(ctx: FairContext, ids?: readonly string[]): Promise<KnownExhibitor[]> {
  const which = ids === undefined ? sql`true` : sql`e.id = any(${[...ids]}::text[])`;
  const { rows } = await sql<KnownExhibitor>`
    select e.id, e.reference, e.name_zh, e.name_en, e.short_name_zh, e.short_name_en, e.country, e.company_types, e.categories, e.hall,
      e.booth_number, e.booth_area, e.package, e.website, e.telephone_area_code, e.telephone, e.contact,
      e.disabled_at is not null as disabled
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and ${which} order by e.created_at, e.id`.execute(
    ctx.db,
  );
  return rows;
}

/** For which exhibitor of this fair whoever has one of these e-mails works, by the row's own address or by the account's. */
export async function employersOf(
  ctx: FairContext,
  emails: readonly string[],
): Promise<{ email: string; id: string; name_zh: string; name_en: string }[]> {
  const { rows } = await sql<{ email: string; id: string; name_zh: string; name_en: string }>`
    select u.email, x.id, x.name_zh, x.name_en
    from unnest(${[...emails]}::text[]) as u(email)
    cross join lateral (
      select m.exhibitor_id from employee m
        where m.exhibition_id = ${ctx.exhibition.id} and m.email <> '' and lower(m.email) = u.email and ${isEmployed('m')}
      union select m.exhibitor_id from account a join employee m on m.account_id = a.id
        where a.email = u.email and m.exhibition_id = ${ctx.exhibition.id} and ${isEmployed('m')}
    ) m join exhibitor x on x.id = m.exhibitor_id and x.exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
  return rows;
}

/** What a sheet says of an exhibitor, as it is kept. */
export type ImportedColumns = Pick<
  Insertable<Tables['exhibitor']>,
  Exclude<keyof KnownExhibitor, 'id' | 'disabled' | 'contact'> | 'pinyin'
> & { contact: ExhibitorRow['contact'] };

export type NewExhibitor = ImportedColumns & { id: string; exhibition_id: string };

export const insertExhibitors = (ctx: FairContext, rows: readonly NewExhibitor[]): Promise<void> =>
  insertRowsOfFair(ctx, 'exhibitor', rows);

/** Writes what was changed, all by one statement. */
export async function updateExhibitors(
  ctx: FairContext,
  rows: readonly (ImportedColumns & { id: string })[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first).filter((name) => name !== 'id');
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`));
  await sql`
    update exhibitor e set ${set}, version = e.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::exhibitor, ${JSON.stringify(rows)}::jsonb) r
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = r.id`.execute(ctx.db);
}
