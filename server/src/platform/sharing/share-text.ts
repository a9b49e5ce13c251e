import { createRequire } from 'node:module';
import sharp from 'sharp';

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  regular: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
};

export type ShareText = { text: string; size: number; bold?: boolean; colour: string; width: number; lines: number };
/** A text as a picture of its own, with its size in pixels. */
export type Drawn = { input: Buffer; width: number; height: number };

/** Room between the tops of two lines, in sizes of the letters. */
const LEADING = 1.45;
const TRIES = 8;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function drawn({ text, size, bold = false, colour, width }: ShareText): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Noto Sans SC${bold ? ' Bold' : ''} ${size}`,
      fontfile: bold ? FONTS.bold : FONTS.regular,
      width,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Draws a text in the portal's own font, whatever the machine has; what does not fit into its lines ends in an ellipsis. */
export async function drawText(wanted: ShareText): Promise<Drawn | null> {
  let letters = [
    ...wanted.text
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  if (letters.length === 0) return null;
  letters = letters.slice(0, 300);
  const most = wanted.size * LEADING * wanted.lines;
  let text = letters.join('');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const picture = await drawn({ ...wanted, text });
    if (picture.height <= most || letters.length < 4) return picture;
    letters = letters.slice(0, Math.max(3, Math.floor(letters.length * Math.min(0.9, (most / picture.height) * 1.04))));
    text = `${letters.join('').trimEnd()}…`;
  }
  return null;
}
