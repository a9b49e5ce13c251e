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

/**
 * All under the SIL Open Font License. The whole Noto Sans SC, 10 MB a weight: names need more characters than any smaller set holds. What it
 * lacks: Arabic and Latin letters with rarer marks, characters of names beyond the basic plane, and emoji.
 */
export const FONT_FILES = {
  sc: {
    regular: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
  arabic: {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
  jp: {
    regular: require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  },
  emoji: {
    regular: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
  },
};

export const loadFonts = (): Fonts => Object.entries(FONT_FILES).map(([name, paths]) => faceOf(name, paths));
