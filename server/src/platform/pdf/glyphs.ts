import { charactersOf } from '@fairbridge/contract/text.ts';

/** Tells whether a font draws a code point. */
export type Coverage = (codePoint: number) => boolean;

/** Printed where the font has no glyph: the geta mark, the Chinese and Japanese printer's sign for a sort not in the case. */
export const SUBSTITUTE = '〓';

const FULL_REPERTOIRE = 12;

/**
 * Which code points a TrueType file draws, from its character map (OpenType specification, table `cmap`, format 12: groups of start, end and first
 * glyph, in order). Throws where the file has no such map.
 */
export function readCoverage(font: Buffer): Coverage {
  const map = tableAt(font, 'cmap');
  const groups = fullMapAt(font, map);
  const count = font.readUInt32BE(groups + 12);
  const starts = new Uint32Array(count);
  const ends = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    starts[at] = font.readUInt32BE(groups + 16 + at * 12);
    ends[at] = font.readUInt32BE(groups + 20 + at * 12);
  }
  return (codePoint) => {
    let low = 0;
    let high = count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (codePoint < (starts[middle] ?? 0)) high = middle - 1;
      else if (codePoint > (ends[middle] ?? 0)) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function tableAt(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`the font has no table '${tag}'`);
}

function fullMapAt(font: Buffer, map: number): number {
  const maps = font.readUInt16BE(map + 2);
  for (let at = map + 4; at < map + 4 + maps * 8; at += 8) {
    const place = map + font.readUInt32BE(at + 4);
    if (font.readUInt16BE(place) === FULL_REPERTOIRE) return place;
  }
  throw new Error('the font has no map of all code points');
}

/** Does one font draw all of a text? */
export const covers = ({ has }: { has: Coverage }, text: string): boolean =>
  [...text].every((character) => has(character.codePointAt(0) ?? 0));

/** Nothing to see: direction and joining marks, variation selectors, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** The same without what joins the parts of an emoji and parts the letters of a Persian word. */
const UNSEEN_BUT_JOINERS = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is meant
const BLANKS = /[\p{Zs}\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
/** Letters that are no base letter with a mark; as passports write them (ICAO Doc 9303 part 3, section 6). */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  İ: 'I',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ŋ: 'N',
  ŋ: 'n',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'q',
  ẞ: 'SS',
};

/** A character as the first font that has it draws it; null where none has. */
function drawable(character: string, fonts: readonly { has: Coverage }[]): string | null {
  const seen = character.replaceAll(UNSEEN, '');
  const font = fonts.find((one) => covers(one, seen));
  if (font === undefined) return null;
  const whole = character.replaceAll(UNSEEN_BUT_JOINERS, '');
  return seen !== '' && covers(font, whole) ? whole : seen;
}

/**
 * A text as it can be printed: composed (NFC), blanks as one space, unseen marks gone, and each character as a reader sees it (a letter with its marks,
 * an emoji of several parts) whole. What no font has goes into `missing` and is replaced: a Latin letter by the one without its mark, as passports
 * do it, anything else by `SUBSTITUTE`.
 */
export function printable(text: string, fonts: readonly { has: Coverage }[], missing: Set<string>): string {
  const tidy = text.toWellFormed().normalize('NFC').replaceAll(BLANKS, ' ').trim();
  let out = '';
  for (const character of charactersOf(tidy)) {
    const drawn = drawable(character, fonts);
    if (drawn !== null) {
      out += drawn;
      continue;
    }
    missing.add(character);
    const seen = character.replaceAll(UNSEEN, '');
    const plain = PLAIN[seen] ?? seen.normalize('NFD').replaceAll(/\p{M}/gu, '');
    out += plain === '' ? SUBSTITUTE : (drawable(plain, fonts) ?? SUBSTITUTE);
  }
  return out;
}
