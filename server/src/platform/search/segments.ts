import type { Atom, Item } from './atoms.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { isPinyin } from './pinyin.ts';
import { NOISE } from './small-talk.ts';
import { edits } from './spelling.ts';
import type { Known } from './vocabulary.ts';
import { looksMeant } from './words.ts';

/** How a stretch of a question is taken. `near` are names spelt almost so, `part` names it is a part of. */
export type Segment = {
  atoms: readonly Atom[];
  as: 'name' | 'word' | 'spoken' | 'initials' | 'near' | 'part' | 'number' | 'noise' | 'unknown';
  meanings: readonly Meaning[];
  distance: number;
};
type Option = Segment & { cost: number };

const CHARACTERS_MAX = 14;
const WORDS_MAX = 6;
/** Typos are looked for over so many words at most: 'lambda cyhalotrin'. */
const TYPO_WORDS_MAX = 3;
/** Longer words are neither mistyped names nor abbreviations. */
const LATIN_MAX = 40;

/** The atoms belong to one script and stand next to each other as one name would. */
function unbroken(atoms: readonly Atom[]): boolean {
  return atoms.every((atom, index) => index === 0 || atom.before === 'none');
}

function option(
  atoms: readonly Atom[],
  as: Segment['as'],
  cost: number,
  meanings: readonly Meaning[] = [],
  distance = 0,
): Option {
  return { atoms, as, cost, meanings, distance };
}

function exactOptions(lexicon: Lexicon, atoms: readonly Atom[], key: string, previous: Item | undefined): Option[] {
  const meanings = lexicon.exact(key);
  const [first] = atoms;
  if (meanings.length === 0 || first === undefined) return [];
  if (key.length === 1 && first.script === 'latin' && !looksMeant(atoms, previous)) return [];
  // A single Chinese character is a name only where nothing longer explains it.
  return [option(atoms, 'name', key.length === 1 && first.script === 'han' ? 1.45 : 1, meanings)];
}

function hanOptions(lexicon: Lexicon, known: Known, atoms: readonly Atom[], key: string): Option[] {
  const options: Option[] = [];
  const { length } = atoms;
  if (length === 1) return [option(atoms, 'unknown', 1.5)];
  if (known.words.has(key)) options.push(option(atoms, 'word', 1.15));
  const near = lexicon.nearHan(key);
  // Only what the vocabulary does not know is corrected: known words cost less than a typo of the same length.
  if (near !== null && !known.words.has(key))
    options.push(option(atoms, 'near', 1.3 + 0.4 * length, near.meanings, Math.max(1, near.distance)));
  const begun = lexicon.beginning(key);
  if (begun.length > 0) options.push(option(atoms, 'part', 1.75, begun));
  else if (length > 2) {
    const within = lexicon.containing(key);
    if (within.length > 0) options.push(option(atoms, 'part', 2, within));
  }
  if (length <= 3 && begun.length === 0) {
    const short = lexicon.abbreviated(key);
    if (short.length > 0) options.push(option(atoms, 'part', 2.3, short));
  }
  return options;
}

function latinWordOptions(lexicon: Lexicon, known: Known, atom: Atom): Option[] {
  const { text, stem } = atom;
  const atoms = [atom];
  const options = [option(atoms, 'unknown', 3.5)];
  if (known.words.has(text) || known.words.has(stem)) options.push(option(atoms, 'word', 1.15));
  else if (known.prefixes.has(text)) options.push(option(atoms, 'word', 1.72));
  const initials = text.length >= 2 && text.length <= 8 ? lexicon.initials(text) : [];
  if (initials.length > 0) options.push(option(atoms, 'initials', 1.6, initials));
  const begun = text.length >= 3 ? lexicon.beginning(stem) : [];
  if (begun.length > 0) options.push(option(atoms, 'part', 1.7, begun));
  return options;
}

function latinOptions(lexicon: Lexicon, known: Known, atoms: readonly Atom[], key: string): Option[] {
  const [first] = atoms;
  const written = atoms.map((atom) => atom.text).join('');
  const options = first !== undefined && atoms.length === 1 ? latinWordOptions(lexicon, known, first) : [];
  if (written.length > LATIN_MAX) return options;
  if (written.length >= 4 && atoms.every((atom) => isPinyin(atom.text))) {
    const spoken = lexicon.spoken(written);
    if (spoken.length > 0) options.push(option(atoms, 'spoken', 1.3, spoken));
    else if (written.length >= 6) {
      const begun = lexicon.spokenBeginning(written);
      if (begun.length > 0) options.push(option(atoms, 'spoken', 1.8, begun));
    }
  }
  if (atoms.length > TYPO_WORDS_MAX || atoms.every((atom) => known.words.has(atom.text))) return options;
  const near = edits(key.length) > 0 ? lexicon.nearLatin(key, edits(key.length)) : null;
  if (near !== null)
    options.push(option(atoms, 'near', 1.6 + 0.6 * atoms.length + 0.1 * near.distance, near.meanings, near.distance));
  return options;
}

function optionsFor(lexicon: Lexicon, known: Known, atoms: readonly Atom[], previous: Item | undefined): Option[] {
  const key = atoms.map((atom) => atom.stem).join('');
  const exact = exactOptions(lexicon, atoms, key, previous);
  if (NOISE.has(key)) exact.push(option(atoms, 'noise', 0.5 + 0.1 * atoms.length));
  const [first] = atoms;
  if (atoms.length > 1 && atoms.every((atom) => atom.script === 'digits' && atom.chunk === first?.chunk)) {
    const cas = key.length >= 5 ? lexicon.casBeginning(key) : [];
    return cas.length > 0 ? [...exact, option(atoms, 'name', 1.1, cas)] : exact;
  }
  if (atoms.length === 1 && first?.script === 'digits') return [...exact, option(atoms, 'number', 1.2)];
  if (!atoms.every((atom) => atom.script === first?.script)) return exact;
  if (first?.script === 'han') return unbroken(atoms) ? [...exact, ...hanOptions(lexicon, known, atoms, key)] : exact;
  if (first?.script === 'latin') return [...exact, ...latinOptions(lexicon, known, atoms, key)];
  return exact;
}

function longestAt(lexicon: Lexicon, atoms: readonly Atom[], start: number): number {
  const first = atoms[start];
  if (first === undefined) return 0;
  const usual = first.script === 'han' ? CHARACTERS_MAX : WORDS_MAX;
  return Math.min(atoms.length - start, Math.max(usual, lexicon.longestFrom(first)));
}

/** Joins single characters nobody knows into the stretches they were typed in. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    const continues = last?.as === 'unknown' && segment.as === 'unknown' && segment.atoms[0]?.before === 'none';
    if (continues && segment.atoms[0]?.script === 'han' && last.atoms[0]?.script === 'han') {
      result[result.length - 1] = { ...last, atoms: [...last.atoms, ...segment.atoms] };
    } else result.push(segment);
  }
  return result;
}

/**
 * The cheapest way to take a row of atoms as names, words and typos. Cost grows with every part and with doubt, so a
 * whole name beats its pieces and two known words beat one typo.
 */
export function segments(
  lexicon: Lexicon,
  known: Known,
  atoms: readonly Atom[],
  previous: Item | undefined,
): Segment[] {
  const best: ({ cost: number; from: number; option: Option } | undefined)[] = [];
  const costAt = (index: number): number => (index === 0 ? 0 : (best[index]?.cost ?? Infinity));
  for (let start = 0; start < atoms.length; start += 1) {
    if (costAt(start) === Infinity) continue;
    for (let length = 1; length <= longestAt(lexicon, atoms, start); length += 1) {
      const part = atoms.slice(start, start + length);
      if (length > 1 && part.at(-1)?.before === 'hard') break;
      for (const candidate of optionsFor(lexicon, known, part, start === 0 ? previous : atoms[start - 1])) {
        const cost = costAt(start) + candidate.cost;
        if (cost < costAt(start + length) - 1e-9) best[start + length] = { cost, from: start, option: candidate };
      }
    }
  }
  const path: Segment[] = [];
  for (let at = atoms.length; at > 0;) {
    const step = best[at];
    if (step === undefined) break;
    path.unshift(step.option);
    at = step.from;
  }
  return joined(path);
}
