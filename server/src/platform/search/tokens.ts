import { cutText } from '@fairbridge/contract/text.ts';
import { parseStrengths, type Strength } from './strength.ts';

/**
 * Traditional characters of trade words, with their simplified ones. A table of the trade, not of the language: full
 * conversion needs context, these do not.
 */
const TRADITIONAL = new Map(
  (
    '劑剂農农藥药醯酰殺杀蟲虫賽赛環环鹽盐銨铵滅灭靈灵錳锰鋅锌銅铜雙双異异懸悬濃浓縮缩顆颗濕湿機机無无種种處处術术業业廠厂國国東东濟济蘇苏廣广龍龙華华島岛灣湾豐丰興兴聯联綠绿長长節节調调鈣钙鉀钾鎂镁' +
    '鐵铁鋁铝黴霉氫氢蘋苹麥麦葉叶樹树檸柠棗枣莖茎穀谷糧粮雜杂蟎螨線线熱热霧雾煙烟氣气醬酱釀酿黃黄紅红飲饮貨货飛飞噴喷灑洒設设備备檢检測测試试驗验證证書书註注冊册標标籤签裝装爾尔萬万寶宝馬马魯鲁遼辽' +
    '寧宁陝陕雲云貴贵臺台貿贸實实團团創创優优產产'
  )
    .match(/../gu)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const) ?? [],
);

const GREEK = new Map([
  ['α', 'alpha'],
  ['β', 'beta'],
  ['γ', 'gamma'],
  ['ζ', 'zeta'],
  ['θ', 'theta'],
  ['λ', 'lambda'],
  ['τ', 'tau'],
]);

/**
 * One writing for what people type in several: full-width to half-width, accents off, every dash to '-', every middle
 * dot to '·', traditional characters of the trade to simplified ones. Upper case stays: it tells codes from words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/gu, '-')
    .replaceAll(/[•‧・∙⋅･]/gu, '·')
    .replaceAll(/\p{sc=Han}/gu, (character) => TRADITIONAL.get(character) ?? character);
}

/** An English plural is searched as its singular: 'sprayers' and 'sprayer', 'cherries' and 'cherry'. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:xes|ches|shes|sses)$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export type Token = {
  type: 'atom';
  script: 'han' | 'latin' | 'digits';
  /** Lower case. */
  text: string;
  /** The singular; what is compared and stored. */
  stem: string;
  upper: boolean;
  /** What stands before it: nothing, something a name may contain ('-', ',', space), or what parts two names ('·', '+'). */
  before: 'none' | 'soft' | 'hard';
  /** Number of the unbroken run of Latin letters, digits and '-_./' it belongs to; -1 for Chinese. */
  chunk: number;
} & Place;
/** Where it stands in the folded text. */
export type Place = { start: number; end: number };
export type StrengthItem = Strength & { type: 'strength'; before: 'hard' } & Place;
export type CasItem = { type: 'cas'; digits: string; written: string; before: 'hard' } & Place;
/** What is said of an attribute that is a number, in its unit; without values that it is there at all. */
export type ValueItem = {
  type: 'value';
  code: string;
  unit: string;
  values: readonly number[];
  tokens: readonly Token[];
  before: 'hard';
} & Place;
export type Item = Token | StrengthItem | CasItem | ValueItem;

const ATOM = /(?<han>\p{sc=Han})|(?<digits>\p{Nd}+(?:\.\p{Nd}+)*)|(?<latin>¬|\p{L}(?:(?!\p{sc=Han})\p{L})*)/gu;
const CAS = /(?<![\w.,-])\d{2,7}\s?-\s?\d{2}\s?-\s?\d(?![\w-])/gu;

function scriptOf(groups: Record<string, string | undefined>): Token['script'] {
  if (groups['han'] !== undefined) return 'han';
  return groups['digits'] === undefined ? 'latin' : 'digits';
}

function gapOf(between: string): Token['before'] {
  if (between === '') return 'none';
  return /^[\s\-,.'’_]+$/u.test(between) ? 'soft' : 'hard';
}

function tokenize(text: string, chunks: { count: number }, offset = 0): Token[] {
  const found: Token[] = [];
  let end = 0;
  let inChunk = false;
  for (const match of text.matchAll(ATOM)) {
    const script = scriptOf(match.groups ?? {});
    const between = text.slice(end, match.index);
    if (script === 'han') inChunk = false;
    else if (!inChunk || !/^[-_./]*$/u.test(between)) {
      chunks.count += 1;
      inChunk = true;
    }
    const lower = match[0].toLowerCase();
    const plain = GREEK.get(lower) ?? lower;
    found.push({
      type: 'atom',
      script,
      text: plain,
      stem: script === 'latin' ? stem(plain) : plain,
      upper: script === 'latin' && match[0] !== lower && match[0] === match[0].toUpperCase(),
      before: gapOf(between),
      chunk: script === 'han' ? -1 : chunks.count,
      start: offset + match.index,
      end: offset + match.index + match[0].length,
    });
    end = match.index + match[0].length;
  }
  return found;
}

type Span = { start: number; end: number; item: StrengthItem | CasItem };

function spans(text: string): Span[] {
  const cas = [...text.matchAll(CAS)].map((match): Span => {
    const written = match[0].replaceAll(/\s/gu, '');
    const place = { start: match.index, end: match.index + match[0].length };
    return {
      ...place,
      item: { type: 'cas', digits: written.replaceAll('-', ''), written, before: 'hard', ...place },
    };
  });
  const strengths = parseStrengths(text).map(({ start, end, content, unit }): Span => ({
    start,
    end,
    item: { type: 'strength', content, unit, before: 'hard', start, end },
  }));
  const all = [...cas, ...strengths].toSorted((a, b) => a.start - b.start);
  return all.filter((span, index) => index === 0 || span.start >= (all[index - 1]?.end ?? 0));
}

/** Atoms as they were typed, in one writing. */
export function written(tokens: readonly Token[]): string {
  return tokens.map((token, at) => `${at > 0 && token.before !== 'none' ? ' ' : ''}${token.text}`).join('');
}

/** A text as a row of atoms (one Chinese character, one word, one number), strengths and CAS numbers. Never throws. */
export function parseItems(text: string): Item[] {
  const folded = fold(text);
  const chunks = { count: 0 };
  const items: Item[] = [];
  let position = 0;
  for (const span of spans(folded)) {
    items.push(...tokenize(folded.slice(position, span.start), chunks, position), span.item);
    position = span.end;
  }
  items.push(...tokenize(folded.slice(position), chunks, position));
  return items;
}

/** The key by which a name is known however it is spaced, dashed or put in the plural: 'λ-Cyhalothrin' is 'lambdacyhalothrin'. */
export function nameKey(text: string): string {
  return tokenize(fold(text), { count: 0 })
    .map((token) => token.stem)
    .join('');
}

/** How a place is compared, however it is spaced, dashed or filled with zeros: 'Hall 2 · A07' is 'hall2a7'. */
export const placeKey = (text: string): string => codeKey(text).replaceAll(/(\p{L})0+(?=\d)/gu, '$1');

/** Letters and digits only, lower case: how article and registration numbers are compared. */
export function codeKey(text: string): string {
  const signs = fold(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '');
  return cutText(signs, 60);
}
