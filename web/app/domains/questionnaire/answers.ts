import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';

/** The answers while they are given: choices and text of each question, by its code. */
export type Given = Readonly<Record<string, { choices: readonly string[]; text: string }>>;

const NONE = { choices: [], text: '' } as const;
export const givenTo = (given: Given, question: string) => given[question] ?? NONE;

export function givenOf(questions: readonly Question[], answers: readonly Answer[]): Given {
  const known = new Map(answers.map((answer) => [answer.question, answer]));
  return Object.fromEntries(
    questions.map(({ code }) => {
      const answer = known.get(code);
      return [code, { choices: answer?.choices ?? [], text: answer?.text ?? '' }];
    }),
  );
}

/** What the call takes: only what was answered. */
export const answersOf = (given: Given) =>
  Object.entries(given)
    .filter(([, { choices, text }]) => choices.length > 0 || text.trim() !== '')
    .map(([question, { choices, text }]) => ({ question, choices: [...choices], text }));

export const isAnswered = (given: Given, question: string): boolean => {
  const { choices, text } = givenTo(given, question);
  return choices.length > 0 || text.trim() !== '';
};

/** The most choices of a question; null where it has no maximum. */
export const mostOf = (question: Question): number | null => (question.kind === 'single' ? 1 : question.max);

/** What is still wrong, by question code, in the reader's language: the same rules as on the server (specification, section 5). */
export function wrongAnswers(questions: readonly Question[], given: Given, lang: Lang): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const question of questions) {
    const { choices, text } = givenTo(given, question.code);
    const max = mostOf(question);
    if (!isAnswered(given, question.code)) {
      if (question.required) wrong[question.code] = ruleText('questionRequired', lang);
    } else if (question.kind === 'number' && !/^\d+(\.\d+)?$/.test(text.trim()))
      wrong[question.code] = ruleText('number', lang);
    else if (max !== null && choices.length > max) wrong[question.code] = ruleText('questionMaximum', lang, { max });
  }
  return wrong;
}

type Choice = Question['options'][number];
export type Branch = { choice: Choice; leaves: readonly Choice[] };

/** The choices of a tree as branches with their leaves; a choice without a parent and without leaves is a branch of its own. */
export function branches(options: readonly Choice[]): Branch[] {
  return options
    .filter(({ parent }) => parent === null)
    .map((choice) => ({ choice, leaves: options.filter(({ parent }) => parent === choice.code) }));
}

const has = (choice: Choice, words: string): boolean =>
  choice.name.zh.toLowerCase().includes(words) || choice.name.en.toLowerCase().includes(words);

/** The branches that hold the searched words; a branch that matches itself keeps all its leaves. */
export function matching(tree: readonly Branch[], search: string): Branch[] {
  const words = search.trim().toLowerCase();
  if (words === '') return [...tree];
  return tree.flatMap((branch) => {
    if (has(branch.choice, words)) return [branch];
    const leaves = branch.leaves.filter((leaf) => has(leaf, words));
    return leaves.length > 0 ? [{ ...branch, leaves }] : [];
  });
}

/** The choices after one is taken or taken back; never more than `max`. */
export function toggled(choices: readonly string[], code: string, max: number | null): readonly string[] {
  if (choices.includes(code)) return choices.filter((one) => one !== code);
  return max !== null && choices.length >= max ? choices : [...choices, code];
}
