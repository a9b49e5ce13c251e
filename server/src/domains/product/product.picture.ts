import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** Pictures uploaded for these uses are shown to those who may see an exhibit that has them; all others to everybody. */
export const EXHIBIT_USES = ['product', 'productLong'] as const satisfies readonly PictureUse[];
export const isOfExhibit = (use: string): boolean => EXHIBIT_USES.some((one) => one === use);

/** The address of an exhibit's picture for somebody who may see the exhibit: signed where not everybody may (G43). */
export const exhibitPicture = (exhibition: Exhibition, file: string, forAll: boolean): string =>
  forAll ? pictureAddress(file) : exhibition.signedPictures.address(file);
