import { sql, type RawBuilder } from 'kysely';
import { containsBigramsOf } from '../../platform/database/bigrams.ts';
import { likeContains } from '../../platform/database/like.ts';

/** What was typed to find somebody: its words, and its digits where it can be part of a telephone number. */
export type Asked = { words: string; digits: string | null };

/** @returns the digits of what may be part of a telephone number; null for anything else */
export function digitsOf(words: string): string | null {
  const digits = words.replaceAll(/[\s+()-]/g, '');
  return /^\d{3,}$/.test(digits) ? digits : null;
}

export function askedFor(typed: string): Asked {
  const words = typed.normalize('NFKC').trim();
  return { words, digits: digitsOf(words) };
}

type Person = { name: string; company: string; email: string | null; mobile: string; account_mobile: string | null };

/** Is this whom the words may mean? A part of the name, the company, the e-mail or a mobile is enough. */
export function isNamed(
  { words, digits }: Asked,
  { name, company, email, mobile, account_mobile: bound }: Person,
): boolean {
  const part = words.toLowerCase();
  if ([name, company, email ?? ''].some((text) => text.toLowerCase().includes(part))) return true;
  return digits !== null && [mobile, bound ?? ''].some((text) => text.includes(digits));
}

/** What the indexes `visitor_letter_pairs` and `account_letter_pairs` hold of a visitor `v` with the account `a`. */
const VISITOR_TEXT = sql`(v.name || ' ' || v.company || ' ' || v.mobile)`;
const ACCOUNT_TEXT = sql`(coalesce(a.email, '') || ' ' || coalesce(a.mobile, ''))`;

/** `isNamed` in SQL, in two sentences, each for the index of its table: of a visitor `v`, and of an account `a`. */
export function namedSentences({ words, digits }: Asked): {
  visitor: RawBuilder<boolean>;
  account: RawBuilder<boolean>;
} {
  const part = likeContains(words);
  const byDigits = (text: RawBuilder<unknown>, mobile: RawBuilder<unknown>): RawBuilder<unknown> =>
    digits === null ? sql`` : sql` or ${containsBigramsOf(text, digits)} and ${mobile} like ${likeContains(digits)}`;
  return {
    visitor: sql<boolean>`(${containsBigramsOf(VISITOR_TEXT, words)} and (v.name ilike ${part} or v.company ilike ${part})
      ${byDigits(VISITOR_TEXT, sql`v.mobile`)})`,
    account: sql<boolean>`(${containsBigramsOf(ACCOUNT_TEXT, words)} and a.email ilike ${part} ${byDigits(ACCOUNT_TEXT, sql`a.mobile`)})`,
  };
}

/** The same of a visitor `v`, by looking at everybody: for words that many are called by, and for those that are too short for an index. */
export function namedSentence({ words, digits }: Asked): RawBuilder<boolean> {
  const part = likeContains(words);
  const byDigits = (mobile: RawBuilder<unknown>): RawBuilder<unknown> =>
    digits === null ? sql`` : sql` or ${mobile} like ${likeContains(digits)}`;
  return sql<boolean>`(v.name ilike ${part} or v.company ilike ${part}${byDigits(sql`v.mobile`)}
    or v.account_id in (select a.id from account a where a.email ilike ${part}${byDigits(sql`a.mobile`)}))`;
}
