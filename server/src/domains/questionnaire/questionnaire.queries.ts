import { z } from 'zod';
import { question, type Answer, type Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Scope } from '../../scope.ts';

const optionList = z.array(
  question.shape.options.element.extend({
    parent: z
      .string()
      .nullish()
      .transform((parent) => parent ?? null),
  }),
);

export async function questions(scope: Scope): Promise<Question[]> {
  const rows = await scope.db
    .selectFrom('question')
    .where('exhibition_id', '=', scope.exhibition.id)
    .selectAll()
    .orderBy('sort')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    title: { zh: row.title_zh, en: row.title_en },
    kind: question.shape.kind.parse(row.kind),
    required: row.required,
    max: row.max,
    options: optionList.parse(row.options),
  }));
}

export async function answersOf(scope: Scope, visitorId: string): Promise<Answer[]> {
  return scope.db
    .selectFrom('answer')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .select(['question', 'choices', 'text'])
    .execute();
}

export async function replaceAnswers(scope: Scope, visitorId: string, answers: readonly Answer[]): Promise<void> {
  await scope.db
    .deleteFrom('answer')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .execute();
  const rows = answers
    .filter((answer) => answer.choices.length > 0 || answer.text !== '')
    .map((answer) => ({
      exhibition_id: scope.exhibition.id,
      visitor_id: visitorId,
      ...answer,
      choices: [...new Set(answer.choices)],
    }));
  if (rows.length > 0) await scope.db.insertInto('answer').values(rows).execute();
}
