import { escapeXml, group, num, rect } from './drawing.ts';

/** Text whose width is estimated, not measured: the pictures must come out on machines without the font too. */

export interface FittedText {
  lines: string[];
  size: number;
}

export interface FitOptions {
  width: number;
  /** The size wished for, in user units. */
  size: number;
  /** Below this size the text is cut with an ellipsis instead. */
  min: number;
  lines?: number;
  bold?: boolean;
}

export interface TextStyle {
  size: number;
  fill: string;
  weight?: 400 | 700;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  opacity?: number;
}

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

/** Marks a Chinese font sets on a full square although Latin uses them too. */
const SQUARE = /[·…—“”‘’※]/;

function characterWidth(character: string): number {
  if (SQUARE.test(character)) return 1;
  if (WIDE.test(character) || (character.codePointAt(0) ?? 0) > 0xffff) return 1;
  if (/[\s.,:;'|!ijlI()[\]]/.test(character)) return 0.31;
  if (/[mwMW@%&]/.test(character)) return 0.86;
  if (/[A-Z]/.test(character)) return 0.64;
  return 0.56;
}

/** Estimated width of a line in ems. */
export function textWidth(text: string, bold = false): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width * (bold ? 1.05 : 1);
}

/** Words of Latin text stay whole; Chinese breaks between any two characters, but never before a closing mark. */
function pieces(text: string): string[] {
  return (
    text.match(/[^\s\u2e80-\u9fff\uff00-\uffef]+[,，、。）]?\s*|[\u2e80-\u9fff\uff00-\uffef][，、。；：）！？]*\s*/g) ??
    []
  );
}

function wrap(text: string, ems: number, bold: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && textWidth((line + piece).trimEnd(), bold) > ems) {
      lines.push(line.trimEnd());
      line = piece;
    } else {
      line += piece;
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** A last line of one stray character looks like a mistake; the lines are wrapped narrower as long as that costs none. */
function balanced(text: string, ems: number, bold: boolean): string[] {
  const lines = wrap(text, ems, bold);
  if (lines.length < 2) return lines;
  const least = Math.max(
    textWidth(text, bold) / lines.length,
    ...pieces(text).map((piece) => textWidth(piece.trim(), bold)),
  );
  for (let narrow = least; narrow < ems; narrow += 0.25) {
    const tried = wrap(text, narrow, bold);
    if (tried.length === lines.length) return tried;
  }
  return lines;
}

function cut(text: string, ems: number, bold: boolean): string {
  let kept = text.trimEnd();
  while (kept.length > 1 && textWidth(`${kept}…`, bold) > ems) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

/** Wraps and shrinks `text` until it fits; at `min` what is too much is cut with an ellipsis. */
export function fitText(text: string, options: FitOptions): FittedText {
  const { width, size, min, lines: most = 1, bold = false } = options;
  const clean = text.trim().replace(/\s+/g, ' ');
  for (let tried = size; tried > min; tried *= 0.95) {
    const ems = width / tried;
    const lines = balanced(clean, ems, bold);
    if (lines.length <= most && lines.every((line) => textWidth(line, bold) <= ems)) return { lines, size: tried };
  }
  const ems = width / min;
  const lines = wrap(clean, ems, bold);
  const kept = lines.slice(0, most).map((line) => (textWidth(line, bold) > ems ? cut(line, ems, bold) : line));
  const last = kept.at(-1);
  if (lines.length > most && last !== undefined) kept[kept.length - 1] = cut(`${last} ${lines[most] ?? ''}`, ems, bold);
  return { lines: kept, size: min };
}

/** One line of text with its baseline at `y`. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const weight = style.weight === 700 ? ' font-weight="700"' : '';
  const anchor = style.anchor && style.anchor !== 'start' ? ` text-anchor="${style.anchor}"` : '';
  const spacing = style.spacing ? ` letter-spacing="${num(style.spacing)}"` : '';
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`;
  return `<text x="${num(x)}" y="${num(y)}" font-size="${num(style.size)}" fill="${style.fill}"${weight}${anchor}${spacing}${opacity}>${escapeXml(text)}</text>`;
}

/** Fits one line into `width` and draws it with its baseline at `y`. */
export function fittedLine(text: string, x: number, y: number, width: number, style: TextStyle): string {
  const spaced = (style.spacing ?? 0) * [...text].length;
  const fitted = fitText(text, {
    width: width - spaced,
    size: style.size,
    min: style.size * 0.4,
    bold: style.weight === 700,
  });
  return textLine(fitted.lines[0] ?? '', x, y, { ...style, size: fitted.size });
}

/** An item of a column of text. A `pill` is set on a filled plate; a `rule` is a short bar. */
export interface ColumnItem {
  kind: 'text' | 'pill' | 'rule';
  text: string;
  size: number;
  fill: string;
  weight?: 400 | 700;
  lines?: number;
  spacing?: number;
  /** Plate of a pill. */
  plate?: string;
  /** Space under the item. */
  gap: number;
}

export interface Column {
  x: number;
  width: number;
  top: number;
  bottom: number;
  align: 'start' | 'middle' | 'end';
  /** Where the text sits in spare height: 0 top, 0.5 middle, 1 bottom. */
  sink?: number;
}

interface Laid {
  item: ColumnItem;
  fitted: FittedText;
  height: number;
}

const LEADING = 1.22;

function lay(item: ColumnItem, width: number, scale: number): Laid {
  const size = item.size * scale;
  if (item.kind === 'rule') return { item, fitted: { lines: [], size }, height: size * 0.12 };
  const inner = item.kind === 'pill' ? width - size * 1.3 : width;
  const spaced = (item.spacing ?? 0) * [...item.text].length;
  const fitted = fitText(item.text, {
    width: inner - spaced,
    size,
    min: size * 0.52,
    lines: item.lines ?? 1,
    bold: item.weight === 700,
  });
  const lines = Math.max(1, fitted.lines.length);
  return { item, fitted, height: item.kind === 'pill' ? fitted.size * 1.75 : fitted.size * LEADING * lines };
}

function drawn(laid: Laid, x: number, y: number, align: Column['align']): string {
  const { item, fitted } = laid;
  const shift = align === 'start' ? 0 : align === 'middle' ? 0.5 : 1;
  const weight = item.weight ?? 400;
  if (item.kind === 'rule') return rect(x - shift * fitted.size, y, fitted.size, laid.height, item.fill);
  const style = { size: fitted.size, fill: item.fill, weight, anchor: align, spacing: item.spacing ?? 0 };
  if (item.kind === 'text') {
    return fitted.lines
      .map((line, index) => textLine(line, x, y + fitted.size * (LEADING * index + 0.98), style))
      .join('');
  }
  const line = fitted.lines[0] ?? '';
  const plate = textWidth(line, weight === 700) * fitted.size + fitted.size * 1.2;
  const left = x - shift * plate;
  const box = rect(left, y, plate, laid.height, item.plate ?? 'none', `rx="${num(laid.height * 0.2)}"`);
  return box + textLine(line, left + plate / 2, y + fitted.size * 1.22, { ...style, anchor: 'middle' });
}

/** Sets items under one another inside a column; everything shrinks together until the height fits. */
export function textColumn(items: readonly ColumnItem[], column: Column): string {
  const room = column.bottom - column.top;
  const shown = items.filter((item) => item.kind === 'rule' || item.text.trim() !== '');
  let scale = 1;
  let laid = shown.map((item) => lay(item, column.width, scale));
  const total = (): number =>
    laid.reduce((sum, one) => sum + one.height + one.item.gap * scale, 0) - (shown.at(-1)?.gap ?? 0) * scale;
  while (total() > room && scale > 0.4) {
    scale *= 0.94;
    laid = shown.map((item) => lay(item, column.width, scale));
  }
  let y = column.top + Math.max(0, room - total()) * (column.sink ?? 0);
  const parts: string[] = [];
  for (const one of laid) {
    parts.push(drawn(one, column.x, y, column.align));
    y += one.height + one.item.gap * scale;
  }
  return group('', parts.join(''));
}
