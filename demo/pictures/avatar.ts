import { random } from '../data/random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { circle, linear, path, rect, svg } from './drawing.ts';
import { textLine, textWidth } from './lettering.ts';
import { paletteOf } from './palette.ts';

export interface AvatarInput {
  name: Bilingual;
  hue: number;
  seed: string;
}

/** One or two signs a person is known by: the given name in Chinese, else initials. */
function signs(name: Bilingual): string {
  const characters = [...name.zh.trim()];
  if (characters.length > 0 && /\p{Script=Han}/u.test(name.zh))
    return characters
      .slice(characters.length > 2 ? -2 : 0)
      .slice(0, 2)
      .join('');
  const words = name.en.trim().split(/\s+/);
  return words
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

/** A person's picture as SVG, 200 by 200: the name on a ground with a shape that sets people of one hue apart. */
export function avatar(person: AvatarInput): string {
  const palette = paletteOf(person.hue);
  const chance = random(`avatar ${person.seed}`);
  const shapes = [
    circle(160, 168, 92, palette.mid, 'opacity="0.55"') + circle(26, 30, 46, palette.accent, 'opacity="0.5"'),
    path('M0 130C60 96 120 168 200 112V200H0Z', palette.mid, 'opacity="0.6"') +
      path('M0 160C60 126 130 190 200 146V200H0Z', palette.accent, 'opacity="0.45"'),
    path('M0 200C0 90 90 0 200 0V70C130 70 70 130 70 200Z', palette.mid, 'opacity="0.5"') +
      circle(172, 172, 20, palette.accent, 'opacity="0.7"'),
    path('M120 0H200V200H40Z', palette.mid, 'opacity="0.4"') + path('M170 0H200V120Z', palette.accent, 'opacity="0.5"'),
  ];
  const text = signs(person.name);
  const size = Math.min(82, 136 / Math.max(1, textWidth(text, true)));
  const defs = linear('av', 'diagonal', [
    [0, palette.strong],
    [1, palette.deep],
  ]);
  const name = textLine(text, 100, 100 + size * 0.36, { size, fill: '#ffffff', weight: 700, anchor: 'middle' });
  return svg(200, 200, defs, rect(0, 0, 200, 200, 'url(#av)') + chance.pick(shapes) + name);
}
