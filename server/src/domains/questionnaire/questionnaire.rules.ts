import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';

export type WrongAnswer = { field: string; rule: RuleName; values?: Record<string, number> };

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (answer.choices.length === 0 && answer.text === '');

function wrongChoices(question: Question, answer: Answer): WrongAnswer | null {
  const field = question.code;
  const known = new Set(question.options.map((option) => option.code));
  if (answer.choices.some((choice) => !known.has(choice))) return { field, rule: 'choice' };
  const max = question.kind === 'single' ? 1 : question.max;
  if (max !== null && new Set(answer.choices).size > max) return { field, rule: 'questionMaximum', values: { max } };
  return null;
}

/** What is wrong with these answers (specification, section 5: per-question maximum, product categories at most 80). */
export function wrongAnswers(questions: readonly Question[], answers: readonly Answer[]): WrongAnswer[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const unknown = answers.filter((answer) => !questions.some((question) => question.code === answer.question));
  const wrong: WrongAnswer[] = unknown.map((answer) => ({ field: answer.question, rule: 'choice' }));
  for (const question of questions) {
    const answer = given.get(question.code);
    if (isEmpty(answer)) {
      if (question.required) wrong.push({ field: question.code, rule: 'questionRequired' });
      continue;
    }
    if (answer === undefined) continue;
    if (question.kind === 'number' && !/^\d+(\.\d+)?$/.test(answer.text))
      wrong.push({ field: question.code, rule: 'number' });
    const choices = wrongChoices(question, answer);
    if (choices !== null) wrong.push(choices);
  }
  return wrong;
}
