import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  condition,
  option,
  question,
  type Question,
  type Site,
} from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';

type Row = Selectable<Tables['question']>;

/** Options as stored: what an older or a plain one leaves out is what it had no use for. */
const storedOptions = z.array(
  option.extend({
    parent: z
      .string()
      .nullish()
      .transform((parent) => parent ?? null),
    other: z.boolean().default(false),
    retired: z.boolean().default(false),
  }),
);

export const questionOf = (row: Row): Question => ({
  code: row.code,
  section: bilingualOf('section', row),
  title: bilingualOf('title', row),
  hint: bilingualOf('hint', row),
  kind: question.shape.kind.parse(row.kind),
  required: row.required,
  min: row.min,
  max: row.max,
  unit: bilingualOf('unit', row),
  whole: row.whole,
  options: storedOptions.parse(row.options),
  condition: condition.nullable().parse(row.condition),
});

/** All questions of a place in their order, retired ones among them. */
export async function questionRows(ctx: FairContext, site: Site): Promise<Row[]> {
  return ctx.db
    .selectFrom('question')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('site', '=', site)
    .selectAll()
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** The questions that are asked at a place, with every option they ever had. */
export async function questions(ctx: FairContext, site: Site): Promise<Question[]> {
  const rows = await questionRows(ctx, site);
  return rows.filter((row) => row.retired_at === null).map(questionOf);
}

/** The version of a place's questions: 1 until the first change. */
export async function siteVersion(ctx: FairContext, site: Site): Promise<number> {
  const row = await ctx.db
    .selectFrom('questionnaire')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('site', '=', site)
    .select('version')
    .executeTakeFirst();
  return row?.version ?? 1;
}

/**
 * The version, held until the transaction ends: those who answer hold it together (`share`), who edits alone (`update`),
 * so that nobody's answers meet questions that change under them.
 */
export async function lockSite(ctx: FairContext, site: Site, mode: 'share' | 'update'): Promise<number> {
  const place = { exhibition_id: ctx.exhibition.id, site };
  await ctx.db
    .insertInto('questionnaire')
    .values(place)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = ctx.db
    .selectFrom('questionnaire')
    .where('exhibition_id', '=', place.exhibition_id)
    .where('site', '=', site)
    .select('version');
  const row = await (mode === 'share' ? found.forShare() : found.forUpdate()).executeTakeFirstOrThrow();
  return row.version;
}

/** One question, also a retired one; null without it. */
export async function oneQuestion(ctx: FairContext, code: string): Promise<Question | null> {
  const row = await ctx.db
    .selectFrom('question')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('code', '=', code)
    .selectAll()
    .executeTakeFirst();
  return row === undefined ? null : questionOf(row);
}
