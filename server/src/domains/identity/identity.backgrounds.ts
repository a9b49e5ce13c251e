import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Larger than what a challenge shows, so that each shows another part. Pixels. */
export const BACKGROUND = { width: 560, height: 320 } as const;
const KEPT = 12;
/** After so many uses one of the kept pictures makes room for a new one. */
const USES_PER_PICTURE = 40;

/** Landscapes drawn by the program, kept as raw RGB: about half a megabyte each. They are drawn beside the calls, never by them but for the first. */
export class Backgrounds {
  #kept: Buffer[] = [];
  #uses = 0;
  #drawing: Promise<void> | null = null;

  async take(): Promise<Buffer> {
    if (this.#kept.length === 0) await this.#drawAnother();
    this.#uses += 1;
    if (this.#kept.length < KEPT || this.#uses % USES_PER_PICTURE === 0)
      // one that fails is drawn again at the next use
      void this.#drawAnother().catch(() => {});
    const picture = this.#kept[randomInt(this.#kept.length)];
    if (picture === undefined) throw new Error('no background was drawn');
    return picture;
  }

  #drawAnother(): Promise<void> {
    this.#drawing ??= drawBackground()
      .then((picture) => {
        if (this.#kept.length < KEPT) this.#kept.push(picture);
        else this.#kept[randomInt(KEPT)] = picture;
      })
      .finally(() => {
        this.#drawing = null;
      });
    return this.#drawing;
  }
}

/** Hues of the sky: noon, dawn, dusk. */
const AIRS = [195, 205, 215, 30, 42, 262, 330] as const;

const between = (least: number, most: number): number => least + randomInt(most - least + 1);
const colour = (hue: number, saturation: number, light: number): string =>
  `hsl(${(hue + 360) % 360},${saturation}%,${light}%)`;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

async function drawBackground(): Promise<Buffer> {
  const { width, height } = BACKGROUND;
  const [air, field] = [AIRS[randomInt(AIRS.length)] ?? 200, between(20, 130)];
  const scene =
    sky(air) + times(4, (row) => hill(field, row)) + times(70, () => leaf(field)) + times(14, () => disc(air));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

function sky(hue: number): string {
  const { width, height } = BACKGROUND;
  const sun = `<circle cx="${between(60, width - 60)}" cy="${between(40, 110)}" r="${between(22, 44)}" fill="${colour(45, 95, 84)}"/>`;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="${between(0, 10) / 10}" y2="1"><stop offset="0" stop-color="${colour(hue, 55, 48)}"/>` +
    `<stop offset="1" stop-color="${colour(hue + between(-15, 25), 70, 82)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${sun}`
  );
}

/** A row of hills with the furrows of its fields; nearer ones are darker. */
function hill(hue: number, row: number): string {
  const { width, height } = BACKGROUND;
  const [top, swing, length, shift] = [90 + row * 50, between(12, 30), between(90, 210), between(0, 600)];
  const line = (down: number): string =>
    times(Math.ceil(width / 20) + 1, (step) => {
      const y = top + down + swing * Math.sin(((step * 20 + shift) / length) * Math.PI);
      return `${step === 0 ? 'M' : 'L'}${step * 20},${y.toFixed(1)}`;
    });
  const own = hue + row * between(6, 16);
  const furrows = times(
    3,
    (index) =>
      `<path d="${line(14 + index * 13)}" fill="none" stroke="${colour(own, 50, 66 - row * 9)}" stroke-opacity="0.6" stroke-width="${between(2, 5)}"/>`,
  );
  return `<path d="${line(0)}V${height}H0Z" fill="${colour(own, 48, 56 - row * 9)}"/>${furrows}`;
}

function leaf(hue: number): string {
  const [x, y, size, turn] = [
    between(0, BACKGROUND.width),
    between(70, BACKGROUND.height),
    between(8, 26),
    between(0, 359),
  ];
  const fill = colour(hue + between(-40, 60), between(40, 75), between(28, 68));
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0,0Q${size / 2},${-size / 2} ${size},0Q${size / 2},${size / 2} 0,0" fill="${fill}" fill-opacity="0.${between(45, 85)}"/>`;
}

function disc(hue: number): string {
  return `<circle cx="${between(0, BACKGROUND.width)}" cy="${between(0, BACKGROUND.height)}" r="${between(6, 34)}" fill="${colour(hue + between(-40, 40), 60, between(50, 85))}" fill-opacity="0.${between(15, 45)}"/>`;
}
