import { scaled, type Area, type Drawing, type MarginColour, type Size } from './picture-size.ts';

/** Tried one after the other until the file is small enough: first a little less sharp, then smaller. */
const QUALITIES = [0.9, 0.8, 0.7, 0.55] as const;
const SCALES = [1, 0.85, 0.7, 0.55, 0.4, 0.3] as const;

type Kind = 'image/png' | 'image/jpeg';
export type Encode = (size: Size, kind: Kind, quality: number) => Promise<Blob>;
type Bounds = { size: Size; min: Size; bytesMax: number };

const CHECKED_PX = 96;

/** The sizes that are tried, from the one wanted down to the least. */
function sizesOf({ size, min }: Bounds): Size[] {
  const least = Math.min(1, Math.max(min.width / size.width, min.height / size.height));
  const scales = SCALES.filter((scale) => scale > least);
  return [...scales, least].map((scale) => scaled(size, scale));
}

/**
 * The best file of at most `bytesMax` bytes: a PNG where something of it is transparent, else a JPEG. Null where even the smallest of them
 * is too large.
 */
export async function encodeWithin(encode: Encode, bounds: Bounds, transparent: boolean): Promise<Blob | null> {
  for (const size of sizesOf(bounds))
    for (const quality of transparent ? [1] : QUALITIES) {
      const file = await encode(size, transparent ? 'image/png' : 'image/jpeg', quality);
      if (file.size <= bounds.bytesMax) return file;
    }
  return null;
}

function canvasOf({ width, height }: Size): { canvas: HTMLCanvasElement; brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws no pictures');
  brush.imageSmoothingQuality = 'high';
  return { canvas, brush };
}

const fileOf = (canvas: HTMLCanvasElement, kind: Kind, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be written')) : resolve(blob)),
      kind,
      quality,
    );
  });

/** Does one see through some of it? Looked at small: a few stray pixels are no transparency. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const { brush } = canvasOf({ width: CHECKED_PX, height: CHECKED_PX });
  brush.drawImage(bitmap, 0, 0, CHECKED_PX, CHECKED_PX);
  const { data } = brush.getImageData(0, 0, CHECKED_PX, CHECKED_PX);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}

/** What is drawn into a frame: parts of pictures, each at its place. */
type Piece = { bitmap: ImageBitmap; from: Area; to: Area };

function drawn(pieces: readonly Piece[], frame: Size, size: Size, ground: MarginColour): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(size);
  if (ground === 'white') {
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, size.width, size.height);
  }
  const [across, down] = [size.width / frame.width, size.height / frame.height];
  for (const { bitmap, from, to } of pieces)
    brush.drawImage(
      bitmap,
      ...([from.x, from.y, from.width, from.height] as const),
      ...([to.x * across, to.y * down, to.width * across, to.height * down] as const),
    );
  return canvas;
}

type Writing = {
  min: Size;
  bytesMax: number;
  /** What is behind and around the picture; without it what is transparent stays so. */
  ground?: MarginColour;
};

/** Writes a drawing as a file within the limits, or null where it cannot be made small enough. */
export async function writePicture(
  bitmap: ImageBitmap,
  { frame, from, to }: Drawing,
  { min, bytesMax, ground = 'clear' }: Writing,
): Promise<Blob | null> {
  const isSmaller = to.width < frame.width || to.height < frame.height;
  const transparent = ground === 'clear' && (isSmaller || isTransparent(bitmap));
  const behind = transparent ? 'clear' : 'white';
  const encode: Encode = (size, kind, quality) =>
    fileOf(drawn([{ bitmap, from, to }], frame, size, behind), kind, quality);
  const file = await encodeWithin(encode, { size: frame, min, bytesMax }, transparent);
  if (file !== null || !transparent || isSmaller) return file;
  // a photo with a clear corner that no PNG holds: on white it fits
  const onWhite: Encode = (size, kind, quality) =>
    fileOf(drawn([{ bitmap, from, to }], frame, size, 'white'), kind, quality);
  return encodeWithin(onWhite, { size: frame, min, bytesMax }, false);
}

/** Several pictures in one frame, on white. */
export function writePieces(pieces: readonly Piece[], frame: Size, { min, bytesMax }: Writing): Promise<Blob | null> {
  const encode: Encode = (size, kind, quality) => fileOf(drawn(pieces, frame, size, 'white'), kind, quality);
  return encodeWithin(encode, { size: frame, min, bytesMax }, false);
}
