import { PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { Size } from '../../ui/picture-size.ts';

/** What has been uploaded: the file's id and the address it is shown from. */
export type Uploaded = { id: string; url: string };

/** The least a picture must be, in pixels; where it is cut, it is cut into this shape. */
export const leastOf = (use: PictureUse): Size => ({ width: PICTURES[use].widthMin, height: PICTURES[use].heightMin });

/**
 * What a chooser of files offers. HEIC is left out on purpose: phones then hand over photos as JPEG, and what a browser opens all the same
 * can be dropped and pasted.
 */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp';
