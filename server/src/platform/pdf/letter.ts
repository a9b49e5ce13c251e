import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { Fonts } from './fonts.ts';
import { millimetres, Paper, type Style } from './paper.ts';
import type { PrintedFair } from './pdf.shapes.ts';
import { datesOf, placeOf } from './when-where.ts';

const WIDTH = millimetres(210);
const HEIGHT = millimetres(297);
const LEFT = millimetres(25);
const INNER = WIDTH - 2 * LEFT;
const FOOT = HEIGHT - millimetres(15);
const BOTTOM = FOOT - millimetres(8);
const GREY = '#5c6662';
const RULE = '#d9d6cc';
const LABELS = millimetres(38);
/** Running text: Chinese needs more air between its lines. */
const LEADING = { zh: 1.75, en: 1.55 } as const;

export type Fact = { label: string; value: string };
/** `share`: how much of the width it has, of all the columns' together. */
export type Column = { label: string; share: number; right?: true };

/** A letter on A4 paper: letterhead, title, and what follows from the top down; a page more where the room ends. */
export class Letter {
  readonly lang: Lang;
  #paper: Paper;
  #fair: PrintedFair;
  #foot: string;
  #top = 0;

  constructor(fonts: Fonts, fair: PrintedFair, letter: { lang: Lang; title: string; foot?: string }) {
    this.#paper = new Paper(fonts, { width: WIDTH, height: HEIGHT, title: letter.title, lang: letter.lang });
    this.#fair = fair;
    this.lang = letter.lang;
    this.#foot =
      letter.foot ?? [inLang(fair.name, this.lang), this.dates, this.place].join(this.lang === 'zh' ? ' · ' : ', ');
    this.#page();
    this.#letterhead();
  }

  #style(style: Partial<Style>): Style {
    return { weight: 'regular', size: 11, colour: this.#fair.theme.ink, ...style };
  }

  #letterhead(): void {
    const { theme, name } = this.#fair;
    this.#paper.fill({ left: 0, top: 0, width: WIDTH, height: millimetres(5) }, theme.action);
    this.#paper.fill(
      { left: 0, top: millimetres(5), width: LEFT + millimetres(22), height: millimetres(1.4) },
      theme.accent,
    );
    const other = this.lang === 'zh' ? 'en' : 'zh';
    const box = { left: LEFT, top: millimetres(19), width: INNER, height: 20 };
    const first = this.#paper.text(
      inLang(name, this.lang),
      this.#style({ weight: 'bold', size: 15, colour: theme.action }),
      box,
    );
    const second = this.#paper.text(name[other], this.#style({ size: 9, colour: GREY }), {
      ...box,
      top: first + 6,
      height: 12,
    });
    this.#top = Math.max(second, first) + 12;
    this.#rule();
  }

  /** A new page with its foot: which fair, when and where, unless something else was wanted. */
  #page(): void {
    this.#paper.page();
    this.#paper.fill({ left: LEFT, top: FOOT - 10, width: INNER, height: 0.6 }, RULE);
    const style = this.#style({ size: 8, colour: GREY, align: 'center' });
    this.#paper.text(this.#foot, style, { left: LEFT, top: FOOT, width: INNER, height: 8 });
  }

  #rule(): void {
    this.#paper.fill({ left: LEFT, top: this.#top, width: INNER, height: 0.6 }, RULE);
  }

  /** Makes room: begins a page when less than `height` is left, and says whether it did. */
  #room(height: number): boolean {
    if (this.#top + height <= BOTTOM) return false;
    this.#page();
    this.#top = millimetres(25);
    return true;
  }

  space(points: number): void {
    this.#top += points;
  }

  /** The letter's name, with its number at the right. */
  title(text: string, aside: string): void {
    this.space(28);
    const style = this.#style({ weight: 'bold', size: 24 });
    const end = this.#paper.text(text, style, { left: LEFT, top: this.#top, width: INNER * 0.66, height: 28 });
    const small = this.#style({ size: 9, colour: GREY, align: 'right' });
    const box = { left: LEFT + INNER * 0.66, top: this.#top, width: INNER * 0.34, height: 9 };
    this.#paper.text(aside, small, { ...box, top: end - 9 });
    this.#top = end + 24;
  }

  paragraph(text: string, style: Partial<Style> = {}, width = INNER): void {
    const full = this.#style(style);
    for (const line of this.#paper.lines(text, full, width)) {
      this.#room(full.size * LEADING[this.lang]);
      this.#paper.line(line, full, LEFT, this.#top, width);
      this.#top += full.size * LEADING[this.lang];
    }
  }

  heading(text: string): void {
    // with the beginning of what follows: a table takes 60 itself
    this.#room(90);
    this.paragraph(text, { weight: 'bold', size: 11, colour: this.#fair.theme.action });
  }

  /** Label and value, a hairline under each; those without a value are left out. */
  facts(facts: readonly Fact[], width = INNER): void {
    const label = this.#style({ size: 9.5, colour: GREY });
    const value = this.#style({ weight: 'bold' });
    for (const fact of facts) {
      if (fact.value === '') continue;
      const lines = this.#paper.lines(fact.value, value, width - LABELS);
      const height = Math.max(1, lines.length) * value.size * 1.45;
      this.#room(height + 12);
      this.#paper.line(this.#paper.printable(fact.label), label, LEFT, this.#top + 1.3, LABELS);
      lines.forEach((line, at) =>
        this.#paper.line(line, value, LEFT + LABELS, this.#top + at * value.size * 1.45, width - LABELS),
      );
      this.#top += height + 3;
      this.#paper.fill({ left: LEFT, top: this.#top, width, height: 0.6 }, RULE);
      this.#top += 7.5;
    }
  }

  /** Rows under their heads, which stand on each page again; no row is torn apart. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const [head, cell] = [this.#style({ weight: 'bold', size: 9, colour: GREY }), this.#style({ size: 9.5 })];
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const gap = 10;
    const draw = (texts: readonly string[], style: Style): void => {
      const cells = columns.map(({ share }, at) => {
        const width = (INNER * share) / shares - gap;
        return { width, lines: this.#paper.lines(texts[at] ?? '', style, width) };
      });
      const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * style.size * 1.4;
      if (this.#room(height + 12) && style !== head) heads();
      let left = LEFT;
      cells.forEach(({ width, lines }, at) => {
        const align = columns[at]?.right === true ? ('right' as const) : ('left' as const);
        lines.forEach((line, place) =>
          this.#paper.line(line, { ...style, align }, left, this.#top + place * style.size * 1.4, width),
        );
        left += width + gap;
      });
      this.#top += height + 3;
      this.#paper.fill({ left: LEFT, top: this.#top, width: INNER, height: 0.6 }, RULE);
      this.#top += 6;
    };
    const heads = (): void =>
      draw(
        columns.map(({ label }) => label),
        head,
      );
    this.#room(60);
    heads();
    for (const row of rows) draw(row, cell);
  }

  /** Numbered or dotted lines. */
  list(items: readonly string[]): void {
    const style = this.#style({});
    const indent = 14;
    const lead = style.size * LEADING[this.lang];
    for (const item of items) {
      const lines = this.#paper.lines(item, style, INNER - indent);
      this.#room(lines.length * lead);
      this.#paper.fill({ left: LEFT + 1, top: this.#top + 4, width: 4, height: 4 }, this.#fair.theme.accent);
      lines.forEach((line) => {
        this.#paper.line(line, style, LEFT + indent, this.#top, INNER - indent);
        this.#top += lead;
      });
    }
  }

  /** A QR code at the right side, its caption centred under it, drawn beside what stands at `top`; the text goes on where it was. */
  codeAtRight(text: string, caption: string, side: number, top = this.#top): void {
    const left = LEFT + INNER - side;
    this.#paper.qr(text, left, top, side, this.#fair.theme.ink);
    const style = this.#style({ size: 8, colour: GREY, align: 'center' });
    this.#paper.text(caption, style, { left: left - 12, top: top + side + 7, width: side + 24, height: 22 }, 1.35);
  }

  /** A code and the end of a letter side by side, not torn apart over two pages. */
  closing(height: number, code: { text: string; caption: string; side: number }, rest: (width: number) => void): void {
    this.#room(height);
    this.codeAtRight(code.text, code.caption, code.side);
    rest(INNER - code.side - 30);
  }

  /** The line to sign on. */
  signatureLine(width: number): void {
    this.#paper.fill({ left: LEFT, top: this.#top, width, height: 0.8 }, this.#fair.theme.ink);
    this.#top += 7;
  }

  finish(): ReturnType<Paper['finish']> {
    return this.#paper.finish();
  }

  get dates(): string {
    return datesOf(this.#fair, this.lang);
  }

  get place(): string {
    return placeOf(this.#fair, this.lang);
  }
}

export const LETTER_INNER = INNER;
