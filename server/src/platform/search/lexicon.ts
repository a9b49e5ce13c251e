import { parseItems, nameKey, type Token } from './tokens.ts';
import { pinyinOf } from './pinyin.ts';
import { distance, prefixRange, sortedKeys, wildcards, type SortedKeys } from './spelling.ts';

export type LexiconKind =
  | 'ingredient'
  | 'formulation'
  | 'crop'
  | 'category'
  | 'class'
  | 'place'
  | 'word'
  | 'country'
  | 'modeOfAction';

/** Known by their whole names only: guessed from parts, sounds and typos they would stand in the way of what the trade means. */
const WHOLE_ONLY: ReadonlySet<LexiconKind> = new Set(['country', 'modeOfAction', 'place']);
/** Kinds of goods: three characters of which another is one are another good ('杀虫双' is no '杀虫剂'). */
const OF_GOODS: ReadonlySet<LexiconKind> = new Set(['class', 'category']);
const SHORT_NAME = 3;

export type LexiconEntry = {
  kind: LexiconKind;
  code: string;
  name: { zh: string; en: string };
  aliases: readonly string[];
  cas?: readonly string[];
  /** Brands it is widely known by: by their whole names, and said to be brands. */
  brands?: readonly Brand[];
};
/** An attribute whose value is a number: 'ICUMSA colour' in IU. `keys`: all it is called by, as of `nameKey`. */
export type Measure = { code: string; unit: string; keys: ReadonlySet<string> };
export type Brand = { name: { zh: string; en: string }; holder: { zh: string; en: string } };

/** One way of calling an entry. `text` is that name as it stands in the entry. */
export type Meaning = {
  entry: LexiconEntry;
  text: string;
  as: 'name' | 'code' | 'alias' | 'cas' | 'brand' | 'each';
  holder?: Brand['holder'];
};
/** Names spelt almost as asked, and how far off they are. */
export type Near = { meanings: readonly Meaning[]; distance: number } | null;

type Index = Map<string, Meaning[]>;

/** Costly look-ups answered before: typing asks the same again and again. */
class Answered<T> {
  readonly #answers = new Map<string, T>();

  get(key: string, make: () => T): T {
    const before = this.#answers.get(key);
    if (before !== undefined) return before;
    const made = make();
    if (this.#answers.size >= ANSWERED_MAX) this.#answers.clear();
    this.#answers.set(key, made);
    return made;
  }
}
const ANSWERED_MAX = 5000;
/** A character that more names have tells none of them. */
const TELLING_MAX = 8;

function put(index: Index, key: string, meaning: Meaning): void {
  const before = index.get(key);
  if (before === undefined) index.set(key, [meaning]);
  else if (!before.some(({ entry }) => entry === meaning.entry)) before.push(meaning);
}

const HAN_ONLY = /^\p{sc=Han}+$/u;
const HAS_HAN = /\p{sc=Han}/u;

/** Longest name in atoms that is looked for: keeps the scan of a text linear. */
const ATOMS_MAX = 16;

/** 'Drums and jerrycans' and '黄酒与米酒' are known by each of their names. */
function eachName({ kind, name }: LexiconEntry): string[] {
  if (!OF_GOODS.has(kind)) return [];
  const each = [name.zh.split(/[与及、]/u), name.en.split(/,| and /u)].filter(({ length }) => length > 1);
  return each
    .flat()
    .map((one) => one.trim())
    .filter((one) => one.length > 1);
}

function namesOf(entry: LexiconEntry): Meaning[] {
  const code: Meaning[] = entry.kind === 'formulation' ? [{ entry, text: entry.code, as: 'code' }] : [];
  return [
    { entry, text: entry.name.zh, as: 'name' as const },
    { entry, text: entry.name.en, as: 'name' as const },
    ...code,
    ...entry.aliases.map((text) => ({ entry, text, as: 'alias' as const })),
  ].filter(({ text }) => text !== '');
}

/**
 * What an exhibition knows by name: ingredients, formulations, crops... with their aliases, pinyin and CAS numbers. Built
 * once, immutable. Everything here is public by nature: answers from it tell nothing about any document.
 */
export class Lexicon {
  readonly entries: readonly LexiconEntry[];
  readonly measures: readonly Measure[];
  readonly #keys: Index = new Map();
  readonly #pinyin: Index = new Map();
  readonly #initials: Index = new Map();
  readonly #cas: Index = new Map();
  readonly #wildcards = new Map<string, string[]>();
  /** Most atoms of a name that begins with this atom. */
  readonly #longest = new Map<string, number>();
  readonly #latin: SortedKeys;
  readonly #pinyinSorted: SortedKeys;
  readonly #casSorted: SortedKeys;
  readonly #han: readonly string[];
  readonly #near = new Answered<Near>();
  readonly #parts = new Answered<Meaning[]>();

  constructor(entries: readonly LexiconEntry[], measures: readonly Measure[] = []) {
    this.entries = entries;
    this.measures = measures;
    for (const entry of entries) {
      for (const meaning of namesOf(entry)) this.#addName(meaning);
      for (const brand of entry.brands ?? []) this.#addBrand(entry, brand);
      for (const cas of entry.cas ?? []) put(this.#cas, cas.replaceAll(/\D/gu, ''), { entry, text: cas, as: 'cas' });
    }
    // what has a whole name of its own is not called by a part of another's
    const parts = entries.flatMap((entry) => eachName(entry).map((text): Meaning => ({ entry, text, as: 'each' })));
    const free = parts.filter(({ text }) => this.exact(nameKey(text)).length === 0);
    for (const meaning of free) this.#addName(meaning);
    const keys = [...this.#keys]
      .filter(([, meanings]) => meanings.some(({ entry, as }) => as !== 'brand' && !WHOLE_ONLY.has(entry.kind)))
      .map(([key]) => key);
    this.#han = keys.filter((key) => HAS_HAN.test(key) && this.exact(key).some(({ entry }) => entry.kind !== 'word'));
    this.#latin = sortedKeys(keys.filter((key) => !HAS_HAN.test(key)));
    this.#pinyinSorted = sortedKeys(this.#pinyin.keys());
    this.#casSorted = sortedKeys(this.#cas.keys());
  }

  #addName(meaning: Meaning): void {
    const tokens = parseItems(meaning.text).filter((item) => item.type === 'atom');
    const key = tokens.map((token) => token.stem).join('');
    const first = tokens[0]?.stem;
    if (first === undefined || tokens.length > ATOMS_MAX) return;
    put(this.#keys, key, meaning);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, tokens.length));
    if (!HAS_HAN.test(key) || WHOLE_ONLY.has(meaning.entry.kind) || meaning.entry.kind === 'word') return;
    const { full, initials } = pinyinOf(key);
    put(this.#pinyin, full, meaning);
    if (initials.length >= 2) put(this.#initials, initials, meaning);
    if (!HAN_ONLY.test(key) || key.length < 3) return;
    for (const pattern of wildcards(key)) this.#wildcards.set(pattern, [...(this.#wildcards.get(pattern) ?? []), key]);
  }

  #addBrand(entry: LexiconEntry, { name, holder }: Brand): void {
    for (const text of [name.zh, name.en]) {
      const tokens = parseItems(text).filter((item) => item.type === 'atom');
      const [first] = tokens;
      if (first === undefined || tokens.length > ATOMS_MAX) continue;
      put(this.#keys, tokens.map((token) => token.stem).join(''), { entry, text, as: 'brand', holder });
      this.#longest.set(first.stem, Math.max(this.#longest.get(first.stem) ?? 0, tokens.length));
    }
  }

  /** Entries of exactly this name; `key` as of `nameKey`. */
  exact(key: string): readonly Meaning[] {
    return this.#keys.get(key) ?? [];
  }

  /** How many atoms, at most, a name has that begins with this one; 0 if none does. */
  longestFrom(token: Token): number {
    return this.#longest.get(token.stem) ?? 0;
  }

  /** By pinyin in full. */
  spoken(pinyin: string): readonly Meaning[] {
    return this.#pinyin.get(pinyin) ?? [];
  }

  spokenBeginning(pinyin: string): Meaning[] {
    return this.#collect(this.#pinyin, prefixRange(this.#pinyinSorted, pinyin));
  }

  initials(letters: string): readonly Meaning[] {
    return this.#initials.get(letters) ?? [];
  }

  cas(digits: string): readonly Meaning[] {
    return this.#cas.get(digits) ?? [];
  }

  casBeginning(digits: string): Meaning[] {
    return this.#collect(this.#cas, prefixRange(this.#casSorted, digits));
  }

  /** A CAS number with one digit wrong. */
  casNear(digits: string): Meaning[] {
    return this.#collect(
      this.#cas,
      [...this.#cas.keys()].filter((cas) => cas.length === digits.length && distance(cas, digits, 1) <= 1),
    );
  }

  beginning(key: string): Meaning[] {
    if (!HAS_HAN.test(key)) return this.#collect(this.#keys, prefixRange(this.#latin, key));
    return this.#parts.get(`^${key}`, () =>
      this.#collect(
        this.#keys,
        this.#han.filter((name) => name.startsWith(key)),
      ),
    );
  }

  containing(key: string): Meaning[] {
    return this.#parts.get(key, () =>
      this.#collect(
        this.#keys,
        this.#han.filter((name) => name.includes(key)),
      ),
    );
  }

  /** Ingredients that have this character in a name, those first of whose names most have it; none where it is too common to tell. */
  tellingCharacter(character: string): Meaning[] {
    const share = ({ entry: { name, aliases } }: Meaning): number => {
      const names = [name.zh, ...aliases].filter((one) => HAN_ONLY.test(one));
      return names.filter((one) => one.includes(character)).length / names.length;
    };
    const found = this.containing(character).filter(({ entry }) => entry.kind === 'ingredient');
    if (found.length > TELLING_MAX) return [];
    return found.toSorted((a, b) => a.entry.name.zh.length - b.entry.name.zh.length || share(b) - share(a));
  }

  /** Short names of mixtures: '苯甲' for 苯醚甲环唑, its characters in order and the first one first. */
  abbreviated(key: string): Meaning[] {
    const [first = '', ...others] = [...key];
    return this.#collect(
      this.#keys,
      this.#han.filter((name) => {
        if (!name.startsWith(first) || name.length <= key.length) return false;
        let from = 1;
        return others.every((character) => (from = name.indexOf(character, from) + 1) > 0);
      }),
    );
  }

  /** A Chinese name mistyped: the same sound first (nearest in writing), then one other character. */
  nearHan(key: string): Near {
    return this.#near.get(key, () => this.#findNearHan(key));
  }

  #findNearHan(key: string): Near {
    const spoken = HAN_ONLY.test(key) ? (this.#pinyin.get(pinyinOf(key).full) ?? []) : [];
    const homophones = spoken
      .map((meaning) => ({ meaning, far: distance(nameKey(meaning.text), key, key.length) }))
      .toSorted((a, b) => a.far - b.far);
    const nearest = homophones[0];
    if (nearest !== undefined) {
      const meanings = homophones.filter(({ far }) => far === nearest.far).map(({ meaning }) => meaning);
      return { meanings, distance: nearest.far };
    }
    if (key.length < 3) return null;
    const names = new Set(wildcards(key).flatMap((pattern) => this.#wildcards.get(pattern) ?? []));
    const near = [...names].filter((name) => distance(name, key, 1) <= 1 && !this.isOtherGood(key, name));
    if (near.length === 0) return null;
    const sameStart = near.filter((name) => name.startsWith(key.slice(0, 1)));
    return { meanings: this.#collect(this.#keys, sameStart.length > 0 ? sameStart : near), distance: 1 };
  }

  /** Whether a short word that sounds otherwise is another good rather than this kind of goods mistyped. */
  isOtherGood(typed: string, name: string): boolean {
    const short = [...typed].length <= SHORT_NAME;
    return short && this.exact(name).some(({ entry }) => OF_GOODS.has(entry.kind));
  }

  /** A Latin name or a pinyin mistyped, within `max` edits; the nearest ones. */
  nearLatin(key: string, max: number): Near {
    return this.#near.get(`${max} ${key}`, () => this.#findNearLatin(key, max));
  }

  #findNearLatin(key: string, max: number): Near {
    let best = max;
    let found: Meaning[] = [];
    const look = (index: Index, sorted: SortedKeys, limit: number): void => {
      for (const name of sorted) {
        if (Math.abs(name.length - key.length) > Math.min(best, limit)) continue;
        const far = distance(name, key, Math.min(best, limit));
        if (far > Math.min(best, limit)) continue;
        if (far < best) found = [];
        best = far;
        found.push(...(index.get(name) ?? []));
      }
    };
    look(this.#keys, this.#latin, max);
    if (found.length === 0 && key.length >= 7) look(this.#pinyin, this.#pinyinSorted, 1);
    return found.length > 0 ? { meanings: found, distance: best } : null;
  }

  #collect(index: Index, keys: readonly string[]): Meaning[] {
    const seen = new Map<LexiconEntry, Meaning>();
    for (const key of keys) {
      for (const meaning of index.get(key) ?? []) if (!seen.has(meaning.entry)) seen.set(meaning.entry, meaning);
    }
    return [...seen.values()];
  }
}
