import { random } from '../data/random.ts';
import { clip, group, path, rect, svg } from './drawing.ts';
import { fitText, textLine } from './lettering.ts';
import { MOTIFS, type NewsPictureInput } from './news-picture.ts';
import { paletteOf } from './palette.ts';

/** An advertisement of the demo: wide for the carousel, upright for the side of a page. Its words are part of the picture, as in print. */
export interface AdPictureInput extends NewsPictureInput {
  shape: 'wide' | 'upright';
  kicker: string;
  title: string;
  line: string;
}

/** Lines of text from `y` downwards; answers where the next block begins. */
function block(
  text: string,
  at: { x: number; y: number; width: number },
  style: { size: number; fill: string; lines: number; bold?: boolean },
): { body: string; next: number } {
  const fitted = fitText(text, { ...style, width: at.width, min: style.size * 0.55, bold: style.bold === true });
  const body = fitted.lines
    .map((line, index) =>
      textLine(line, at.x, at.y + fitted.size * (0.9 + index * 1.28), {
        size: fitted.size,
        fill: style.fill,
        weight: style.bold === true ? 700 : 400,
      }),
    )
    .join('');
  return { body, next: at.y + fitted.size * 1.28 * fitted.lines.length };
}

function words(input: AdPictureInput, x: number, top: number, width: number, scale: number): string {
  const palette = paletteOf(input.hue);
  const kicker = block(
    input.kicker,
    { x, y: top, width },
    { size: 26 * scale, fill: palette.accent, lines: 1, bold: true },
  );
  const title = block(
    input.title,
    { x, y: kicker.next + 14 * scale, width },
    // Chinese headlines are short, and would be cut in the middle of a word
    { size: 56 * scale, fill: '#fff', lines: /[\u4e00-\u9fff]/.test(input.title) ? 1 : 3, bold: true },
  );
  const line = block(
    input.line,
    { x, y: title.next + 18 * scale, width },
    { size: 26 * scale, fill: palette.mist, lines: 3 },
  );
  return kicker.body + title.body + line.body;
}

/** The picture as SVG: 1200 by 400, or 400 by 800. */
export function adPicture(input: AdPictureInput): string {
  const palette = paletteOf(input.hue);
  const drawn = MOTIFS[input.motif](palette, random(`ad ${input.seed}`));
  const scene = rect(0, 0, 1200, 675, palette.mist) + drawn.body;
  if (input.shape === 'wide') {
    // the panel's edge leans like the flag of a signpost
    const panel = path('M0 0H690L600 400H0Z', palette.deep) + path('M690 0H714L624 400H600Z', palette.accent);
    const shown = group('translate(420 -100) scale(0.82)', scene);
    return svg(1200, 400, drawn.defs, shown + panel + words(input, 72, 92, 490, 1));
  }
  const defs = drawn.defs + clip('upper', rect(0, 0, 400, 400, '#000'));
  const shown = group('', group('translate(-220 0) scale(0.64)', scene), 'clip-path="url(#upper)"');
  const panel = path('M0 360L400 410V800H0Z', palette.deep) + path('M0 348L400 398V410L0 360Z', palette.accent);
  return svg(400, 800, defs, shown + panel + words(input, 36, 450, 330, 0.86));
}
