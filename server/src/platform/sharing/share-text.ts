import sharp from 'sharp';
import { FONT_FILES } from '../pdf/fonts.ts';

/** As a badge has them (`pdf/fonts.ts`): the first that has a character draws it. */
const FAMILIES = 'Noto Sans SC, Noto Sans Arabic, Noto Sans JP, Noto Emoji';
const { regular, bold: boldFile } = FONT_FILES.sc;

export type ShareText = { text: string; size: number; bold?: boolean; colour: string; width: number; lines: number };
/** A text as a picture of its own, with its size in pixels. */
export type Drawn = { input: Buffer; width: number; height: number };

/** Room between the tops of two lines, in sizes of the letters. */
const LEADING = 1.45;
const TRIES = 8;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The first family would draw these letters as a plain one with a mark that stands beside it; the second has them whole. */
const MARKED_WORD = /\S*[\u0100-\u024f]\S*/gu;
const markup = (text: string): string =>
  escaped(text).replaceAll(MARKED_WORD, (word) => `<span face="Noto Sans Arabic, ${FAMILIES}">${word}</span>`);

let known: Promise<unknown> | undefined;
/** A font is known to the process from its first use on. */
const learnFonts = (): Promise<unknown> =>
  (known ??= Promise.all(
    Object.values(FONT_FILES)
      .flatMap((weights) => Object.values(weights))
      .map((fontfile) =>
        sharp({ text: { text: '.', fontfile } })
          .png()
          .toBuffer(),
      ),
  ));

async function drawn({ text, size, bold = false, colour, width }: ShareText): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${markup(text)}</span>`,
      font: `${FAMILIES}${bold ? ' Bold' : ''} ${size}`,
      fontfile: bold ? boldFile : regular,
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
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  if (letters.length === 0) return null;
  letters = letters.slice(0, 300);
  await learnFonts();
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
