import type { Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { withoutEnd, type Bilingual, type Lang, cutText } from '@fairbridge/contract/text.ts';
import { countryList } from '../exhibition/exhibition.countries.ts';
import { expiryIn } from './sheet.expiry.ts';
import { BETWEEN, Words } from './sheet.words.ts';

type Values = Record<string, string | number>;

/** A cell that cannot be read, by the rule that says why. */
export class CellFault extends Error {
  readonly rule: RuleName;
  readonly values: Values;
  constructor(rule: RuleName, values: Values = {}) {
    super(rule);
    this.rule = rule;
    this.values = values;
  }
}

const SHOWN = 60;
/** What was typed, as far as a message needs it. */
const shown = (text: string): { text: string } => ({ text: cutText(text, SHOWN, '…') });

/** No-break spaces and signs without width come along from web pages; nobody sees them, and no search finds what holds them. */
export const cleaned = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/[\u200B\u2060\uFEFF]/g, '')
    .trim();

export function codeIn(words: Words, text: string): string {
  const code = words.codeOf(text);
  if (code === null) throw new CellFault('sheetUnknown', shown(text));
  return code;
}

const parts = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const listOf = (labels: readonly string[]): string => labels.join('; ');

/** Codes of a list; the same one twice counts once. */
export const codesIn = (words: Words, text: string): string[] => [
  ...new Set(splitList(words, text).map((part) => codeIn(words, part))),
];

/** People also part a list by commas, which some names hold: only where the whole is no name. */
function splitList(words: Words, text: string): string[] {
  return parts(text).flatMap((part) =>
    words.codeOf(part) === null ? part.split(/[,，、]/u).filter((one) => one.trim() !== '') : [part],
  );
}

export function numberIn(text: string): number {
  // 1,000 or 1，000 as people write it
  const plain = text.normalize('NFKC').replaceAll(/(?<=\d)[, ](?=\d{3}(?:\D|$))/g, '');
  const value = Number(plain);
  if (!/^[+-]?[\d.]+$/.test(plain) || !Number.isFinite(value)) throw new CellFault('number');
  return value;
}

export function wholeNumberIn(text: string): number {
  const value = numberIn(text);
  if (!Number.isSafeInteger(value)) throw new CellFault('wholeNumber');
  return value;
}

const YES = new Words([
  { code: 'yes', name: { zh: '是', en: 'Yes' }, more: ['有', '可', 'y', 'true', '1', '√', '✓'] },
  { code: 'no', name: { zh: '否', en: 'No' }, more: ['无', '没有', '不可', 'n', 'false', '0', '×'] },
]);
export const YES_NO = (lang: Lang): string[] => YES.labels(lang);
export const yesNo = (value: boolean, lang: Lang): string => YES.label(value ? 'yes' : 'no', lang);

export function yesNoIn(text: string): boolean {
  const said = text === '' ? 'no' : YES.codeOf(text);
  if (said === null) throw new CellFault('sheetYesNo');
  return said === 'yes';
}

type Content = Attributes['ingredients'][number];
const UNITS = ['%', 'g/l', '克/升'];
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Where the figures begin that a text ends with; its length where it ends with none. */
function figuresFrom(text: string): number {
  let start = text.length;
  while (isDigit(text[start - 1])) start -= 1;
  return start;
}

/** `草铵膦 20.5 g/L` as name, number and unit, read from its end; null where it is not written so. The name may be missing. */
function contentOf(text: string): { name: string; content: number; unit: Content['unit'] } | null {
  const unit = UNITS.find((one) => text.toLowerCase().endsWith(one));
  if (unit === undefined) return null;
  const before = text.slice(0, -unit.length).trimEnd();
  const part = figuresFrom(before);
  if (part === before.length) return null;
  const whole = before[part - 1] === '.' ? figuresFrom(before.slice(0, part - 1)) : part;
  const start = whole < part - 1 ? whole : part;
  const name = before.slice(0, start).trimEnd();
  return { name, content: Number(before.slice(start)), unit: unit === '%' ? '%' : 'g/L' };
}

export const ingredientsCell = (words: Words, list: readonly Content[], lang: Lang): string =>
  listOf(list.map(({ code, content, unit }) => `${words.label(code, lang)} ${content} ${unit}`));

/** `草铵膦 200 g/L; 77182-82-2 10%`: by code, CAS number or any common name; a content alone is of the ingredient that the exhibit is called by. */
export function ingredientsIn(words: Words, text: string, exhibit: Bilingual): Content[] {
  return parts(text).map((part) => {
    const found = contentOf(part.normalize('NFKC'));
    if (found === null) throw new CellFault('sheetIngredient', shown(part));
    const { name, content, unit } = found;
    const code = name === '' ? (words.codeOf(exhibit.zh) ?? words.codeOf(exhibit.en)) : codeIn(words, name);
    if (code === null) throw new CellFault('sheetIngredient', shown(part));
    return { code, content, unit };
  });
}

type Registration = Attributes['registrations'][number];
let countries: Words | null = null;
export const countryWords = (): Words => (countries ??= new Words(countryList()));

export const registrationsCell = (list: readonly Registration[]): string =>
  listOf(list.map(({ country, number, validUntil }) => [country, number, validUntil].filter(Boolean).join(' ')));

/** `CN PD20990001 2029-05-01; Brazil MAPA 99123`: country by code or name, number, last day where there is one. */
export function registrationsIn(text: string): Registration[] {
  return parts(text).map((part) => {
    const expiry = expiryIn(part);
    if (expiry === null) throw new CellFault('sheetExpiry', shown(part));
    const words = expiry.rest.split(/\s+/u);
    // names of countries have up to six words
    for (let taken = Math.min(6, words.length - 1); taken > 0; taken -= 1) {
      const country = countryWords().codeOf(words.slice(0, taken).join(' '));
      if (country !== null) return { country, number: words.slice(taken).join(' '), validUntil: expiry.until };
    }
    throw new CellFault('sheetRegistration', shown(part));
  });
}

/** One language of a bilingual list, each entry in its place. */
export const sideCell = (list: readonly Bilingual[], lang: Lang): string =>
  withoutEnd(listOf(list.map((entry) => entry[lang])), '; ');

export function withSide(list: readonly Bilingual[], lang: Lang, text: string): Bilingual[] {
  const side = text === '' ? [] : text.split(BETWEEN).map((part) => part.trim());
  return Array.from({ length: Math.max(side.length, list.length) }, (_entry, at): Bilingual => {
    const { zh, en } = list[at] ?? { zh: '', en: '' };
    return lang === 'zh' ? { zh: side[at] ?? '', en } : { zh, en: side[at] ?? '' };
  }).filter(({ zh, en }) => zh !== '' || en !== '');
}
