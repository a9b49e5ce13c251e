import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Placing } from '../../ui/picture-crop.tsx';
import { canFill, middleOf, type Crop, type Size } from '../../ui/picture-size.ts';
import { leastOf } from './picture-use.ts';

/** A picture that was chosen, to be brought into the shape of its use. `address` shows it. */
export type ChosenPicture = {
  key: number;
  file: File;
  size: Size;
  address: string;
  /** The picture whose place it takes, where it takes one. */
  replaces: string | null;
};

/** So much wider than high, or higher than wide, a logo is a wordmark: cut square, nothing of it could be read. */
const WORDMARK_RATIO = 1.4;

const SAME_RATIO = 0.01;

/** Has it the shape of its use already? Then there is nothing to ask. */
export function isInShape(size: Size, use: PictureUse): boolean {
  const min = leastOf(use);
  return canFill(size, min) && Math.abs((size.width / size.height) * (min.height / min.width) - 1) < SAME_RATIO;
}

/** How a picture is placed before anybody says so: cut from the middle; whole, where it is too small for that, or a wordmark. */
export function firstPlacing(size: Size, use: PictureUse): Placing {
  const min = leastOf(use);
  const ratio = Math.max(size.width / size.height, size.height / size.width);
  const isWhole = !canFill(size, min) || (use === 'logo' && ratio > WORDMARK_RATIO);
  return {
    way: isWhole ? 'margin' : 'fill',
    area: middleOf(size, min),
    crop: { x: 0, y: 0 },
    zoom: 1,
    share: 1,
    colour: 'white',
  };
}

/** The same way for another picture, as far as its size allows. */
export const placedBy = (placing: Placing, way: Placing['way'], size: Size, use: PictureUse): Placing => ({
  ...placing,
  way: canFill(size, leastOf(use)) ? way : 'margin',
});

export const cropOf = ({ way, area, share, colour }: Placing): Crop =>
  way === 'fill' ? { way, area } : { way, share, colour };
