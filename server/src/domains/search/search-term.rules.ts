import type { Bilingual } from '@fairbridge/contract/text.ts';
import { fold, parseItems, nameKey } from '../../platform/search/tokens.ts';
import { casCheck } from '../../platform/search/cas.ts';
import type { Lexicon, LexiconEntry } from '../../platform/search/lexicon.ts';

/** A word of the trade is kept as what it means, so that all its names, in both languages, count together. */
const MEANT = '=';
const TERM_MAX = 40;

const plain = (text: string): string => fold(text).toLowerCase().replaceAll(/\s+/gu, ' ').trim();

function entryOf(lexicon: Lexicon, text: string): LexiconEntry | undefined {
  const [item, ...others] = parseItems(text);
  if (item?.type === 'cas' && others.length === 0) return lexicon.cas(item.digits)[0]?.entry;
  return lexicon.exact(nameKey(text))[0]?.entry;
}

/** What was asked, in one spelling: width, case, spaces, traditional characters, and the standard name of an alias. */
export function termOf(lexicon: Lexicon, text: string): string {
  const entry = entryOf(lexicon, text);
  return entry === undefined ? plain(text) : `${MEANT}${entry.kind}:${entry.code}`;
}

/** How a term is shown; null where the fair no longer knows it. */
export function termName(lexicon: Lexicon, term: string): Bilingual | null {
  if (!term.startsWith(MEANT)) return { zh: term, en: term };
  const entry = lexicon.entries.find(({ kind, code }) => `${MEANT}${kind}:${code}` === term);
  return entry?.name ?? null;
}

const CAS = /\b\d{2,7}-\d{2}-\d\b/gu;
const withoutCas = (text: string): string =>
  text.replaceAll(CAS, (cas) => (casCheck(cas.replaceAll('-', '')) ? '' : cas));

/**
 * May this be counted at all? Never what looks like an address, a number of a person or a telephone: a CAS number with its right check digit
 * is the only long one. What is very short or long tells nothing.
 */
export function mayTrend(text: string): boolean {
  const term = plain(text);
  const signs = [...term].length;
  if (signs < 2 || signs > TERM_MAX) return false;
  if (/@|:\/\/|www\.|\.(com|cn|net|org)\b/u.test(term)) return false;
  return !/\d(?:[\s().+-]*\d){6,}/u.test(withoutCas(term));
}
