import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCoverage, type Coverage } from './glyphs.ts';

export type Weight = 'regular' | 'bold';
/** A family of letters in both weights, which have the same characters. */
export type Face = { name: string; has: Coverage; file: (weight: Weight) => Buffer };
/** The first that has a character draws it. */
export type Fonts = readonly Face[];

const { resolve } = createRequire(import.meta.url);

/** `letters` as the package calls its files: `NotoSansSC`. Read when first needed, and then kept. */
function faceOf(pack: string, letters: string): Face {
  const files = new Map<Weight, Buffer>();
  const file = (weight: Weight): Buffer => {
    const style = weight === 'bold' ? '700Bold' : '400Regular';
    const bytes =
      files.get(weight) ?? readFileSync(resolve(`@expo-google-fonts/${pack}/${style}/${letters}_${style}.ttf`));
    files.set(weight, bytes);
    return bytes;
  };
  let coverage: Coverage | undefined;
  const has = (codePoint: number): boolean => {
    coverage ??= readCoverage(file('regular'));
    return coverage(codePoint);
  };
  return { name: pack, has, file };
}

/**
 * All under the SIL Open Font License. The whole Noto Sans SC, 10 MB a weight: names need more characters than any smaller set holds. What it
 * lacks: Arabic and Latin letters with rarer marks, characters of names beyond the basic plane, and emoji.
 */
export const loadFonts = (): Fonts => [
  faceOf('noto-sans-sc', 'NotoSansSC'),
  faceOf('noto-sans-arabic', 'NotoSansArabic'),
  faceOf('noto-sans-jp', 'NotoSansJP'),
  faceOf('noto-emoji', 'NotoEmoji'),
];
