import { ellipse, group, num, path, polygon, rect } from './drawing.ts';
import type { Isometry } from './isometric.ts';
import { mix, type Palette } from './palette.ts';

/** What stands on the carpet of a booth. */

function stool(iso: Isometry, x: number, y: number, colour: string): string {
  const [seat, foot] = [iso.at(x, y, 0.5), iso.at(x, y)];
  return (
    ellipse(foot.x, foot.y, 18, 9, '#000', 'opacity="0.2"') +
    rect(seat.x - 3, seat.y, 6, foot.y - seat.y, '#8e989d') +
    path(`M${num(seat.x - 19)} ${num(seat.y)}v9a19 9.5 0 0 0 38 0v-9Z`, mix(colour, '#000000', 0.3)) +
    ellipse(seat.x, seat.y, 19, 9.5, colour)
  );
}

/** A round table with four stools at (2, 2.7) metres. */
export function lounge(palette: Palette, iso: Isometry): string {
  const [top, foot] = [iso.at(2.1, 2.7, 0.75), iso.at(2.1, 2.7)];
  const table =
    ellipse(foot.x, foot.y, 40, 20, '#000', 'opacity="0.18"') +
    rect(top.x - 5, top.y, 10, foot.y - top.y, '#aab3b7') +
    ellipse(foot.x, foot.y, 24, 12, '#c6cdd0') +
    path(`M${num(top.x - 50)} ${num(top.y)}v6a50 25 0 0 0 100 0v-6Z`, palette.soft) +
    ellipse(top.x, top.y, 50, 25, '#ffffff') +
    polygon(
      [iso.at(1.9, 2.5, 0.76), iso.at(2.2, 2.5, 0.76), iso.at(2.2, 2.9, 0.76), iso.at(1.9, 2.9, 0.76)],
      palette.haze,
    );
  return (
    stool(iso, 1.2, 2.3, palette.accent) +
    stool(iso, 2.5, 1.7, palette.soft) +
    table +
    stool(iso, 1.9, 3.7, palette.soft) +
    stool(iso, 3, 2.9, palette.accent)
  );
}

/** A potted plant on the floor at (`x`, `y`) metres. */
export function plant(iso: Isometry, x: number, y: number): string {
  const foot = iso.at(x, y);
  const blade = (degrees: number, index: number): string => {
    const long = 86 - Math.abs(degrees) / 2;
    const d = `M0 4c-15 -24 -13 -62 0 ${-long}c13 24 15 62 0 ${long}Z`;
    return path(d, index % 2 ? '#3f8f55' : '#2c7446', `transform="rotate(${degrees})"`);
  };
  const blades = group(
    `translate(${num(foot.x)} ${num(foot.y - 34)})`,
    [-58, -34, -12, 12, 34, 58].map(blade).join(''),
  );
  return (
    ellipse(foot.x, foot.y, 24, 11, '#000', 'opacity="0.2"') +
    blades +
    path(`M${num(foot.x - 22)} ${num(foot.y - 36)}h44l-6 32q-16 9 -32 0Z`, '#f3f3ef') +
    path(`M${num(foot.x + 2)} ${num(foot.y - 36)}h20l-6 32q-8 5 -14 5Z`, '#d5d8d3')
  );
}
