import { random } from '../data/random.ts';
import { rect, svg } from './drawing.ts';
import { cane, drone, field, grain } from './news-fields.ts';
import type { Motif } from './news-motif.ts';
import { conference, port } from './news-places.ts';
import { bottles, lab } from './news-works.ts';
import { paletteOf } from './palette.ts';

export interface NewsPictureInput {
  seed: string;
  hue: number;
  motif: 'field' | 'lab' | 'port' | 'drone' | 'conference' | 'grain' | 'bottles' | 'cane';
}

export const MOTIFS: Readonly<Record<NewsPictureInput['motif'], Motif>> = {
  field,
  lab,
  port,
  drone,
  conference,
  grain,
  bottles,
  cane,
};

/** A flat illustration for an article as SVG, 1200 by 675, without any text. */
export function newsPicture(input: NewsPictureInput): string {
  const palette = paletteOf(input.hue);
  const drawn = MOTIFS[input.motif](palette, random(`news ${input.seed}`));
  return svg(1200, 675, drawn.defs, rect(0, 0, 1200, 675, palette.mist) + drawn.body);
}
