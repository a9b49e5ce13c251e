import type { Insertable } from 'kysely';
import {
  askedQuestions,
  leavesBelow,
  mostChoices,
  readAnswers,
} from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import {
  question as questionShape,
  type Answer,
  type Question,
} from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { QuestionDefinition } from '../server/src/set-up/templates/vocabulary.ts';
import type { Random } from './data/shapes.ts';

const NO_TEXT = { zh: '', en: '' };

const questionOf = (definition: QuestionDefinition): Question =>
  questionShape.parse({
    section: NO_TEXT,
    hint: NO_TEXT,
    unit: NO_TEXT,
    min: null,
    max: null,
    whole: false,
    condition: null,
    ...definition,
    options: definition.options.map((option) => ({ parent: null, other: false, retired: false, ...option })),
  });

/** Nobody of the demo writes 'other': a made-up person has nothing to specify. */
function choicesFor(question: Question, random: Random): string[] {
  const plain = question.options.filter(({ code, other }) => !other && leavesBelow(question.options, code)[0] === code);
  const most = Math.min(mostChoices(question) ?? plain.length, plain.length, question.kind === 'tree' ? 9 : 4);
  const count = Math.max(question.min ?? 1, 1 + random.int(Math.max(1, most)));
  return random.shuffle(plain.map(({ code }) => code)).slice(0, question.kind === 'single' ? 1 : count);
}

/**
 * What one made-up visitor answers to the registration, valid by the rules. Optional questions are answered by two thirds;
 * `fixed` holds the choices that are not left to chance, by question.
 */
export function demoAnswers(
  definitions: readonly QuestionDefinition[],
  random: Random,
  fixed: Readonly<Record<string, string[]>> = {},
): Answer[] {
  const questions = definitions.filter(({ site }) => site === undefined).map(questionOf);
  const given: Answer[] = [];
  for (const question of questions) {
    if (!question.required && fixed[question.code] === undefined && random.int(3) === 0) continue;
    if (!askedQuestions(questions, given).some(({ code }) => code === question.code)) continue;
    if (question.kind === 'text') continue;
    const number = question.kind === 'number';
    given.push({
      question: question.code,
      choices: number ? [] : (fixed[question.code] ?? choicesFor(question, random)),
      text: number ? String((question.min ?? 0) + random.int(8)) : '',
    });
  }
  const { answers, wrong } = readAnswers(questions, given);
  if (wrong.length > 0) throw new Error(`the demo answers wrongly: ${JSON.stringify(wrong)}`);
  return answers;
}

/** Rows of a visitor's answers. */
export const answerRows = (
  exhibitionId: string,
  visitorId: string,
  answers: readonly Answer[],
): Insertable<Tables['answer']>[] =>
  answers.map((answer) => ({ exhibition_id: exhibitionId, visitor_id: visitorId, ...answer }));
