import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import { z } from 'zod';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { BACKGROUND, Backgrounds } from './identity.backgrounds.ts';
import { BOX, drawNotch, inside, onEdge, type Notch } from './identity.notch.ts';
import type { MadePuzzle, Puzzle } from './identity.puzzle.ts';
import { fits, looksDrawn } from './identity.rules.ts';

const WIDTH = 400;
const HEIGHT = 220;
/** The piece starts at the left edge; its place is a good way off, anywhere else. */
const PLACE_MIN = 76;
const MARGIN = 6;
/** A decoy so far above or below the right place is not taken for it by a person who looks. */
const DECOY_APART = 26;

/** Where the piece belongs, in pixels from the left. */
export const sliderAnswer = z.object({ x: z.int() });

type Place = { x: number; y: number };

/** The slider: a landscape with a notch, a decoy, and the piece cut from the notch. */
export function sliderPuzzle(): Puzzle {
  const backgrounds = new Backgrounds();
  // pictures would take every core where many ask at once
  const takeTurn = limitConcurrency(2);
  return {
    make: () => takeTurn(async () => makePictures(await backgrounds.take())),
    judge: async (answer, { slide }) =>
      slide !== null && looksDrawn(slide) && fits(slide.x, sliderAnswer.parse(answer).x),
  };
}

async function makePictures(background: Buffer): Promise<MadePuzzle> {
  const picture = cutOut(background);
  const place = { x: between(PLACE_MIN, WIDTH - BOX - MARGIN), y: between(MARGIN, HEIGHT - BOX - MARGIN) };
  const notch = drawNotch();
  const piece = cutPiece(picture, place, notch);
  darken(picture, drawDecoyPlace(place), drawNotch(), 0.34);
  darken(picture, place, notch, 0.52);
  const [shown, moved] = await Promise.all([
    sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality: 76 })
      .toBuffer(),
    sharp(piece, { raw: { width: BOX, height: BOX, channels: 4 } })
      .webp({ quality: 82, effort: 2 })
      .toBuffer(),
  ]);
  return {
    slider: {
      background: `data:image/jpeg;base64,${shown.toString('base64')}`,
      piece: `data:image/webp;base64,${moved.toString('base64')}`,
      width: WIDTH,
      height: HEIGHT,
      pieceWidth: BOX,
      pieceHeight: BOX,
      pieceY: place.y,
    },
    work: null,
    answer: { x: place.x },
  };
}

const between = (least: number, most: number): number => least + randomInt(most - least + 1);

/** Some part of the background, mirrored or not, with a grain of its own: no two challenges show the same picture. */
function cutOut(background: Buffer): Buffer {
  const [left, top] = [randomInt(BACKGROUND.width - WIDTH), randomInt(BACKGROUND.height - HEIGHT)];
  const mirrored = randomInt(2) === 1;
  const grain = randomBytes(4_096);
  const picture = Buffer.allocUnsafe(WIDTH * HEIGHT * 3);
  let to = 0;
  for (let row = 0; row < HEIGHT; row += 1) {
    const start = (top + row) * BACKGROUND.width + left;
    // each row begins elsewhere in the grain, so that it makes no pattern
    let grained = (grain[row] ?? 0) * 13;
    for (let column = 0; column < WIDTH; column += 1) {
      const from = (start + (mirrored ? WIDTH - 1 - column : column)) * 3;
      const add = ((grain[(grained += 1) & 4_095] ?? 0) & 15) - 8;
      for (let channel = 0; channel < 3; channel += 1)
        picture[to++] = Math.min(255, Math.max(0, (background[from + channel] ?? 0) + add));
    }
  }
  return picture;
}

/** Another notch, shaped otherwise and fainter, clear of the right one and not on its row. */
function drawDecoyPlace(place: Place): Place {
  for (;;) {
    const decoy = { x: between(MARGIN, WIDTH - BOX - MARGIN), y: between(MARGIN, HEIGHT - BOX - MARGIN) };
    const [across, down] = [Math.abs(decoy.x - place.x), Math.abs(decoy.y - place.y)];
    if (down >= DECOY_APART && Math.max(across, down) >= BOX - 10) return decoy;
  }
}

/** The piece as RGBA: what lies under the notch, with a light outline and a soft shadow. */
function cutPiece(picture: Buffer, place: Place, notch: Notch): Buffer {
  const piece = Buffer.alloc(BOX * BOX * 4);
  for (const [index, far] of notch.entries()) {
    const [from, to] = [offsetOf(place, index), index * 4];
    const [body, edge] = [inside(far - 0.5), onEdge(far) * 0.85];
    const shadow = far > 0 ? Math.max(0, 1 - far / 5) * 0.4 : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const bright = (picture[from + channel] ?? 0) * (1 - edge) + 255 * edge;
      piece[to + channel] = body > 0 ? bright : 0;
    }
    piece[to + 3] = 255 * Math.max(body, shadow);
  }
  return piece;
}

function darken(picture: Buffer, place: Place, notch: Notch, by: number): void {
  for (const [index, far] of notch.entries()) {
    const dark = 1 - inside(far) * by;
    const edge = onEdge(far) * by;
    if (dark === 1 && edge === 0) continue;
    const at = offsetOf(place, index);
    for (let channel = 0; channel < 3; channel += 1)
      picture[at + channel] = (picture[at + channel] ?? 0) * dark * (1 - edge) + 245 * edge;
  }
}

/** Where a pixel of the box begins in the picture. */
const offsetOf = (place: Place, index: number): number =>
  ((place.y + Math.floor(index / BOX)) * WIDTH + place.x + (index % BOX)) * 3;
