import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCoverage, type Coverage } from './glyphs.ts';

export type Weight = 'regular' | 'bold';
export type Fonts = { files: Record<Weight, Buffer>; has: Coverage };

/**
 * The whole Noto Sans SC (SIL Open Font License) in two weights, 10 MB each: names need more characters than any smaller set holds.
 * Both weights have the same characters, so one coverage serves.
 */
export function loadFonts(): Fonts {
  const require = createRequire(import.meta.url);
  const regular = readFileSync(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));
  const bold = readFileSync(require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'));
  return { files: { regular, bold }, has: readCoverage(regular) };
}
