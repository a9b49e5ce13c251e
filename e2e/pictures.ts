import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** A real PNG of a bottle on a light ground; size in px. */
export function png(width: number, height: number, colour: Colour): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits a channel, RGB
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height, 236);
  for (let y = 0; y < height; y += 1) {
    pixels[y * row] = 0; // this row is not filtered
    const half = y < height * 0.1 || y > height * 0.85 ? 0 : y < height * 0.2 ? width * 0.05 : width * 0.14;
    for (let x = Math.floor(width / 2 - half); x < width / 2 + half; x += 1) pixels.set(colour, y * row + 1 + x * 3);
  }
  const end = chunk('IEND', Buffer.alloc(0));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), end]);
}

/** The pictures an exhibit needs, as files to choose, and one that is too small. */
export function exhibitPictures(colour: Colour) {
  const file = (name: string, width: number, height: number) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: png(width, height, colour),
  });
  return { main: file('bottle', 1000, 1000), long: file('details', 1200, 600), small: file('thumb', 300, 300) };
}

/** A photo in colour that no encoder makes small, as a file to choose: 30 KB and more from 110 by 110 pixels on. */
export function photoPng(name: string, width: number, height: number, grey = false) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height);
  let state = 1;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) & 255;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = next();
      const at = y * row + 1 + x * 3;
      pixels.set(grey ? [value, value, value] : [(value + (x * 200) / width) & 255, next(), (y * 255) / height], at);
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return { name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}
