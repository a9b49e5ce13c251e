import { z } from 'zod';

/** So far from the end a day may begin, with the words before it. */
const TAIL = 60;
const LEAD = String.raw`(?:[ ,，]+|[ ,，]?[(（])(?:有效期[至到]?|至|until|valid until|expires|exp\.?)?[ :：]*`;
const ending = (day: string): RegExp => new RegExp(String.raw`${LEAD}${day}[)）]?$`, 'iu');

const YEAR_FIRST = ending(
  String.raw`(?<year>(?:19|20)\d{2}) ?[-/.年] ?(?<month>\d{1,2}) ?[-/.月] ?(?<day>\d{1,2}) ?日?`,
);
const YEAR_LAST = ending(String.raw`(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})\k<sign>(?<year>(?:19|20)\d{2})`);
const ENDLESS = ending('(?:长期有效|长期|永久|无期限|no expiry|indefinite|permanent|long[- ]term)');
/** Whatever else somebody may have meant as a day: it is no part of a number. */
const LIKE_A_DAY = new RegExp(
  [
    String.raw`(?<!\d)(?:19|20)\d{2} ?[年/.-] ?\d{1,2} ?[月/.-]`,
    String.raw`[ ,，]\d{1,2}(?:[/.]\d{1,2}[/.]|-\d{1,2}-20)\d{2}`,
    String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ .,-]*(?:\d{1,2},? )?20\d{2}$`,
    // the serial of a day as a spreadsheet counts it, of this century, behind a number
    String.raw`\d\S*[ ,，](?:3[6-9]|[4-6]\d|7[0-3])\d{3}$`,
    '有效期|长期',
  ].join('|'),
  'iu',
);

const twoDigits = (part = ''): string => part.padStart(2, '0');

type Found = Partial<Record<'year' | 'month' | 'day' | 'first' | 'second' | 'sign', string>>;

/** With the year behind and dots between them the day comes first; with other signs that is known only where one of the two can be no month. */
function isoDay({ year = '', month, day, first = '', second = '', sign }: Found): string {
  const iso = (ofMonth: string, ofDay: string): string => `${year}-${twoDigits(ofMonth)}-${twoDigits(ofDay)}`;
  if (month !== undefined) return iso(month, day ?? '');
  if (sign === '.' || Number(first) > 12 || first === second) return iso(second, first);
  return Number(second) > 12 ? iso(first, second) : '';
}

/** The last day that a registration ends with, '' where it has none, and what stands before it. Null: a day may be meant, but not which one. */
export function expiryIn(text: string): { rest: string; until: string } | null {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  const [head, tail] = [plain.slice(0, -TAIL), plain.slice(-TAIL)];
  const endless = ENDLESS.exec(tail);
  const found = endless ?? YEAR_FIRST.exec(tail) ?? YEAR_LAST.exec(tail);
  const before = found === null ? tail : tail.slice(0, found.index);
  if (LIKE_A_DAY.test(before)) return null;
  const rest = head + before;
  if (found === null || endless !== null) return { rest, until: '' };
  const until = isoDay(found.groups ?? {});
  return z.iso.date().safeParse(until).success ? { rest, until } : null;
}
