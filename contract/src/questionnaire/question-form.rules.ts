import { LIMITS } from '../limits.ts';
import type { RuleName } from '../rules.ts';
import { isChoice, leavesBelow, offeredOptions } from './questionnaire.rules.ts';
import type { Option, Question, QuestionForm } from './questionnaire.shapes.ts';

/** A wrong field of a question's form, by its path in the form. */
export type WrongField = { field: string; rule: RuleName; values?: Record<string, number> };

/** What of a question others depend on. */
export type Placed = Pick<Question, 'code' | 'kind' | 'options' | 'condition'>;

/** The form in its one shape: what a kind has no use for is empty. */
export function normalForm(form: QuestionForm): QuestionForm {
  const choice = isChoice(form);
  const several = form.kind === 'multiple' || form.kind === 'tree';
  const number = form.kind === 'number';
  return {
    ...form,
    min: several || number ? form.min : null,
    max: form.kind === 'single' ? null : form.max,
    unit: number ? form.unit : { zh: '', en: '' },
    whole: number && form.whole,
    options: choice ? form.options.map((one) => (form.kind === 'tree' ? one : { ...one, parent: null })) : [],
  };
}

const isLooped = (options: readonly Option[], start: Option): boolean => {
  const seen = new Set<string>();
  for (let one: Option | undefined = start; one !== undefined;) {
    if (seen.has(one.code)) return true;
    seen.add(one.code);
    const above: string | null = one.parent;
    one = options.find(({ code }) => code === above);
  }
  return false;
};

function wrongOption(options: readonly Option[], one: Option, index: number): WrongField[] {
  const at = `options.${index}`;
  const wrong: WrongField[] = [];
  if (options.findIndex(({ code }) => code === one.code) !== index)
    wrong.push({ field: `${at}.code`, rule: 'codeTaken' });
  const above = options.find(({ code }) => code === one.parent);
  if (one.parent !== null && (above === undefined || (above.retired && !one.retired) || isLooped(options, one)))
    wrong.push({ field: `${at}.parent`, rule: 'choice' });
  if (one.other && options.some(({ parent }) => parent === one.code))
    wrong.push({ field: `${at}.other`, rule: 'questionOtherGroup' });
  return wrong;
}

function wrongBounds({ kind, min, max }: QuestionForm, leaves: number): WrongField[] {
  if (min !== null && max !== null && min > max) return [{ field: 'max', rule: 'tooSmall', values: { min } }];
  if (kind === 'number') return [];
  const wrong: WrongField[] = [];
  if (min !== null && min < 0) wrong.push({ field: 'min', rule: 'tooSmall', values: { min: 0 } });
  if (min !== null && min > leaves) wrong.push({ field: 'min', rule: 'tooBig', values: { max: leaves } });
  if (max !== null && max < 1) wrong.push({ field: 'max', rule: 'tooSmall', values: { min: 1 } });
  const most = kind === 'text' ? LIMITS.questionTextMax : kind === 'tree' ? LIMITS.questionnaireCategoriesMax : null;
  if (most !== null && max !== null && max > most) wrong.push({ field: 'max', rule: 'tooBig', values: { max: most } });
  return wrong;
}

/** What is wrong with a question's form in itself, for the editor and for the server alike. */
export function wrongForm(given: QuestionForm): WrongField[] {
  const form = normalForm(given);
  const offered = offeredOptions(form);
  const leaves = offered.filter(({ code }) => leavesBelow(offered, code)[0] === code).length;
  const wrong = form.options.flatMap((one, index) => wrongOption(form.options, one, index));
  if (isChoice(form) && leaves < 2) wrong.push({ field: 'options', rule: 'questionOptions', values: { min: 2 } });
  if (offered.filter(({ other }) => other).length > 1) wrong.push({ field: 'options', rule: 'questionOneOther' });
  return [...wrong, ...wrongBounds(form, leaves)];
}

/** Does a question's condition hold on to an earlier question and to options that it offers? */
function holds(condition: Question['condition'], earlier: readonly Placed[]): boolean {
  if (condition === null) return true;
  const source = earlier.find(({ code }) => code === condition.question);
  if (source === undefined || !isChoice(source)) return false;
  const offered = new Set(offeredOptions(source).map(({ code }) => code));
  return condition.choices.length > 0 && condition.choices.every((code) => offered.has(code));
}

/** The questions, of a place in their order, whose condition depends on nothing that is asked before them. */
export const brokenConditions = (questions: readonly Placed[]): string[] =>
  questions.filter(({ condition }, index) => !holds(condition, questions.slice(0, index))).map(({ code }) => code);
