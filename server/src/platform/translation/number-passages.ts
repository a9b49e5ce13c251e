import { dayOfYear, number } from '@fairbridge/contract/numbers.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Finder, Passage } from './masking.ts';

/** Units by their Chinese words. A unit in Latin letters is the same in both languages. */
const UNITS: Readonly<Record<string, string>> = {
  公吨: 't',
  吨: 't',
  千克: 'kg',
  公斤: 'kg',
  毫克: 'mg',
  克: 'g',
  毫升: 'mL',
  升: 'L',
  立方米: 'm³',
  公顷: 'ha',
  美元: 'USD',
  美金: 'USD',
  欧元: 'EUR',
  人民币: 'CNY',
  元: 'CNY',
};
/**
 * A figure or two of them, with the sign of money before and the unit behind. Not a part of a code, nor the 1 of '1st'. Every unit of `UNITS`
 * stands in it, with those in Latin letters, twice for one by another.
 */
const QUANTITY =
  /(?<![\p{Script=Latin}\d]|\d[.,])(?<money>US\$|[$€¥￥]|(?:USD|CNY|RMB|EUR)\s?)?(?<from>\d+(?:[.,]\d+)*)(?:(?<range>\s?(?:-|–|—|~|～|至|到)\s?)(?<to>\d+(?:[.,]\d+)*))?(?<many>[万亿])?(?:\s?(?<unit>(?:立方米|人民币|公吨|千克|公斤|毫克|毫升|公顷|美元|美金|欧元|吨|克|升|元|kgs?|ppm|USD|CNY|RMB|EUR|MT|mt|mg|mL|ml|m3|m³|cm|mm|ft|ha|°C|[gtLl℃%％‰])(?:\/(?:立方米|人民币|公吨|千克|公斤|毫克|毫升|公顷|美元|美金|欧元|吨|克|升|元|kgs?|ppm|USD|CNY|RMB|EUR|MT|mt|mg|mL|ml|m3|m³|cm|mm|ft|ha|°C|[gtLl℃%％‰]))?)(?!\p{Script=Latin}))?(?!\p{Lu}|[.,]?\d|(?:st|nd|rd|th)(?!\p{Script=Latin}))/gu;

const MANY: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };

/** A figure with its Chinese multiple written out: 5万 is 50,000. What is no one number stays. */
function writtenOut(figure: string, many: string): string {
  const value = Number(figure.replaceAll(/,(?=\d{3}(?!\d))/g, '')) * (MANY[many] ?? 1);
  return Number.isFinite(value) ? number(value, 'en') : `${figure}${many}`;
}

const unitInEnglish = (unit: string): string =>
  unit
    .split('/')
    .map((part) => UNITS[part] ?? part)
    .join('/');

type Parts = { money?: string; from: string; range?: string; to?: string; many?: string; unit?: string };

function inEnglish({ money = '', from, range, to, many, unit }: Parts, written: string): string {
  const chinese = many !== undefined || /\p{Script=Han}/u.test(`${unit ?? ''}${range ?? ''}`);
  if (!chinese) return written;
  const figures = [from, to].filter((figure) => figure !== undefined);
  const shown = figures.map((figure) => (many === undefined ? figure : writtenOut(figure, many)));
  const unitShown = unit === undefined ? '' : `${/^[%％‰]/u.test(unit) ? '' : ' '}${unitInEnglish(unit)}`;
  return `${money}${shown.join('–')}${unitShown}`;
}

/** Numbers with what belongs to them: ranges, money, units. In Chinese they stay as they are written; in English Chinese units and multiples are written as English does. */
export const quantities =
  (into: Lang): Finder =>
  (text) =>
    [...text.matchAll(QUANTITY)].map((match): Passage => {
      const [written] = match;
      // the pattern always has a figure
      const parts: Parts = { from: '', ...match.groups };
      const shown = into === 'en' ? inEnglish(parts, written) : written;
      return { start: match.index, end: match.index + written.length, shown };
    });

const DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/gu;

/** As English says it; as it is written where no calendar has such a day. */
function dayInEnglish(written: string, year: string | undefined, month: number, date: number): string {
  const day = dayOfYear(month, date, 'en');
  if (day === null) return written;
  return year === undefined ? day : `${day} ${year}`;
}

/** Days as Chinese writes them: 3月12日 is 12 March. English ones are words, which the engine knows. */
export const days =
  (into: Lang): Finder =>
  (text) =>
    [...text.matchAll(DATE)].map((match): Passage => {
      const [written, year, month, date] = match;
      const shown = into === 'zh' ? written : dayInEnglish(written, year, Number(month), Number(date));
      return { start: match.index, end: match.index + written.length, shown };
    });
