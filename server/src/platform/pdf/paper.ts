import PDFDocument from 'pdfkit';
import { charactersOf, type Lang } from '@fairbridge/contract/text.ts';
import type { Face, Fonts, Weight } from './fonts.ts';
import { printable } from './glyphs.ts';
import { breakLines, widestPiece } from './line-break.ts';
import { darkRuns, qrModules } from './qr.ts';
import { runsOf, type Run } from './runs.ts';
import type { Printed } from './pdf.shapes.ts';

export type Style = {
  weight: Weight;
  size: number;
  colour: string;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
};
/** A box for text, in points; `top` is where the letters may begin. */
export type Box = { left: number; top: number; width: number; height: number };
/** Text that was made to fit: its size, its lines, the height they take. */
export type Fitted = { lines: string[]; size: number; height: number };

/** Heights of the font in parts of its size: a Chinese character from its foot to its head, and how far the head stands above the baseline. */
const CHARACTER = 1;
const HEAD = 0.88;
/** A text is set smaller, down to these parts of its size, before it takes a second line; before a word is broken. */
const ONE_LINE = 0.74;
const WHOLE_WORDS = 0.45;

export const millimetres = (length: number): number => (length * 72) / 25.4;

/**
 * A document being drawn: text that fits its place and is never cut, rectangles, QR codes as vectors. Lengths in points, from the top left.
 * The embedded fonts hold the characters used and no others.
 */
export class Paper {
  readonly width: number;
  readonly height: number;
  #document: PDFKit.PDFDocument;
  #fonts: Fonts;
  #missing = new Set<string>();
  #registered = new Set<string>();
  #done: Promise<Buffer>;

  /** `title` and `lang` are all the metadata there is: a file's properties travel further than its pages. */
  constructor(fonts: Fonts, paper: { width: number; height: number; title: string; lang: Lang }) {
    this.#fonts = fonts;
    this.width = paper.width;
    this.height = paper.height;
    this.#document = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: paper.lang === 'zh' ? 'zh-CN' : 'en',
      displayTitle: true,
      info: { Title: paper.title, Creator: 'Fairbridge', Producer: 'Fairbridge' },
      // the standard typeface would be embedded beside ours
      font: '',
    });
    const chunks: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#document.on('end', () => resolve(Buffer.concat(chunks)));
      this.#document.on('error', reject);
    });
  }

  /** Begins a page; the first one too. */
  page(): void {
    this.#document.addPage();
  }

  /** The text as the fonts can print it; what they cannot is remembered. */
  printable(text: string): string {
    return printable(text, this.#fonts, this.#missing);
  }

  /** Is there anything in the text that would be replaced? Remembers nothing. */
  lacks(text: string): boolean {
    const missing = new Set<string>();
    printable(text, this.#fonts, missing);
    missing.forEach((character) => this.#missing.add(character));
    return missing.size > 0;
  }

  measure(text: string, weight: Weight, size: number, spacing = 0): number {
    const widthOf = (run: Run): number => this.#use(run.face, weight, size).widthOfString(run.text, widths(text, run));
    const letters = runsOf(text, this.#fonts).reduce((sum, run) => sum + widthOf(run), 0);
    return letters + spacing * charactersOf(text).length;
  }

  #use({ name, file }: Face, weight: Weight, size: number): PDFKit.PDFDocument {
    const known = `${name} ${weight}`;
    if (!this.#registered.has(known)) this.#document.registerFont(known, file(weight));
    this.#registered.add(known);
    return this.#document.font(known).fontSize(size);
  }

  /** Lines of a paragraph at one size. */
  lines(text: string, style: Style, width: number): string[] {
    return breakLines(this.printable(text), width, (part) => this.measure(part, style.weight, style.size));
  }

  /**
   * The size, from `style.size` downwards, at which the text stands in the box: on one line where that costs little, with whole words where that is not
   * too small, else broken where it must be. `leading` is the distance of lines in parts of the size.
   */
  fit(text: string, style: Style, box: Box, leading = 1.25): Fitted {
    const said = this.printable(text);
    const one = (box.width / this.measure(said, style.weight, 1, style.spacing)) * 0.999;
    if (one < style.size && one >= style.size * ONE_LINE && one <= box.height)
      return { lines: [said], size: one, height: one };
    for (let size = style.size; ; size *= 0.96) {
      const measure = (part: string): number => this.measure(part, style.weight, size, style.spacing);
      if (size >= style.size * WHOLE_WORDS && widestPiece(said, measure) > box.width) continue;
      const lines = breakLines(said, box.width, measure);
      const height = lines.length === 0 ? 0 : size * (CHARACTER + (lines.length - 1) * leading);
      if (height <= box.height || size < 1) return { lines, size, height };
    }
  }

  /** Draws what `fit` found, from the top of the box, and tells where it ends. */
  fitted(fit: Fitted, style: Style, box: Box, leading = 1.25): number {
    fit.lines.forEach((line, at) =>
      this.line(line, { ...style, size: fit.size }, box.left, box.top + at * fit.size * leading, box.width),
    );
    return box.top + fit.height;
  }

  /** Fits and draws. */
  text(text: string, style: Style, box: Box, leading = 1.25): number {
    return this.fitted(this.fit(text, style, box, leading), style, box, leading);
  }

  /** One line as it is; `top` is the head of its characters. */
  line(text: string, style: Style, left: number, top: number, width: number): void {
    const free = width - this.measure(text, style.weight, style.size, style.spacing);
    let from = left + (style.align === 'center' ? free / 2 : style.align === 'right' ? free : 0);
    const { weight, size, spacing = 0, colour } = style;
    for (const run of runsOf(text, this.#fonts)) {
      const options = widths(text, run);
      const document = this.#use(run.face, weight, size).fillColor(colour);
      document.text(run.text, from, top + size * HEAD, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
        ...options,
      });
      from += document.widthOfString(run.text, options) + spacing * charactersOf(run.text).length;
    }
  }

  fill(box: Box, colour: string): void {
    this.#document.rect(box.left, box.top, box.width, box.height).fill(colour);
  }

  /** A QR code `side` wide without its quiet zone, for which the caller leaves four modules of white. */
  qr(text: string, left: number, top: number, side: number, colour: string): void {
    const modules = qrModules(text);
    const step = side / modules.length;
    modules.forEach((row, at) =>
      darkRuns(row).forEach((run) =>
        this.#document.rect(left + run.from * step, top + at * step, run.length * step, step),
      ),
    );
    this.#document.fill(colour);
  }

  async finish(): Promise<Printed> {
    this.#document.end();
    return { bytes: await this.#done, missing: [...this.#missing] };
  }
}

/**
 * In a Chinese line quotation marks and dashes are as wide as a character, in a Latin one as narrow as a letter: the `O’` of O’Brien. A run from
 * the right is set in one go, which takes a feature: else its words would stand in the order of a Latin line.
 */
const widths = (line: string, { rtl }: Run): { features?: ['pwid'] } =>
  rtl || !/\p{Script=Han}/u.test(line) ? { features: ['pwid'] } : {};

/** White or ink, whichever reads better on a colour (relative luminance of WCAG 2.2). */
export function readableOn(background: string, ink: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 3.5 ? '#ffffff' : ink;
}
