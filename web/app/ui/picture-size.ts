/** In pixels. */
export type Size = { width: number; height: number };
/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** How a picture comes into the shape of its use: cut, or whole, with a margin around it. */
export type Crop =
  | { way: 'fill'; area: Area }
  /** `share` of the frame that the picture reaches, from 0 to 1; what is around it is white, or nothing. */
  | { way: 'margin'; share: number; colour: MarginColour };
export type MarginColour = 'white' | 'clear';

/** What is drawn: a part of the picture into a part of a frame. */
export type Drawing = { frame: Size; from: Area; to: Area };

export const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
});

const whole = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Large enough to be cut into the shape of `min`. */
export const canFill = ({ width, height }: Size, min: Size): boolean => width >= min.width && height >= min.height;

/** Large enough to reach across the frame one way, with a margin the other way. */
export const canReach = ({ width, height }: Size, min: Size): boolean => width >= min.width || height >= min.height;

/** The picture made smaller to lie inside `most`, never below `min`, never larger. */
export function smaller(size: Size, min: Size, most: Size): Size {
  const wanted = Math.min(most.width / size.width, most.height / size.height);
  const least = Math.max(min.width / size.width, min.height / size.height);
  return scaled(size, Math.min(1, Math.max(wanted, least)));
}

/** The largest part in the shape of `shape`, from the middle. */
export function middleOf(picture: Size, shape: Size): Area {
  const by = Math.min(picture.width / shape.width, picture.height / shape.height);
  const { width, height } = scaled(shape, by);
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width: Math.min(width, picture.width),
    height: Math.min(height, picture.height),
  };
}

/** The whole picture, uncut, at this size. */
export const fullCrop = (picture: Size, frame: Size): Drawing => ({ frame, from: whole(picture), to: whole(frame) });

/** The frame in the shape of `min` and what is drawn into it; its width lies between that of `min` and `widthMax`. */
export function drawingOf(cut: Crop, picture: Size, { min, widthMax }: { min: Size; widthMax: number }): Drawing {
  const ratio = min.width / min.height;
  const natural = cut.way === 'fill' ? cut.area.width : Math.max(picture.width, picture.height * ratio) / cut.share;
  const width = Math.round(between(min.width, natural, widthMax));
  const frame = { width, height: Math.max(min.height, Math.round(width / ratio)) };
  if (cut.way === 'fill') return { frame, from: cut.area, to: whole(frame) };
  const by = cut.share * Math.min(frame.width / picture.width, frame.height / picture.height);
  const shown = scaled(picture, by);
  const to = {
    x: Math.round((frame.width - shown.width) / 2),
    y: Math.round((frame.height - shown.height) / 2),
    ...shown,
  };
  return { frame, from: whole(picture), to };
}

/** One of several pictures that stand below one another: which one, and where. */
export type Stacked = { at: number; y: number; height: number };
export type StackPage = { height: number; pictures: readonly Stacked[] };

/** Pictures below one another, all `width` wide, on as few pages as their greatest height allows. No picture is parted. */
export function stackOf(
  sizes: readonly Size[],
  { width, heightMin, heightMax }: { width: number; heightMin: number; heightMax: number },
): StackPage[] {
  const pages: { height: number; pictures: Stacked[] }[] = [];
  for (const [at, size] of sizes.entries()) {
    const height = Math.min(heightMax, Math.round((width * size.height) / size.width));
    const last = pages.at(-1);
    if (last === undefined || last.height + height > heightMax)
      pages.push({ height, pictures: [{ at, y: 0, height }] });
    else {
      last.pictures.push({ at, y: last.height, height });
      last.height += height;
    }
  }
  return pages.map(({ height, pictures }) => ({ height: Math.max(heightMin, height), pictures }));
}
