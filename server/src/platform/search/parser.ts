import { casCheck, casText } from './cas.ts';
import { codeKey, type CasItem, type StrengthItem, type ValueItem } from './tokens.ts';
import { all, any, beginning, bigrams, lexeme, NOTHING } from './expression.ts';
import type { Lexicon, LexiconEntry, Meaning } from './lexicon.ts';
import { equivalent, type Strength } from './strength.ts';
import { cut, partLexeme, strengthLexemes, valueLexeme } from './words.ts';
import { textWord } from './vocabulary.ts';

/**
 * One thing a question asks for, as three expressions: in `strict` documents it is what they are about, in `near` ones
 * their names or owner say it, `loose` ones match at all. Each includes the one before.
 */
export type Sense = {
  strict: string;
  near: string;
  loose: string;
  /** Plain words, nothing the lexicon knows. */
  bare: boolean;
  /** Entries meant, where the lexicon knows them. */
  meanings: readonly Meaning[];
  /** What was typed is taken as this instead. */
  correction?: { from: string; to: string };
  words: readonly string[];
};

const SHOWN = new Set(['ingredient', 'formulation']);

/** Halls, countries and modes of action are what a document is filtered by, not terms of their own. */
function aboutTerm(entry: LexiconEntry): string {
  const { kind, code } = entry;
  if (kind === 'place') return lexeme(`/hall:${code}`);
  return kind === 'country' || kind === 'modeOfAction' ? lexeme(`/${kind}:${code}`) : entryTerm('@', entry);
}

function entryTerm(prefix: string, { kind, code }: LexiconEntry): string {
  return lexeme(`${prefix}${kind}:${code}`);
}

/** The entries themselves; documents that name or mention them come after. */
export function meaningSense(meanings: readonly Meaning[], typed: string): Sense {
  const entries = meanings.map(({ entry }) => entry);
  const terms = entries.map(aboutTerm);
  const named = entries.map((entry) => entryTerm('N@', entry));
  const mentioned = entries.map((entry) => entryTerm('R@', entry));
  const words = entries.flatMap(({ name }) => [name.zh, name.en]);
  const places = entries.some(({ kind }) => kind === 'place' || kind === 'word' || kind === 'country');
  return {
    strict: any(places ? [...terms, ...named] : terms),
    near: any(places ? [...terms, ...named] : terms),
    loose: any([...terms, ...named, ...mentioned]),
    bare: false,
    meanings,
    words: [typed, ...words],
  };
}

/** Products with a registration of this country. */
export function registeredSense(meanings: readonly Meaning[], typed: string): Sense {
  const countries = meanings.filter(({ entry }) => entry.kind === 'country');
  const all = any(countries.map(({ entry }) => lexeme(`/registeredIn:${entry.code}`)));
  return { strict: all, near: all, loose: all, bare: false, meanings: [], words: [typed] };
}

export function strengthSense(item: StrengthItem, written: string): Sense {
  const other = equivalent(item);
  const [exact] = strengthLexemes(item);
  const near = any([lexeme(exact), ...(other === null ? [] : [lexeme(strengthLexemes(other)[0])])]);
  return {
    strict: lexeme(exact),
    near,
    loose: any([near, lexeme(partLexeme(item))]),
    bare: false,
    meanings: [],
    words: [written],
  };
}

/** What has this number in an attribute; then what says so in words. */
export function valueSense({ code, values, tokens }: ValueItem): Sense {
  const words = tokens.map(({ text }) => text);
  const strict =
    values.length === 0 ? beginning(`v:${code}:`) : any(values.map((value) => lexeme(valueLexeme(code, value))));
  const han = tokens.filter(({ script }) => script === 'han').map(({ text }) => text);
  const others = tokens.filter(({ script }) => script !== 'han').map(({ stem }) => textWord(stem));
  const said = all(han.length === 0 ? others : [hanSense(han.join('')).loose, ...others]);
  return { strict, near: strict, loose: any([strict, `(${said})`]), bare: false, meanings: [], words };
}

/** A size in every unit: '70 cl' is 700 mL, in the name or in an attribute. */
export function sizeSense(
  number: Sense,
  unit: Sense,
  others: readonly { number: string; unit: Sense }[],
  values: readonly string[],
): Sense {
  const own = allOf([number, unit]);
  const each = [own, ...others.map((other) => allOf([latinSense(other.number, false), other.unit]))];
  const either = (level: 'strict' | 'near' | 'loose'): string =>
    any([...each.map((sense) => `(${sense[level]})`), ...values]);
  return { ...own, strict: either('strict'), near: either('near'), loose: either('loose') };
}

export function casSense(lexicon: Lexicon, { digits, written }: CasItem): Sense {
  const code = beginning(`c:${digits}`);
  const withCode = (meanings: readonly Meaning[], to: string | null): Sense => {
    const sense = meaningSense(meanings, written);
    const widened = { ...sense, near: any([sense.near, code]), loose: any([sense.loose, code]) };
    return to === null ? widened : { ...widened, correction: { from: written, to } };
  };
  const meanings = lexicon.cas(digits);
  if (meanings.length > 0) return withCode(meanings, null);
  const near = casCheck(digits) ? [] : lexicon.casNear(digits);
  const [nearest] = near;
  if (nearest !== undefined) return withCode(near, nearest.text);
  return { strict: code, near: code, loose: code, bare: false, meanings: [], words: [written, casText(digits)] };
}

const UNITS: readonly Strength['unit'][] = ['%', 'g/L'];

/** A number beside a substance or a formulation, as the content it may be in the other notation: '25 乳油' is 250 g/L too. */
function contentLexemes(text: string): string[] {
  const content = Number(text);
  if (!(content > 0)) return [];
  return UNITS.flatMap((unit) => equivalent({ content, unit }) ?? []).map((other) => lexeme(strengthLexemes(other)[0]));
}

/**
 * A bare number: a content ('600 FS'), the beginning of a CAS number or of an article number, or a number in a name. `content`: something
 * stands beside it that has one.
 */
export function numberSense(lexicon: Lexicon, text: string, content: boolean): Sense {
  const strength = lexeme(`s:${text}`);
  const named = any([strength, textWord(text), ...(content ? contentLexemes(text) : [])]);
  const digits = codeKey(text);
  const cas = digits.length >= 4 ? lexicon.casBeginning(digits) : [];
  const substances = meaningSense(cas, text);
  const codes = digits.length >= 4 ? [beginning(`c:${digits}`)] : [];
  return {
    strict: any([strength, lexeme(`n:${text}`), substances.strict]),
    near: any([named, substances.near, ...codes]),
    loose: any([named, substances.loose, ...codes]),
    bare: false,
    meanings: cas,
    words: [text, ...substances.words],
  };
}

/** A Latin word as it stands; `open` also finds words that begin with it. */
export function latinSense(word: string, open: boolean): Sense {
  const at = (field: string): string =>
    open ? any([lexeme(`${field}:${word}`), beginning(`${field}:${word}`)]) : lexeme(`${field}:${word}`);
  const near = any([at('n'), at('o')]);
  return {
    strict: open ? lexeme(`n:${word}`) : at('n'),
    near,
    loose: any([near, at('r')]),
    bare: true,
    meanings: [],
    words: [word],
  };
}

/** Chinese text the lexicon does not know: every two neighbouring characters must stand in the same field. */
export function hanSense(text: string): Sense {
  if ([...text].length < 2) {
    const near = any([beginning(`n:${text}`), beginning(`o:${text}`)]);
    return {
      strict: beginning(`n:${text}`),
      near,
      loose: any([near, beginning(`r:${text}`)]),
      bare: true,
      meanings: [],
      words: [text],
    };
  }
  const pairs = bigrams(text);
  const inField = (field: string): string => all(pairs.map((pair) => lexeme(`${field}:${pair}`)));
  const near = any([`(${inField('n')})`, `(${inField('o')})`]);
  const words = cut(text).filter((word) => word.length > 1);
  const rest = words.length === 0 ? NOTHING : `(${all(words.map((word) => lexeme(`r:${word}`)))})`;
  return {
    strict: `(${inField('n')})`,
    near,
    loose: any([near, lexeme(`r:${text}`), rest]),
    bare: true,
    meanings: [],
    words: [text, ...words],
  };
}

/** One of the goods that a category is named after: those that say so come first. */
export function eachSense(meanings: readonly Meaning[], typed: Sense): Sense {
  const sense = meaningSense(meanings, typed.words[0] ?? '');
  return { ...sense, strict: all([sense.strict, typed.strict]) };
}

/** A character that few names have: the first of them is what it tells, the others are near. */
export function tellingSense(meanings: readonly Meaning[], typed: string): Sense {
  return { ...meaningSense(meanings, typed), strict: meaningSense(meanings.slice(0, 1), typed).strict };
}

/** What is left out where this is excluded: what it is about or what its name says, and of plain words wherever they stand. */
export function exclusion({ bare, meanings, strict, near, loose }: Sense): string {
  if (bare) return loose;
  if (meanings.length === 0) return near;
  return any([strict, ...meanings.map(({ entry }) => entryTerm('N@', entry))]);
}

/** A unit in whatever writing. */
export function unitSense(units: readonly string[], typed: string): Sense {
  const senses = units.map((unit) => latinSense(unit, false));
  return {
    strict: any(senses.map(({ strict }) => strict)),
    near: any(senses.map(({ near }) => near)),
    loose: any(senses.map(({ loose }) => loose)),
    bare: true,
    meanings: [],
    words: [typed],
  };
}

/** Either of two readings. */
export function oneOf(first: Sense, second: Sense): Sense {
  return {
    ...first,
    near: any([first.near, second.strict]),
    loose: any([first.loose, second.loose]),
    meanings: first.meanings.length > 0 ? first.meanings : second.meanings,
    words: [...first.words, ...second.words],
  };
}

/** Article and registration numbers, alone or with the other reading of the same letters. */
export function withCode(sense: Sense, chunk: string): Sense {
  const code = beginning(`c:${chunk}`);
  const wrapped = (expression: string): string => any([`(${expression})`, code]);
  return {
    ...sense,
    strict: wrapped(sense.strict),
    near: wrapped(sense.near),
    loose: wrapped(sense.loose),
    words: [...sense.words, chunk],
  };
}

/** All of them. Beside a name, where a plain word stands does not matter: 'Jiangsu glyphosate' is glyphosate first. */
export function allOf(senses: readonly Sense[]): Sense {
  const bare = senses.every((sense) => sense.bare);
  return {
    strict: all(senses.map(({ strict }) => strict)),
    near: all(senses.map((sense) => (sense.bare && !bare ? sense.loose : sense.near))),
    loose: all(senses.map(({ loose }) => loose)),
    bare,
    meanings: senses.flatMap(({ meanings }) => meanings),
    words: senses.flatMap(({ words }) => words),
  };
}

/** Whether the notice 'standard name' is due: the word typed is an alias of a name the trade has a standard for. */
export function standardNameOf({
  entry,
  as,
  text,
}: Meaning): { asked: string; code: string; name: { zh: string; en: string } } | null {
  return as === 'alias' && SHOWN.has(entry.kind) ? { asked: text, code: entry.code, name: entry.name } : null;
}
