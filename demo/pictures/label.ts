import { clip, group, num, path, rect, type Drawing } from './drawing.ts';
import { LAYOUTS } from './label-styles.ts';
import { fittedLine } from './lettering.ts';
import type { PackLook } from './pack-look.ts';

/** Where a label sits on a pack and how its surface bends. */
export interface LabelPlace {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far top and bottom edges sag on a round pack, in units. */
  bow?: number;
  radius?: number;
  /** Light on the label: `round` as on a cylinder, `sheen` as on a flat face. */
  light?: 'round' | 'sheen' | 'none';
}

function outline({ w, h, bow = 0, radius = 0 }: LabelPlace): string {
  if (bow === 0) return `<rect width="${num(w)}" height="${num(h)}" rx="${num(radius)}"/>`;
  const sag = `Q${num(w / 2)} ${num(bow * 2)} ${num(w)} 0`;
  return `<path d="M0 0${sag}V${num(h)}Q${num(w / 2)} ${num(h + bow * 2)} 0 ${num(h)}Z"/>`;
}

/** The band in the colour of the product's class, with the class in both languages. */
function classStripe(look: PackLook, w: number, h: number, height: number, bow: number): string {
  const { badge } = look.input;
  const both = [badge.zh, badge.en].filter((text) => text.trim() !== '').join('  ');
  const top = h - height;
  const edge = bow === 0 ? `H${num(w)}` : `Q${num(w / 2)} ${num(top + bow * 2)} ${num(w)} ${num(top)}`;
  const band = path(`M0 ${num(top)}${edge}V${num(h + bow * 2)}H0Z`, look.stripe);
  const style = { size: height * 0.62, fill: '#fff', weight: 700, anchor: 'middle', spacing: height * 0.04 } as const;
  return band + fittedLine(both, w / 2, top + bow * 0.9 + height * 0.72, w * 0.86, style);
}

/** A label in place: paper or print, stripe, and the light that falls on it. */
export function label(look: PackLook, place: LabelPlace): Drawing {
  const { w, h, bow = 0, light = 'round' } = place;
  const height = Math.max(h * 0.075, Math.min(w, h) * 0.08);
  const above = h - height;
  const s = Math.min(w, above * 1.02);
  const layout = LAYOUTS[look.style](look, w, above, s);
  // On a round pack the print follows the sagging edges; half the sag looks right for everything between them.
  const print =
    rect(0, 0, w, h + bow * 2, look.style === 'field' ? look.palette.strong : '#fff') +
    group(bow ? `translate(0 ${num(bow * 0.9)})` : '', layout.body);
  const shade = light === 'none' ? '' : outline(place).replace('/>', ` fill="url(#${light})"/>`);
  return {
    defs: layout.defs + clip('label', outline(place)),
    body: group(
      `translate(${num(place.x)} ${num(place.y)})`,
      group('', print + classStripe(look, w, h, height, bow), 'clip-path="url(#label)"') + shade,
    ),
  };
}
