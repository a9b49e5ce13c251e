import {
  askedQuestions,
  leavesBelow,
  offeredOptions,
  readAnswers,
} from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { Answer, Option, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** The answers while they are given: choices and text of each question, by its code. */
export type Given = Readonly<Record<string, { choices: readonly string[]; text: string }>>;

const NONE = { choices: [], text: '' } as const;
export const givenTo = (given: Given, question: string) => given[question] ?? NONE;

export const givenOf = (answers: readonly Answer[]): Given =>
  Object.fromEntries(answers.map(({ question, choices, text }) => [question, { choices, text }]));

/**
 * What of given answers these questions can still take: after a change of the questions, answers to those that are gone
 * and choices that are no longer offered go, everything else stays as it was given.
 */
export function fitted(questions: readonly Question[], given: Given): Given {
  return Object.fromEntries(
    questions.flatMap(({ code, options }) => {
      const one = given[code];
      if (one === undefined) return [];
      const known = new Set(options.map((option) => option.code));
      return [[code, { ...one, choices: one.choices.filter((choice) => known.has(choice)) }]];
    }),
  );
}

export const toAnswers = (given: Given): Answer[] =>
  Object.entries(given).map(([question, { choices, text }]) => ({ question, choices: [...choices], text }));

/** The questions that are asked after these answers. */
export const askedAfter = (questions: readonly Question[], given: Given): Question[] =>
  askedQuestions(questions, toAnswers(given));

export const isAnswered = (given: Given, question: string): boolean => {
  const { choices, text } = givenTo(given, question);
  return choices.length > 0 || text.trim() !== '';
};

/** What would be sent, and what is still wrong with it by question code, in the reader's language: the server's own rules (specification, section 5). */
export function checked(
  questions: readonly Question[],
  given: Given,
  before: readonly Answer[],
  lang: Lang,
): { answers: Answer[]; errors: Record<string, string> } {
  const { answers, wrong } = readAnswers(questions, toAnswers(given), before);
  return {
    answers,
    errors: Object.fromEntries(wrong.map(({ field, rule, values }) => [field, ruleText(rule, lang, values)])),
  };
}

/** The parts of a form: each begins with a question that has a section's title. */
export type Part = { title: Question['section'] | null; questions: Question[] };
export function partsOf(questions: readonly Question[], asked: readonly Question[]): Part[] {
  const parts: Part[] = [];
  for (const question of questions) {
    const titled = question.section.zh !== '' || question.section.en !== '';
    if (titled || parts.length === 0) parts.push({ title: titled ? question.section : null, questions: [] });
    if (asked.includes(question)) parts.at(-1)?.questions.push(question);
  }
  return parts.filter((part) => part.questions.length > 0);
}

/** An option of a tree with what lies below it. */
export type Branch = { option: Option; below: readonly Branch[] };

/** The options as a tree; one whose parent is not among them stands at the top. */
export function branches(options: readonly Option[]): Branch[] {
  const known = new Set(options.map(({ code }) => code));
  const below = (parent: string | null): Branch[] =>
    options
      .filter((option) => (option.parent !== null && known.has(option.parent) ? option.parent : null) === parent)
      .map((option) => ({ option, below: below(option.code) }));
  return below(null);
}

const has = ({ name }: Option, words: string): boolean =>
  name.zh.toLowerCase().includes(words) || name.en.toLowerCase().includes(words);

/** The branches that hold the searched words; a branch that matches itself keeps all below it. */
export function matching(tree: readonly Branch[], search: string): Branch[] {
  const words = search.trim().toLowerCase();
  if (words === '') return [...tree];
  return tree.flatMap((branch) => {
    if (has(branch.option, words)) return [branch];
    const below = matching(branch.below, words);
    return below.length > 0 ? [{ ...branch, below }] : [];
  });
}

/** The answers below an option that are still offered, itself where nothing is below it. */
export const leavesOf = (question: Question, code: string): string[] => leavesBelow(offeredOptions(question), code);

/** The choices after one is taken or taken back; never more than `max`. */
export function toggled(choices: readonly string[], code: string, max: number | null): readonly string[] {
  if (choices.includes(code)) return choices.filter((one) => one !== code);
  return max !== null && choices.length >= max ? choices : [...choices, code];
}

/** The choices after a whole group is taken, as many as there is room for, or taken back when all of it is there. */
export function groupToggled(choices: readonly string[], group: readonly string[], max: number | null): string[] {
  const rest = choices.filter((one) => !group.includes(one));
  if (group.every((one) => choices.includes(one))) return rest;
  const missing = group.filter((one) => !choices.includes(one));
  return [...choices, ...missing].slice(0, max ?? undefined);
}
