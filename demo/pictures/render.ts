import sharp, { type Sharp } from 'sharp';

/** Rasterising of the drawn pictures; the only file here that does more than return a string. */

function rasterise(svg: string, width: number): Sharp {
  const natural = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  // Density instead of a resize: librsvg draws at the size wanted, which is sharper and saves a scaling pass.
  const density = Math.min(100_000, Math.max(1, (72 * width) / natural));
  return sharp(Buffer.from(svg), { density }).resize({ width });
}

/**
 * An SVG as WebP, `width` pixels wide.
 * @throws Error if the SVG is not well-formed
 */
export async function toWebp(svg: string, width: number): Promise<Buffer> {
  return rasterise(svg, width).webp({ quality: 82, effort: 2 }).toBuffer();
}

/**
 * An SVG as PNG, `width` pixels wide.
 * @throws Error if the SVG is not well-formed
 */
export async function toPng(svg: string, width: number): Promise<Buffer> {
  return rasterise(svg, width).png({ compressionLevel: 6 }).toBuffer();
}
