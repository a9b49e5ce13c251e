import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** Pictures uploaded for these uses are shown to those who may see an exhibit that has them. */
export const EXHIBIT_USES = ['product', 'productLong'] as const satisfies readonly PictureUse[];

/** The address of an exhibit's picture for somebody who may see the exhibit: signed where not everybody may (G43). */
export const exhibitPicture = (exhibition: Exhibition, file: string, forAll: boolean): string =>
  forAll ? pictureAddress(file) : exhibition.signedPictures.address(file);
