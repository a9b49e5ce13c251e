/** Building blocks of an SVG drawing: numbers, gradients, shadows and the document itself. Strings in, strings out. */

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A part of a picture: `defs` go once into the document, `body` is drawn in place. */
export interface Drawing {
  defs: string;
  body: string;
}

export interface Point {
  x: number;
  y: number;
}

const FONTS = 'Noto Sans CJK SC, Noto Sans SC, sans-serif';

/** XML 1.0 forbids most control signs and lone surrogates even as references; one makes the whole picture unreadable. */
function isAllowed(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x20) return point === 0x09 || point === 0x0a || point === 0x0d;
  return point <= 0xd7ff || (point >= 0xe000 && point <= 0xfffd) || point >= 0x10000;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for XML content and attribute values. */
export function escapeXml(text: string): string {
  const allowed = [...text].filter(isAllowed).join('');
  return allowed.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A number as short as the eye allows: one decimal. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** A linear gradient over the bounding box of what it fills: `across` left to right, `down` top to bottom. */
export function linear(id: string, direction: 'across' | 'down' | 'diagonal', stops: readonly Stop[]): string {
  const [x2, y2] = direction === 'across' ? [1, 0] : direction === 'down' ? [0, 1] : [1, 1];
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

/** The commonest gradient: one colour at the top, another at the bottom. */
export function fade(id: string, top: string, bottom: string): string {
  return linear(id, 'down', [
    [0, top],
    [1, bottom],
  ]);
}

/** A radial gradient over the bounding box; centre and radius in shares of the box. */
export function radial(id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

export function clip(id: string, shape: string): string {
  return `<clipPath id="${id}">${shape}</clipPath>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** An open line with round ends. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  const list = points.map((point) => `${num(point.x)},${num(point.y)}`).join(' ');
  return `<polygon points="${list}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function group(transform: string, body: string, more = ''): string {
  return `<g${transform && ` transform="${transform}"`}${more && ` ${more}`}>${body}</g>`;
}

/** Ids `gs1` and `gs2` of the two gradients a ground shadow needs: a blur filter would cost ten times as much. */
export function shadowDefs(colour: string): string {
  const soft = radial('gs1', [
    [0, colour, 0.34],
    [0.45, colour, 0.2],
    [0.75, colour, 0.06],
    [1, colour, 0],
  ]);
  const contact = radial('gs2', [
    [0, colour, 0.62],
    [0.6, colour, 0.4],
    [0.86, colour, 0.12],
    [1, colour, 0],
  ]);
  return soft + contact;
}

/** A soft shadow on the ground under something `width` wide that stands at (`x`, `y`). */
export function groundShadow(x: number, y: number, width: number, depth = 1): string {
  const wide = ellipse(x + width * 0.07, y + 6 * depth, width * 0.78, 46 * depth, 'url(#gs1)');
  return wide + ellipse(x, y, width * 0.56, 17 * depth, 'url(#gs2)');
}

/** The document. `width` and `height` in user units; rasterised at any size. */
export function svg(width: number, height: number, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="${FONTS}"><defs>${defs}</defs>${body}</svg>`
  );
}
