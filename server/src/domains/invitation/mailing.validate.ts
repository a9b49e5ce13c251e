import { email as emailField, optionalText, withoutUnseen } from '@fairbridge/contract/fields.ts';
import type { LetterColumn } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { wrongFields } from '@fairbridge/contract/issues.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { cutText, type Lang } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import { misreadCell } from '../../platform/spreadsheet/misread-cell.ts';
import type { ValidatedLetter, LetterFault } from './mailing-letter.queries.ts';

/** A row as it was typed. */
export type TypedLetter = { number: number } & Record<LetterColumn, string>;

const NAME_MAX = 80;
const SHOWN_MAX = 300;
const clean = (typed: string): string => withoutUnseen(typed.normalize('NFKC')).replaceAll(/\s+/gu, ' ').trim();

/** An address as it stands in cells: with `mailto:` before it, or in angle brackets behind a name. */
function addressIn(typed: string): string {
  const cell = clean(typed).replace(/^mailto:\s*/i, '');
  const open = cell.lastIndexOf('<');
  return open >= 0 && cell.endsWith('>') ? cell.slice(open + 1, -1).trim() : cell;
}

const LANGUAGES: Readonly<Record<string, Lang>> = {
  zh: 'zh',
  'zh-cn': 'zh',
  中文: 'zh',
  汉语: 'zh',
  简体中文: 'zh',
  chinese: 'zh',
  en: 'en',
  英文: 'en',
  英语: 'en',
  english: 'en',
};

const row = z.object({ email: emailField, name: optionalText(NAME_MAX) });

const fault = (column: LetterColumn, rule: RuleName, values: LetterFault['values'] = {}): LetterFault => ({
  column,
  rule,
  values,
});

function faultsOf(email: string, name: string): LetterFault[] {
  if ((email.match(/@/g)?.length ?? 0) > 1 && /[,;，；、/ ]/u.test(email)) return [fault('email', 'mailingOneAddress')];
  const misread = misreadCell(name);
  if (misread !== null) return [fault('name', misread)];
  const input = { email, name };
  const parsed = row.safeParse(input);
  if (parsed.success) return [];
  return wrongFields(parsed.error, input).map(({ field, rule, values }) =>
    fault(field.startsWith('name') ? 'name' : 'email', rule, values),
  );
}

/** One row by itself: what was typed, what it means, and what is wrong with it. */
export function validateLetterRow({ number, ...typed }: TypedLetter, fallback: Lang): ValidatedLetter {
  const [email, name, language] = [addressIn(typed.email), clean(typed.name), clean(typed.language).toLowerCase()];
  const lang = language === '' ? fallback : LANGUAGES[language];
  const faults = faultsOf(email, name);
  if (lang === undefined) faults.push(fault('language', 'mailingLanguage'));
  const wrong = faults.length > 0;
  return {
    number,
    email: cutText(typed.email, SHOWN_MAX),
    name: cutText(typed.name, SHOWN_MAX),
    language: cutText(typed.language, SHOWN_MAX),
    address: wrong ? '' : email.toLowerCase(),
    lang: lang ?? fallback,
    verdict: wrong ? 'wrong' : 'ready',
    faults,
  };
}

/** What is known of addresses beside the list. */
export type KnownOf = (address: string) => 'colleague' | 'contact' | 'invited' | 'optedOut' | null;

/** The whole list: of an address that stands there twice the first row counts. */
export function validateLetters(letters: readonly ValidatedLetter[], known: KnownOf): ValidatedLetter[] {
  const seen = new Set<string>();
  return letters.map((letter) => {
    if (letter.verdict === 'wrong') return letter;
    const twice = seen.has(letter.address);
    seen.add(letter.address);
    return { ...letter, verdict: twice ? 'duplicate' : (known(letter.address) ?? 'ready') };
  });
}
