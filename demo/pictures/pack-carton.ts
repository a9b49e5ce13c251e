import { fade, group, linear, path, polygon, rect, stroke, type Point } from './drawing.ts';
import { emblem } from './emblem.ts';
import { label } from './label.ts';
import { fittedLine } from './lettering.ts';
import { GROUND, packDefs, type Pack, type PackLook } from './pack-look.ts';

interface Box {
  front: number;
  side: number;
  height: number;
}

/** How far a face falls or rises per unit of width. */
const [FRONT_SLOPE, SIDE_SLOPE] = [0.11, -0.3];

const between = (first: Point, second: Point, shift: number): Point => ({
  x: (first.x + second.x) / 2 + shift,
  y: (first.y + second.y) / 2 + shift * FRONT_SLOPE,
});

/** The narrow side: emblem, brand, lines too small to read, class stripe. */
function flank(look: PackLook, { side, height }: Box): string {
  const { palette, input } = look;
  const mark = side * 0.5;
  const brand = { size: side * 0.17, fill: '#fff', weight: 700, anchor: 'middle' } as const;
  const line = (index: number): string => {
    const width = side * (index === 4 ? 0.4 : 0.68);
    return rect(side * 0.16, height * 0.5 + index * 22, width, 6, palette.haze, 'opacity="0.5" rx="3"');
  };
  return (
    rect(0, 0, side, height, 'url(#flank)') +
    rect(0, 0, side, height * 0.02, palette.accent) +
    emblem(look.emblem, side / 2 - mark / 2, height * 0.1, mark, palette.haze, palette.accent) +
    fittedLine(input.brand.zh || input.brand.en, side / 2, height * 0.4, side * 0.8, brand) +
    [0, 1, 2, 3, 4].map(line).join('') +
    rect(0, height * 0.925, side, height * 0.075, look.stripe)
  );
}

/** A folding box seen from a corner: a wide face with the label, a narrow side, and the lid. */
export function carton(look: PackLook): Pack {
  const { palette } = look;
  const box: Box = look.build === 2 ? { front: 430, side: 190, height: 400 } : { front: 366, side: 168, height: 500 };
  const { front, side, height } = box;
  const edge = 500 - (front + side) / 2 + front;
  const foot = GROUND - 6;
  const print = label(look, { x: 0, y: 0, w: front, h: height, light: 'sheen' });
  const corner = { x: edge, y: foot - height };
  const farLeft = { x: edge - front, y: corner.y - front * FRONT_SLOPE };
  const farRight = { x: edge + side, y: corner.y + side * SIDE_SLOPE };
  const back = { x: farLeft.x + side, y: farLeft.y + side * SIDE_SLOPE };
  const tape = [
    between(farLeft, corner, -16),
    between(farLeft, corner, 16),
    between(back, farRight, 16),
    between(back, farRight, -16),
  ];
  const base = `M${farLeft.x} ${farLeft.y + height}L${edge} ${foot}L${farRight.x} ${farRight.y + height}`;
  return {
    defs:
      packDefs(look) +
      print.defs +
      fade('flank', palette.deep, palette.night) +
      linear('top', 'diagonal', [
        [0, '#fff'],
        [1, palette.haze],
      ]),
    body:
      polygon([farLeft, corner, farRight, back], 'url(#top)') +
      polygon(tape, palette.accent, 'opacity="0.55"') +
      group(`matrix(1 ${FRONT_SLOPE} 0 1 ${farLeft.x} ${farLeft.y})`, print.body) +
      group(`matrix(1 ${SIDE_SLOPE} 0 1 ${edge} ${corner.y})`, flank(look, box)) +
      stroke(`M${edge} ${corner.y}V${foot}`, '#fff', 2.5, 'opacity="0.45"') +
      path(base, 'none', 'stroke="#000" stroke-opacity="0.3" stroke-width="3"'),
    foot: front + side * 0.6,
    top: back.y,
  };
}
