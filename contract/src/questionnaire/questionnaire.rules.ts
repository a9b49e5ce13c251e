import { LIMITS } from '../limits.ts';
import type { RuleName } from '../rules.ts';
import type { Answer, Option, Question } from './questionnaire.shapes.ts';

/** A question whose answer is wrong: the rule, and the values of its text. `field` is the question's code. */
export type WrongAnswer = { field: string; rule: RuleName; values?: Record<string, number> };

/** What came of given answers: those to store, and what is wrong with them. Nothing may be stored while something is wrong. */
export type ReadAnswers = { answers: Answer[]; wrong: WrongAnswer[] };

type Given = Pick<Answer, 'choices' | 'text'>;
type Options = readonly Option[];
const NOTHING: Given = { choices: [], text: '' };

export const isChoice = ({ kind }: Pick<Question, 'kind'>): boolean => kind !== 'text' && kind !== 'number';
export const offeredOptions = ({ options }: Pick<Question, 'options'>): Option[] =>
  options.filter(({ retired }) => !retired);

/** The answers below an option of a tree; of one with nothing below it, itself. A loop among parents ends. */
export function leavesBelow(options: Options, code: string, seen: readonly string[] = []): string[] {
  if (seen.includes(code)) return [];
  const below = options.filter(({ parent }) => parent === code);
  return below.length === 0 ? [code] : below.flatMap((one) => leavesBelow(options, one.code, [...seen, code]));
}

/** How many choices a question takes at most; null where only its options bound it. A tree never takes more than 80 (specification, section 9). */
export function mostChoices({ kind, max }: Pick<Question, 'kind' | 'max'>): number | null {
  if (kind === 'single') return 1;
  if (kind === 'tree') return Math.min(max ?? LIMITS.questionnaireCategoriesMax, LIMITS.questionnaireCategoriesMax);
  return max;
}

/** How many characters a text, or the words to an 'other' option, may have. */
export const mostCharacters = ({ kind, max }: Pick<Question, 'kind' | 'max'>): number =>
  kind === 'text' ? (max ?? LIMITS.questionTextDefault) : LIMITS.questionOtherMax;

/** Is the option that asks for words among these choices? */
export const asksForWords = ({ options }: Pick<Question, 'options'>, choices: readonly string[]): boolean =>
  options.some(({ code, other }) => other && choices.includes(code));

/** Is a question asked, after these answers to the ones before it? */
function isAsked({ condition }: Question, asked: ReadonlyMap<string, { question: Question; given: Given }>): boolean {
  if (condition === null) return true;
  const source = asked.get(condition.question);
  if (source === undefined) return false;
  const enough = condition.choices.flatMap((code) => leavesBelow(source.question.options, code));
  return source.given.choices.some((choice) => enough.includes(choice) || condition.choices.includes(choice));
}

/** An answer in its one form: each choice once, a group of a tree as its choices, numbers in ASCII digits, no words where none are asked. */
function normalOf(question: Question, given: Given): Given {
  if (question.kind === 'text') return { choices: [], text: given.text.trim() };
  if (question.kind === 'number') return { choices: [], text: given.text.normalize('NFKC').trim() };
  const offered = offeredOptions(question);
  const choices =
    question.kind === 'tree' ? given.choices.flatMap((code) => leavesBelow(offered, code)) : [...given.choices];
  const once = [...new Set(choices)];
  return { choices: once, text: asksForWords(question, once) ? given.text.trim() : '' };
}

const isEmpty = ({ choices, text }: Given): boolean => choices.length === 0 && text === '';

type Wrong = Omit<WrongAnswer, 'field'>;

function wrongChoices(question: Question, given: Given, before: readonly string[]): Wrong | null {
  const { min } = question;
  const count = given.choices.length;
  const may = new Set([...offeredOptions(question).map(({ code }) => code), ...before]);
  if (given.choices.some((choice) => !may.has(choice))) return { rule: 'choice' };
  const max = mostChoices(question);
  if (max !== null && count > max) return { rule: 'questionMaximum', values: { max } };
  if (question.kind !== 'single' && min !== null && count < min) return { rule: 'questionMinimum', values: { min } };
  if (!asksForWords(question, given.choices)) return null;
  return given.text === '' ? { rule: 'questionOther' } : null;
}

function wrongNumber({ min, max, whole }: Question, { text }: Given): Wrong | null {
  const least = min ?? 0;
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text) || (text.startsWith('-') && least >= 0)) return { rule: 'number' };
  if (whole && text.includes('.')) return { rule: 'wholeNumber' };
  const value = Number(text);
  if (value < least) return { rule: 'tooSmall', values: { min: least } };
  if (max !== null && value > max) return { rule: 'tooBig', values: { max } };
  return null;
}

function wrongIn(question: Question, given: Given, before: readonly string[]): Wrong | null {
  if (isEmpty(given)) return question.required ? { rule: 'questionRequired' } : null;
  const characters = mostCharacters(question);
  const wrong = isChoice(question)
    ? wrongChoices(question, given, before)
    : question.kind === 'number'
      ? wrongNumber(question, given)
      : null;
  if (wrong !== null || question.kind === 'number') return wrong;
  return given.text.length > characters ? { rule: 'tooLong', values: { max: characters } } : null;
}

/**
 * Reads answers by the questions' rules (specification, section 5), for the form and for the server alike.
 * A question answered twice counts by its last answer; one that is not asked is left out, whatever was answered.
 * `before` are the stored answers: a choice retired since may be kept, but not taken anew.
 */
export function readAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
  before: readonly Answer[] = [],
): ReadAnswers {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const kept = new Map(before.map((answer) => [answer.question, answer.choices]));
  const known = new Set(questions.map(({ code }) => code));
  const asked = new Map<string, { question: Question; given: Given }>();
  const wrong: WrongAnswer[] = [...given.keys()]
    .filter((code) => !known.has(code))
    .map((field) => ({ field, rule: 'choice' }));
  for (const question of questions) {
    if (!isAsked(question, asked)) continue;
    const normal = normalOf(question, given.get(question.code) ?? NOTHING);
    asked.set(question.code, { question, given: normal });
    const found = wrongIn(question, normal, kept.get(question.code) ?? []);
    if (found !== null) wrong.push({ field: question.code, ...found });
  }
  const stored = [...asked]
    .filter(([, one]) => !isEmpty(one.given))
    .map(([question, one]) => ({ question, ...one.given }));
  return { answers: stored, wrong };
}

/** The questions that are asked after these answers, in order. */
export function askedQuestions(questions: readonly Question[], answers: readonly Answer[]): Question[] {
  const given = new Map(answers.map((answer) => [answer.question, answer]));
  const asked = new Map<string, { question: Question; given: Given }>();
  return questions.filter((question) => {
    if (!isAsked(question, asked)) return false;
    asked.set(question.code, { question, given: normalOf(question, given.get(question.code) ?? NOTHING) });
    return true;
  });
}
