import { meterOfTexts, type LanguageMeter } from '@fairbridge/contract/languages.ts';
import { wrongForm } from '@fairbridge/contract/questionnaire/question-form.rules.ts';
import { isChoice } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import {
  KINDS,
  type Condition,
  type Kind,
  type ManagedQuestion,
  type Option,
  type Question,
  type QuestionForm,
} from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { nullOr } from '../../editing/matches-shape.ts';
import { numberOf } from '../../ui/number-of.ts';

export type OptionFormValues = Option & { answers: number };

/** A question while it is edited: numbers as they are typed. */
export type QuestionFormValues = {
  section: Bilingual;
  title: Bilingual;
  hint: Bilingual;
  unit: Bilingual;
  kind: Kind;
  required: boolean;
  min: string;
  max: string;
  whole: boolean;
  options: readonly OptionFormValues[];
  condition: Condition | null;
};

const NO_TEXT: Bilingual = { zh: '', en: '' };
const typed = (value: number | null): string => (value === null ? '' : String(value));

/** A code for a new option or question; it never gets another meaning, so nobody needs to choose it. */
export const newCode = (): string =>
  `o${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join('')}`;

export const newOption = (name: Bilingual = NO_TEXT, parent: string | null = null): OptionFormValues => ({
  code: newCode(),
  name,
  parent,
  other: false,
  retired: false,
  answers: 0,
});

/** The draft of a question; of a new one with two empty options. */
export function toFormValues(question: ManagedQuestion | null): QuestionFormValues {
  if (question !== null) {
    const { section, title, hint, unit, kind, required, min, max, whole, options, condition } = question;
    return { section, title, hint, unit, kind, required, min: typed(min), max: typed(max), whole, options, condition };
  }
  return {
    section: NO_TEXT,
    title: NO_TEXT,
    hint: NO_TEXT,
    unit: NO_TEXT,
    kind: 'single',
    required: false,
    min: '',
    max: '',
    whole: true,
    options: [newOption(), newOption()],
    condition: null,
  };
}

/** A draft as it is kept while it is typed: how many have chosen an option changes by itself. */
export type StoredQuestion = Omit<QuestionFormValues, 'options'> & { options: readonly Option[] };

export const keptOf = ({ options, ...draft }: QuestionFormValues): StoredQuestion => ({
  ...draft,
  options: options.map(({ answers: _count, ...option }) => option),
});

/** A kept draft with how often its options are chosen. */
export function withAnswerCounts(
  { options, ...draft }: StoredQuestion,
  question: ManagedQuestion | null,
): QuestionFormValues {
  const counts = new Map(question?.options.map(({ code, answers }) => [code, answers]));
  return { ...draft, options: options.map((option) => ({ ...option, answers: counts.get(option.code) ?? 0 })) };
}

/** What such drafts are compared with that were kept before. */
export const KEPT_LIKE = {
  section: NO_TEXT,
  title: NO_TEXT,
  hint: NO_TEXT,
  unit: NO_TEXT,
  kind: (value: unknown): boolean => KINDS.some((kind) => kind === value),
  required: true,
  min: '',
  max: '',
  whole: true,
  options: [{ code: '', name: NO_TEXT, parent: nullOr(''), other: true, retired: true }],
  condition: nullOr({ question: '', choices: [''] }),
};

const isEmpty = ({ zh, en }: Bilingual): boolean => zh.trim() === '' && en.trim() === '';
const isNumber = (text: string): boolean => /^(-?\d{1,9})?$/.test(text.normalize('NFKC').trim());

/** As the call takes it; empty new options are left out. */
export const toInput = (formValues: QuestionFormValues): QuestionForm => ({
  ...formValues,
  min: numberOf(formValues.min),
  max: numberOf(formValues.max),
  options: isChoice(formValues)
    ? formValues.options
        .filter(({ name, answers }) => answers > 0 || !isEmpty(name))
        .map(({ answers: _count, ...option }) => option)
    : [],
});

/** What is wrong with a draft, by its field in the call's input: the server's own rules, before anything is sent. */
export function validateQuestion(formValues: QuestionFormValues, lang: Lang): Record<string, string> {
  const errors: Record<string, string> = {};
  if (isEmpty(formValues.title)) errors['title'] = ruleText('required', lang);
  if (!isNumber(formValues.min)) errors['min'] = ruleText('wholeNumber', lang);
  if (!isNumber(formValues.max)) errors['max'] = ruleText('wholeNumber', lang);
  if (formValues.condition !== null && formValues.condition.choices.length === 0)
    errors['condition'] = ruleText('select', lang);
  if (Object.keys(errors).length > 0) return errors;
  for (const { field, rule, values } of wrongForm(toInput(formValues))) {
    // options are told of together, below their list
    const place = field.startsWith('options') ? 'options' : field;
    errors[place] ??= ruleText(rule, lang, values);
  }
  return errors;
}

/** The question as it will be asked, for the preview. Its condition is left out: the preview shows it as if it held. */
export const previewOf = (formValues: QuestionFormValues): Question => {
  const { options, ...form } = toInput({
    ...formValues,
    min: isNumber(formValues.min) ? formValues.min : '',
    max: isNumber(formValues.max) ? formValues.max : '',
  });
  return { ...form, code: 'preview', options: options.filter(({ retired }) => !retired), condition: null };
};

type CountedTexts = Pick<QuestionFormValues, 'section' | 'title' | 'hint' | 'unit' | 'options'>;

/** How many of the texts stand in each language; those of retired options do not count. */
export const coverage = ({ section, title, hint, unit, options }: CountedTexts): LanguageMeter =>
  meterOfTexts([section, title, hint, unit, ...options.filter(({ retired }) => !retired).map(({ name }) => name)]);

const isChinese = (text: string): boolean => /\p{sc=Han}/u.test(text);

/** `农药 | Pesticides`, with a tab, a bar or a slash between; one language alone stands in its own column. */
function nameOf(line: string): Bilingual {
  const [first = '', second = ''] = line.split(/\t+|[|｜]|(?<=\s)\/(?=\s)/u).map((part) => part.trim());
  if (second !== '')
    return isChinese(second) && !isChinese(first) ? { zh: second, en: first } : { zh: first, en: second };
  return isChinese(first) ? { zh: first, en: '' } : { zh: '', en: first };
}

/**
 * Options from pasted lines, one a line. With `tree`, a line that is indented (spaces, tab) or begins with a dash stands below the
 * last line with less of it.
 */
export function pasted(text: string, tree: boolean): OptionFormValues[] {
  const made: OptionFormValues[] = [];
  const above: { depth: number; code: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const [indent = ''] = /^\s*/u.exec(line) ?? [];
    const [dashes = ''] = /^[-–—•]*/u.exec(line.slice(indent.length)) ?? [];
    const rest = line.slice(indent.length + dashes.length).trimStart();
    const depth = indent.replaceAll('\t', '  ').length + 2 * dashes.length;
    while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
    const option = newOption(nameOf(rest), tree ? (above.at(-1)?.code ?? null) : null);
    above.push({ depth, code: option.code });
    made.push(option);
  }
  return made;
}

/** The options after one has moved a place up or down among those with the same parent. */
export function moved(options: readonly OptionFormValues[], code: string, by: 1 | -1): readonly OptionFormValues[] {
  const one = options.find((option) => option.code === code);
  const siblings = options.filter(({ parent }) => parent === one?.parent);
  const other = siblings[siblings.findIndex((option) => option.code === code) + by];
  if (one === undefined || other === undefined) return options;
  return options.map((option) => (option === one ? other : option === other ? one : option));
}

/** The options without one and all below it. */
export function without(options: readonly OptionFormValues[], code: string): readonly OptionFormValues[] {
  const gone = new Set([code]);
  for (let size = 0; size !== gone.size;) {
    size = gone.size;
    for (const { code: one, parent } of options) if (parent !== null && gone.has(parent)) gone.add(one);
  }
  return options.filter((option) => !gone.has(option.code));
}

/** The options with one, and all below it, retired or offered again. */
export function withRetired(
  options: readonly OptionFormValues[],
  code: string,
  retired: boolean,
): readonly OptionFormValues[] {
  const kept = new Set(without(options, code));
  return options.map((option) => (kept.has(option) ? option : { ...option, retired }));
}

/** Options in the order of the tree, each with how deep it lies. */
export function inTreeOrder(options: readonly OptionFormValues[]): { option: OptionFormValues; depth: number }[] {
  const known = new Set(options.map(({ code }) => code));
  const below = (parent: string | null, depth: number): { option: OptionFormValues; depth: number }[] =>
    options
      .filter((option) => (option.parent !== null && known.has(option.parent) ? option.parent : null) === parent)
      .flatMap((option) => [{ option, depth }, ...(depth > 9 ? [] : below(option.code, depth + 1))]);
  return below(null, 0);
}
