import sharp from 'sharp';
import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import type { MachineSite } from './machine-pages.ts';

/** Sizes of the icon on a phone's home screen, in pixels; `maskable` ones may be cut to any shape, so the mark stands in their middle. */
export const ICONS = [
  { name: 'icon-192', size: 192, maskable: false },
  { name: 'icon-512', size: 512, maskable: false },
  { name: 'icon-maskable-512', size: 512, maskable: true },
] as const;
export type Icon = (typeof ICONS)[number];

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The mark of the portal, a bridge of two spans, in the fair's colours, as png. */
export async function drawIcon({ api }: MachineSite, { size, maskable }: Icon): Promise<Buffer> {
  const { theme } = await api(configuration, {});
  const [accent, ink] = [theme.accent, theme.ink].map((colour) => (COLOUR.test(colour) ? colour : '#1c2321'));
  const scale = maskable ? 0.62 : 1;
  const shift = (40 - 40 * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">
<rect width="40" height="40" rx="${maskable ? 0 : 6}" fill="${accent}"/>
<g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="3.4">
<path d="M6 28c3-13 11-13 14 0 3-13 11-13 14 0" stroke-linecap="round"/><path d="M4 31.5h32"/></g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
