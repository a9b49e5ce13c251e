import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCoverage, type Coverage } from './glyphs.ts';

export type Weight = 'regular' | 'bold';
/** A family of letters in both weights, which have the same characters. */
export type Face = { name: string; has: Coverage; file: (weight: Weight) => Buffer };
/** The first that has a character draws it. */
export type Fonts = readonly Face[];

const require = createRequire(import.meta.url);

/** Its files are read when first needed, and then kept. */
function faceOf(name: string, paths: Record<Weight, string>): Face {
  const files = new Map<Weight, Buffer>();
  const file = (weight: Weight): Buffer => {
    const bytes = files.get(weight) ?? readFileSync(paths[weight]);
    files.set(weight, bytes);
    return bytes;
  };
  let coverage: Coverage | undefined;
  const has = (codePoint: number): boolean => {
    coverage ??= readCoverage(file('regular'));
    return coverage(codePoint);
  };
  return { name, has, file };
}

const filesOf = (folder: string, name: string): Record<Weight, string> => ({
  regular: require.resolve(`@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`),
  bold: require.resolve(`@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`),
});

/**
 * All under the SIL Open Font License. The whole Noto Sans SC, 10 MB a weight: names need more characters than any smaller set holds. What it
 * lacks: Arabic and Latin letters with rarer marks, characters of names beyond the basic plane, and emoji.
 */
export const FONT_FILES = {
  sc: filesOf('noto-sans-sc', 'NotoSansSC'),
  arabic: filesOf('noto-sans-arabic', 'NotoSansArabic'),
  jp: filesOf('noto-sans-jp', 'NotoSansJP'),
  emoji: filesOf('noto-emoji', 'NotoEmoji'),
};

export const loadFonts = (): Fonts => Object.entries(FONT_FILES).map(([name, paths]) => faceOf(name, paths));
