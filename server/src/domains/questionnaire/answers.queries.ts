import { sql } from 'kysely';
import { z } from 'zod';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import type { FairContext } from '../../core/fair-context.ts';

type Written = { text: string; choices: string[] };

/** Words of any answer to a question that contain the keyword; '' finds all. */
export const writtenAnswers = (ctx: FairContext, code: string, keyword: string, range: Range) =>
  paginateSql<Written>(
    ctx.db,
    {
      select: sql`text, choices`,
      from: sql`from answer where exhibition_id = ${ctx.exhibition.id} and question = ${code} and text <> ''
        and (${keyword} = '' or text ilike ${likeContains(keyword)})`,
      order: sql`subject_id`,
    },
    range,
  );

const stored = z.record(z.string(), z.object({ choices: z.array(z.string()), text: z.string() }));
/** What one person answered, by the codes of the questions. */
export type Answered = z.output<typeof stored>;

/** As many people as are read at a time. */
const LOT = 1_000;

/** Everybody's answers to these questions, person by person. */
export async function* answersByPerson(ctx: FairContext, codes: readonly string[]): AsyncGenerator<Answered> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ subject: string; answered: unknown }>`
      select subject_id as subject, jsonb_object_agg(question, jsonb_build_object('choices', choices, 'text', text)) as answered
      from answer
      where exhibition_id = ${ctx.exhibition.id} and question = any(${[...codes]}::text[]) and subject_id > ${after}
      group by subject_id order by subject_id limit ${LOT}`.execute(ctx.db);
    for (const { answered } of rows) yield stored.parse(answered);
    const last = rows.at(-1);
    if (last === undefined || rows.length < LOT) return;
    after = last.subject;
  }
}
