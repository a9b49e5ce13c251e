import { sql } from 'kysely';
import type {
  ManagedQuestion,
  Option,
  QuestionForm,
  Site,
} from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { questionOf, questionRows } from '../question/question.queries.ts';

/** How many answered each question, and chose each of its options. */
export type Counts = { answers: Map<string, number>; choices: Map<string, Map<string, number>> };

export async function countAnswers(ctx: FairContext, codes: readonly string[]): Promise<Counts> {
  if (codes.length === 0) return { answers: new Map(), choices: new Map() };
  const { id } = ctx.exhibition;
  const answered = await sql<{ question: string; count: number }>`
    select question, count(*) as count from answer
    where exhibition_id = ${id} and question = any(${codes}) group by question`.execute(ctx.db);
  const chosen = await sql<{ question: string; choice: string; count: number }>`
    select question, choice, count(*) as count from answer, unnest(choices) as choice
    where exhibition_id = ${id} and question = any(${codes}) group by question, choice`.execute(ctx.db);
  const choices = new Map<string, Map<string, number>>(codes.map((code) => [code, new Map()]));
  for (const { question, choice, count } of chosen.rows) choices.get(question)?.set(choice, Number(count));
  return { answers: new Map(answered.rows.map(({ question, count }) => [question, Number(count)])), choices };
}

type Values = NonNullable<ManagedQuestion['values']>;

async function valuesOf(ctx: FairContext, codes: readonly string[]): Promise<Map<string, Values>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<Values & { question: string }>`
    select question, min(value) as least, max(value) as most, avg(value) as mean
    from (
      select question, case when text ~ '^-?\\d{1,12}(\\.\\d{1,6})?$' then text::float8 end as value
      from answer where exhibition_id = ${ctx.exhibition.id} and question = any(${codes})
    ) as numbers
    where value is not null group by question`.execute(ctx.db);
  return new Map(rows.map(({ question, ...values }) => [question, values]));
}

/** How many people have answered at least one of these questions. */
export async function countRespondents(ctx: FairContext, codes: readonly string[]): Promise<number> {
  if (codes.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(distinct subject_id) as count from answer
    where exhibition_id = ${ctx.exhibition.id} and question = any(${codes})`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0);
}

/** Every question of a place with its counts, those that are asked first. */
export async function managedQuestions(ctx: FairContext, site: Site): Promise<ManagedQuestion[]> {
  const rows = await questionRows(ctx, site);
  const counts = await countAnswers(
    ctx,
    rows.map(({ code }) => code),
  );
  const numbers = rows.filter(({ kind }) => kind === 'number').map(({ code }) => code);
  const values = await valuesOf(ctx, numbers);
  const managed = rows.map((row): ManagedQuestion => {
    const question = questionOf(row);
    return {
      ...question,
      version: row.version,
      retired: row.retired_at !== null,
      answers: counts.answers.get(row.code) ?? 0,
      options: question.options.map((one) => ({ ...one, answers: counts.choices.get(row.code)?.get(one.code) ?? 0 })),
      values: values.get(row.code) ?? null,
    };
  });
  return [...managed.filter(({ retired }) => !retired), ...managed.filter(({ retired }) => retired)];
}

/** What of a form is stored, as columns. */
const columnsOf = (form: QuestionForm, options: readonly Option[]) => ({
  ...bilingualColumns('section', form.section),
  ...bilingualColumns('title', form.title),
  ...bilingualColumns('hint', form.hint),
  ...bilingualColumns('unit', form.unit),
  kind: form.kind,
  required: form.required,
  min: form.min,
  max: form.max,
  whole: form.whole,
  options: JSON.stringify(options),
  condition: form.condition === null ? null : JSON.stringify(form.condition),
});

export async function insertQuestion(
  ctx: FairContext,
  place: { site: Site; code: string; sort: number },
  form: QuestionForm,
  options: readonly Option[],
): Promise<void> {
  await ctx.db
    .insertInto('question')
    .values({ exhibition_id: ctx.exhibition.id, ...place, ...columnsOf(form, options) })
    .execute();
}

const one = (ctx: FairContext, code: string) =>
  ctx.db.updateTable('question').where('exhibition_id', '=', ctx.exhibition.id).where('code', '=', code);

/** Writes an edited question; one that was retired is asked again. */
export async function updateQuestion(
  ctx: FairContext,
  code: string,
  form: QuestionForm,
  options: readonly Option[],
): Promise<void> {
  await one(ctx, code)
    .set((row) => ({ ...columnsOf(form, options), retired_at: null, version: row('version', '+', 1) }))
    .execute();
}

export async function retireQuestion(ctx: FairContext, code: string): Promise<void> {
  await one(ctx, code)
    .set((row) => ({ retired_at: new Date(), version: row('version', '+', 1) }))
    .execute();
}

export async function deleteQuestion(ctx: FairContext, code: string): Promise<void> {
  await ctx.db.deleteFrom('question').where('exhibition_id', '=', ctx.exhibition.id).where('code', '=', code).execute();
}

/** Where a question is asked; undefined without such a question. */
export async function siteOfQuestion(ctx: FairContext, code: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('question')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('code', '=', code)
    .select('site')
    .executeTakeFirst();
  return row?.site;
}

/** Numbers the questions of a place as listed. */
export async function writeOrder(ctx: FairContext, codes: readonly string[]): Promise<void> {
  await sql`
    update question set sort = given.place
    from unnest(${codes}::text[]) with ordinality as given(code, place)
    where question.exhibition_id = ${ctx.exhibition.id} and question.code = given.code`.execute(ctx.db);
}

/** The next version of a place; its row is locked and there (`lockSite`). */
export async function nextVersion(ctx: FairContext, site: Site): Promise<number> {
  const row = await ctx.db
    .updateTable('questionnaire')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('site', '=', site)
    .set((found) => ({ version: found('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
