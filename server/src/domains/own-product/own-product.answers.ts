import { bilingualOf } from '../../platform/database/bilingual.ts';
import { videoAddresses } from '../../platform/files/video-address.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { RemovedProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { RemovedRow } from './own-product.queries.ts';
import { ownDocumentAnswer } from '../product-document/product-document.answers.ts';
import type { DocumentRow } from '../product-document/product-document.queries.ts';
import { purchasePriceOf, salePriceOf } from '../product/product.prices.ts';
import type { DetailRow } from '../product/product.queries.ts';

/** What of a row the form is made of. */
export type FormRow = Omit<
  DetailRow,
  | `exhibitor_${string}`
  | 'logo'
  | 'country'
  | 'hall'
  | 'booth_number'
  | 'cover'
  | 'strength'
  | 'attributes'
  | 'for_all'
  | 'published_at'
>;

/** An exhibit as its company wrote it, to be edited. */
export function formAnswer({ signedPictures }: Exhibition, row: FormRow, documents: readonly DocumentRow[]) {
  return {
    id: row.id,
    version: row.version,
    name: bilingualOf('name', row),
    pictureAddresses: {
      ...Object.fromEntries(
        [...row.pictures, ...row.long_pictures].map((file) => [file, signedPictures.address(file)]),
      ),
      ...videoAddresses([row.video ?? ''].filter(Boolean), [row.video_cover ?? ''], (file) =>
        signedPictures.address(file),
      ),
    },
    form: { ...formOf(row), documents: documents.map(ownDocumentAnswer) },
  };
}

/** What was typed into the form. */
export function formOf(row: FormRow) {
  const { minimum_order_quantity: quantity, minimum_order_unit: unit } = row;
  return {
    name: bilingualOf('name', row),
    brand: bilingualOf('brand', row),
    articleNumber: row.article_number,
    identification: row.identification,
    categoryCode: row.category,
    tags: row.tags,
    pictures: row.pictures,
    longPictures: row.long_pictures,
    video: row.video,
    videoCover: row.video_cover,
    attributes: attributes.parse(row.whole_attributes),
    introduction: bilingualOf('introduction', row),
    minimumOrder: quantity === null || unit === null ? null : { quantity: Number(quantity), unit },
    salePrice: salePriceOf(row),
    salePriceText: row.sale_price,
    purchasePrice: purchasePriceOf(row),
    purchasePriceText: row.purchase_price,
    spot: row.spot,
    customization: row.customization,
    scope: row.scope,
    sortNumber: row.sort_number,
  };
}

const HOUR = 3_600_000;

export const removedAnswer = (row: RemovedRow): RemovedProduct => ({
  id: row.id,
  name: bilingualOf('name', row),
  articleNumber: row.article_number,
  scope: row.scope,
  removedAt: row.deleted_at.toISOString(),
  by: row.by_zh === null || row.by_en === null ? null : bilingualOf('by', row),
  until: new Date(row.deleted_at.getTime() + LIMITS.removalHours * HOUR).toISOString(),
});
