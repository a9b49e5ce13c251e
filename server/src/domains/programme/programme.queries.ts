import { sql } from 'kysely';
import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import { programmeKind, type Programme } from '@fairbridge/contract/programme/programme.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import { lackCounts, lacks } from '../rich-text/languages.queries.ts';
import { type Range, paginate } from '../../platform/database/paginate.ts';

export const programmeRows = versionedTable('programme', { changedAt: 'changed_at', restorable: true });

const own = (ctx: FairContext) => ctx.db.selectFrom('programme').where('exhibition_id', '=', ctx.exhibition.id);
const shown = (ctx: FairContext) => own(ctx).where('deleted_at', 'is', null);

export async function programmes(ctx: FairContext, range: Range) {
  return paginate(shown(ctx).selectAll().orderBy('starts_at').orderBy('id'), range);
}

export const programme = (ctx: FairContext, id: string) =>
  shown(ctx).where('id', '=', id).selectAll().executeTakeFirst();

/** Those of these programmes that are shown, in no order. */
export const programmesOf = async (ctx: FairContext, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : shown(ctx)
        .where('id', 'in', [...ids])
        .selectAll()
        .execute();

/** For the editor: those that are public, or those that are deleted. */
export async function deskProgrammes(
  ctx: FairContext,
  { deleted, keyword, lacks: lang }: { deleted: boolean; keyword: string; lacks?: Lang | undefined },
  range: Range,
) {
  let all = own(ctx).where('deleted_at', deleted ? 'is not' : 'is', null);
  if (lang !== undefined) all = all.where(lacks(COUNTED_TEXTS.programme, lang));
  const words = keyword.trim().toLowerCase();
  if (words !== '')
    all = all.where(
      sql<boolean>`strpos(lower(title_zh || ' ' || title_en || ' ' || speaker_zh || ' ' || speaker_en), ${words}) > 0`,
    );
  return paginate(all.selectAll().orderBy('starts_at').orderBy('id'), range);
}

/** How many of them lack each language. */
export const programmesLacking = (ctx: FairContext) =>
  shown(ctx).select(lackCounts(COUNTED_TEXTS.programme)).executeTakeFirstOrThrow();

type Row = NonNullable<Awaited<ReturnType<typeof programme>>>;

export const programmeAnswer = (row: Row): Programme => ({
  id: row.id,
  kind: programmeKind.catch('other').parse(row.kind),
  title: bilingualOf('title', row),
  description: bilingualOf('description', row),
  place: bilingualOf('place', row),
  speaker: bilingualOf('speaker', row),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export type ProgrammeForm = Omit<Programme, 'id'>;

export const programmeColumns = (form: ProgrammeForm) => ({
  kind: form.kind,
  ...bilingualColumns('title', form.title),
  ...bilingualColumns('description', form.description),
  ...bilingualColumns('place', form.place),
  ...bilingualColumns('speaker', form.speaker),
  starts_at: new Date(form.startsAt),
  ends_at: new Date(form.endsAt),
});
