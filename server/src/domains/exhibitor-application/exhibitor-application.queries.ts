import { sql, type Selectable } from 'kysely';
import type {
  ApplicationFilter,
  ApplicationForm,
  ApplicationState,
} from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { likeContains } from '../../platform/database/like.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';

export const applications = versionedTable('exhibitor_application');
export type ApplicationRow = Omit<Selectable<Tables['exhibitor_application']>, 'state'> & { state: ApplicationState };

export const applicationColumns = (form: ApplicationForm, language: Lang) => ({
  ...bilingualColumns('name', form.name),
  country: form.country,
  categories: form.categories,
  website: form.website,
  contact_name: form.contactName,
  email: form.email,
  mobile_area_code: form.mobile.areaCode,
  mobile: form.mobile.number,
  package: form.package,
  area: form.area,
  remark: form.remark,
  language,
});

const matching = ({ exhibition }: FairContext, { keyword }: ApplicationFilter) => {
  const typed = keyword.normalize('NFKC').trim();
  const part = likeContains(typed);
  return typed === ''
    ? sql`a.exhibition_id = ${exhibition.id}`
    : sql`a.exhibition_id = ${exhibition.id} and (a.name_zh ilike ${part} or a.name_en ilike ${part}
        or a.contact_name ilike ${part} or a.email ilike ${part})`;
};

/** The newest first. */
export async function applicationRows(
  ctx: FairContext,
  filter: ApplicationFilter,
  range: Range,
): Promise<ApplicationRow[]> {
  const state = filter.state ?? null;
  const { rows } = await sql<ApplicationRow>`
    select a.* from exhibitor_application a
    where ${matching(ctx, filter)} and (${state}::text is null or a.state = ${state})
    order by a.created_at desc, a.id ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export async function countApplications(
  ctx: FairContext,
  filter: ApplicationFilter,
): Promise<Record<ApplicationState, number>> {
  const { rows } = await sql<{ state: ApplicationState; count: number }>`
    select a.state, count(*)::int as count from exhibitor_application a where ${matching(ctx, filter)} group by 1`.execute(
    ctx.db,
  );
  const of = (state: ApplicationState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: of('waiting'), approved: of('approved'), declined: of('declined') };
}
