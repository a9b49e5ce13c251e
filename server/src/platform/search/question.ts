import { itemsOf, placeKey, type Atom, type Item } from './atoms.ts';
import { all, lexeme } from './expression.ts';
import { partOf, partsOf, registeredPart, type Part } from './parts.ts';
import * as reading from './reading.ts';
import { registeredCountries } from './registered.ts';
import { segments } from './segments.ts';
import { take, takeItem, written, type Context, type Taken } from './taken.ts';
import type { Asked, Known } from './vocabulary.ts';
import { aloneLexeme } from './words.ts';

export type StandardName = { asked: string; code: string; name: { zh: string; en: string } };

/** A question understood: what to look for, and what was made of the words. `doubtful`: some words nobody here uses. */
export type Plan = {
  /** Text-search expressions from what documents are about to where the words merely stand; the last one matches all. */
  levels: string[];
  corrections: { from: string; to: string }[];
  standardNames: StandardName[];
  /** The question part by part. */
  parts: Part[];
  words: string[];
  doubtful: boolean;
  /** Words that were taken as known from the vocabulary. */
  trusted: string[];
};

const HAN_WORD_MAX = 8;
const SUBSTRINGS_MAX = 300;

/** What to ask the vocabulary: every stretch of Chinese that may be a word, every Latin word and beginning. */
function asked(items: readonly Item[]): Asked {
  const words = new Set<string>();
  const prefixes = new Set<string>();
  items.forEach((item, index) => {
    if (item.type !== 'atom') return;
    if (item.script === 'latin') {
      words.add(item.text).add(item.stem);
      if (item.text.length >= 3) prefixes.add(item.text);
    }
    if (item.script !== 'han') return;
    let text = item.text;
    for (let next = index + 1; next < index + HAN_WORD_MAX && words.size < SUBSTRINGS_MAX; next += 1) {
      const other = items[next];
      if (other?.type !== 'atom' || other.script !== 'han' || other.before !== 'none') break;
      text += other.text;
      words.add(text);
    }
  });
  return { words: [...words], prefixes: [...prefixes] };
}

/** Letters and digits written together, or long numbers, may be an article or registration number. */
function codeOf(atoms: readonly Atom[]): string | null {
  const code = atoms.map((atom) => atom.text.replaceAll('.', '')).join('');
  return code.length >= 5 && code.length <= 60 && /\d/u.test(code) ? code : null;
}

/** Puts the parts of one unbroken chunk together where it may be a number of its own. */
function chunked(taken: readonly Taken[]): Taken[] {
  const result: Taken[] = [];
  let index = 0;
  while (index < taken.length) {
    const first = taken[index];
    if (first === undefined) break;
    const chunk = first.atoms[0]?.chunk ?? -1;
    let end = index + 1;
    while (chunk >= 0 && taken[end]?.atoms.at(-1)?.chunk === chunk && taken[end]?.atoms[0]?.chunk === chunk) end += 1;
    const group = taken.slice(index, end);
    const code = chunk >= 0 ? codeOf(group.flatMap(({ atoms }) => atoms)) : null;
    if (code === null) result.push(...group);
    else
      result.push({
        sense: reading.withCode(reading.together(group.map(({ sense }) => sense)), code),
        atoms: first.atoms,
        sure: group.every(({ sure }) => sure),
      });
    index = end;
  }
  return result;
}

function standardNames(taken: readonly Taken[]): StandardName[] {
  const exact = taken.flatMap(({ sense }) =>
    sense.meanings.filter(({ as }) => as === 'alias').map(reading.standardNameOf),
  );
  const seen = new Map(exact.filter((name) => name !== null).map((name) => [name.code, name]));
  return [...seen.values()].slice(0, 5);
}

/** A chunk that may be an article number is looked for whatever its letters mean. */
function mayBeCode({ atoms }: Taken): boolean {
  return atoms.some((atom) => atom.script === 'digits');
}

function meantOf(taken: readonly Taken[]): { meant: readonly Taken[]; unused: readonly Taken[] } {
  const said = taken.filter(({ idle }) => idle !== 'noise');
  const coded = new Set(said.filter(mayBeCode).flatMap(({ atoms }) => atoms.map((atom) => atom.chunk)));
  const unused = said.filter(({ idle, atoms }) => idle === 'unused' && !coded.has(atoms[0]?.chunk ?? -2));
  const used = said.filter((part) => !unused.includes(part));
  if (said.length === 0) return { meant: taken, unused: [] };
  return used.length === 0 ? { meant: said, unused: [] } : { meant: used, unused };
}

/** An article number with its parts set apart: 'gly sl480 25736'. */
function spacedCode(taken: readonly Taken[]): string | null {
  const atoms = taken.flatMap((part) => part.atoms);
  const plain = atoms.length > 1 && atoms.length <= 8 && taken.every((part) => part.atoms.length > 0);
  return plain && atoms.every(({ script }) => script !== 'han') ? codeOf(atoms) : null;
}

function planOf(text: string, taken: readonly Taken[]): Plan {
  const { meant, unused } = meantOf(taken);
  const parts = chunked(meant);
  const together = reading.together(parts.map(({ sense }) => sense));
  const code = spacedCode(meant);
  const { strict, near, loose } = code === null ? together : reading.withCode(together, code);
  // Asked for one ingredient, a product of it alone comes before its mixtures.
  const substances = meant.filter(({ sense }) =>
    sense.meanings.some(({ entry }) => entry.kind === 'ingredient'),
  ).length;
  const alone = substances === 0 ? [] : [all([strict, lexeme(aloneLexeme(substances))])];
  const words = parts.flatMap(({ sense }) => sense.words).filter((word) => word !== '');
  return {
    levels: [...new Set([...alone, strict, near, loose])],
    corrections: [
      ...meant.flatMap(({ sense }) => sense.correction ?? []),
      ...unused.map(({ atoms }) => ({ from: written(atoms), to: '' })),
    ],
    standardNames: standardNames(meant),
    parts: partsOf(
      text,
      meant.flatMap(({ part }) => part ?? []),
    ),
    words: [...new Set(words)].slice(0, 60),
    doubtful: taken.some(({ sure }) => !sure),
    trusted: taken.flatMap(({ trusted }) => trusted ?? []),
  };
}

/** Rows of atoms between strengths and CAS numbers. */
function stretches(items: readonly Item[]): (Atom[] | Exclude<Item, Atom>)[] {
  const result: (Atom[] | Exclude<Item, Atom>)[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type !== 'atom') result.push(item);
    else if (Array.isArray(last)) last.push(item);
    else result.push([item]);
  }
  return result;
}

/** A question of more parts than this is cut: nobody asks so, and every part costs. */
const ITEMS_MAX = 80;

/** The longest a place is written: 'Packaging and Machinery Hall A07'. */
const PLACE_MAX = 60;

/** A question that may name a place, as an expression; null where it cannot: places are numbered. */
export function placeAsked(text: string): string | null {
  if (text.length > PLACE_MAX) return null;
  const key = placeKey(text);
  return /\p{L}/u.test(key) && /\p{Nd}/u.test(key) ? lexeme(`b:${key}`) : null;
}

/** What stands at a place, and nothing else: its words are no words of the trade. */
export const planOfPlace = (text: string, place: string): Plan => ({
  levels: [place],
  corrections: [],
  standardNames: [],
  parts: [],
  words: [text],
  doubtful: false,
  trusted: [],
});

/** Understands a question; null if nothing in it can be looked for. Asks the vocabulary only about what the lexicon does not know. */
export async function understand(context: Context, text: string): Promise<Plan | null> {
  const items = itemsOf(text).slice(0, ITEMS_MAX);
  if (items.length === 0) return null;
  const { vocabulary, lexicon, exhibitionId } = context;
  const none: Known = { words: new Set(), prefixes: new Set() };
  const split = (known: Known) =>
    stretches(items).map((part, index, parts) => {
      const before = parts[index - 1];
      return Array.isArray(part)
        ? segments(lexicon, known, part, before === undefined || Array.isArray(before) ? undefined : before)
        : part;
    });
  let known = none;
  let parts = split(none);
  if (parts.flat().some((part) => 'as' in part && part.as !== 'name' && part.as !== 'number')) {
    const used = await vocabulary.known(exhibitionId, asked(items));
    known = { words: used.words.difference(context.gone), prefixes: used.prefixes.difference(context.gone) };
    parts = split(known);
  }
  const flat = parts.flat();
  const taken: Taken[] = [];
  const registered = registeredCountries(flat);
  for (const [index, part] of flat.entries()) {
    if (!('as' in part)) {
      taken.push(takeItem(lexicon, part));
      continue;
    }
    const one = await take(context, known, part, index === flat.length - 1);
    const country = registered.get(index);
    // a typo taken for a word of the vocabulary is a word, whatever name it resembles
    const place = partOf(part, one.sense.meanings.length === 0);
    if (country === undefined || place === null) taken.push({ ...one, part: place });
    else
      taken.push({
        ...one,
        sense: reading.registeredSense(part.meanings, written(part.atoms)),
        part: registeredPart(place, country),
      });
  }
  return planOf(text, taken);
}
