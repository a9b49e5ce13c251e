import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Whose answers: a visitor's, or an employee's own. */
export type Subject = { kind: 'visitor' | 'employee'; id: string };

/** What somebody has answered to these questions. */
export async function answersOf(ctx: FairContext, subject: Subject, asked: readonly Question[]): Promise<Answer[]> {
  if (asked.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('answer')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('subject_id', '=', subject.id)
    .where(
      'question',
      'in',
      asked.map(({ code }) => code),
    )
    .select(['question', 'choices', 'text'])
    .execute();
  const place = new Map(asked.map(({ code }, index) => [code, index]));
  return rows.toSorted((a, b) => (place.get(a.question) ?? 0) - (place.get(b.question) ?? 0));
}

/** Puts these answers in the place of the ones to these questions; answers to questions retired since stay. */
export async function replaceAnswers(
  ctx: FairContext,
  subject: Subject,
  asked: readonly Question[],
  answers: readonly Answer[],
): Promise<void> {
  if (asked.length === 0) return;
  await ctx.db
    .deleteFrom('answer')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('subject_id', '=', subject.id)
    .where(
      'question',
      'in',
      asked.map(({ code }) => code),
    )
    .execute();
  const owner = subject.kind === 'visitor' ? { visitor_id: subject.id } : { employee_id: subject.id };
  const rows = answers.map((answer) => ({ exhibition_id: ctx.exhibition.id, ...owner, ...answer }));
  if (rows.length > 0) await ctx.db.insertInto('answer').values(rows).execute();
}
