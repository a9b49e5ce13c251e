import sharp from 'sharp';

/** A picture as a salesperson's camera might make it: a bottle on a ground, in PNG. `size` in px. */
export function png(width: number, height: number, hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 35% 90%)"/>
    <rect x="40%" y="18%" width="20%" height="66%" rx="${width / 30}" fill="hsl(${hue} 55% 35%)"/>
    <rect x="45%" y="10%" width="10%" height="9%" fill="hsl(${hue} 60% 20%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The pictures an exhibit needs, as files to choose. */
export async function exhibitPictures(hue: number) {
  const mimeType = 'image/png';
  return {
    main: { name: `bottle-${hue}.png`, mimeType, buffer: await png(1000, 1000, hue) },
    long: { name: `details-${hue}.png`, mimeType, buffer: await png(1200, 600, hue) },
    small: { name: `thumb-${hue}.png`, mimeType, buffer: await png(300, 300, hue) },
  };
}
