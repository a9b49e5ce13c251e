import type { Insertable } from 'kysely';
import { attributes as attributesShape, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { strengthOf } from '../server/src/domains/product/product.strength.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import { picturesOf } from './data/packs.ts';
import type { DemoFair, ProductDraft, Random } from './data/shapes.ts';
import { productRow } from './factories/factories.ts';

type Exhibitor = Insertable<Tables['exhibitor']> & { id: string };

const KNOWN = ['ingredients', 'formulation', 'class', 'modeOfAction', 'crops', 'targets', 'packing', 'registrations'];
const PUBLIC_MOST = 10;

/** A draft's attributes as the contract has them: what the contract does not name stands in `values`. */
function attributesOf(draft: ProductDraft): Attributes {
  const values = Object.fromEntries(
    Object.entries(draft.attributes).filter(([key, value]) => !KNOWN.includes(key) && value !== undefined),
  );
  return attributesShape.parse({ ...draft.attributes, values });
}

function priceOf({ priceFrom, currency, minimumOrder }: ProductDraft) {
  if (priceFrom === null) return {};
  return { sale_amount: priceFrom.toFixed(2), sale_currency: currency, sale_unit: minimumOrder.unit };
}

/** Gives a picture of the demo to this use; answers its id. */
export type Keep = (picture: string, width: number, height: number, use: PictureUse) => string;

export const casOf = (fair: DemoFair, code: string): readonly string[] =>
  fair.definition.ingredients.find((one) => one.code === code)?.cas.slice(0, 1) ?? [];

const MINUTES_IN_120_DAYS = 120 * 24 * 60;

/** A draft with what follows from it. */
export function packOf(fair: DemoFair, draft: ProductDraft) {
  const attributes = attributesOf(draft);
  const strength = strengthOf(attributes, fair.definition.attributes);
  return { draft, attributes, strength, shown: picturesOf(draft) };
}

export type Packed = ReturnType<typeof packOf>;

/** The row of an exhibit; its pictures are given by `keep`. In a large demo each has one. */
export function productOf(
  exhibitor: Exhibitor,
  { draft, attributes, strength, shown }: Packed,
  index: number,
  random: Random,
  small: boolean,
  keep: Keep,
) {
  const publicPlaces = 4 + (Number(exhibitor.founded_year) % 7);
  const publishedAt = new Date(Date.now() - random.int(MINUTES_IN_120_DAYS) * 60_000 - random.int(60_000));
  return productRow(
    { exhibition_id: exhibitor.exhibition_id, id: exhibitor.id },
    {
      ...bilingualColumns('name', draft.name),
      ...bilingualColumns('brand', draft.brand),
      article_number: draft.articleNumber,
      identification: standardOf(draft),
      category: draft.categoryCode,
      tags: [draft.categoryCode],
      pictures: [shown.front, ...(small ? shown.views : [])].map((one) => keep(one, 800, 800, 'product')),
      long_pictures: small ? [keep(shown.long, 1200, 600, 'productLong')] : [],
      attributes,
      strength,
      ...bilingualColumns('introduction', draft.introduction),
      minimum_order_quantity: String(draft.minimumOrder.quantity),
      minimum_order_unit: draft.minimumOrder.unit,
      ...priceOf(draft),
      spot: draft.spot,
      customization: draft.customization,
      scope: index < Math.min(publicPlaces, PUBLIC_MOST) ? 0 : index % 3 === 0 ? 1 : 2,
      sort_number: index < 3 ? index + 1 : null,
      published_at: publishedAt.toISOString(),
      updated_at: publishedAt.toISOString(),
    },
  );
}

/** The company's own product standard, as Chinese labels name it: 'Q/GLY 00412-2024'. */
const standardOf = ({ articleNumber }: ProductDraft): string =>
  `Q/${articleNumber.slice(0, 3)} ${articleNumber.slice(-5)}-2024`;
