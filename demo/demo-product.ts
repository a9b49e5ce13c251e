import type { Insertable } from 'kysely';
import { attributes as attributesShape, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { strengthOf } from '../server/src/domains/product/product.strength.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { DemoFair, ProductDraft, Random } from './data/shapes.ts';
import type { Drawing } from './draw.ts';
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

/** Has a picture drawn for this use; answers its id. */
export type Keep = (drawing: Drawing, width: number, height: number, use: PictureUse) => string;
export type Drawn = { views: readonly ('front' | 'angle' | 'group' | 'detail')[]; long: boolean };

export const casOf = (fair: DemoFair, code: string): readonly string[] =>
  fair.definition.ingredients.find((one) => one.code === code)?.cas.slice(0, 1) ?? [];

const MINUTES_IN_120_DAYS = 120 * 24 * 60;

/** A draft with what its label says and what stands below its pictures. */
export function packOf(fair: DemoFair, exhibitorId: string, draft: ProductDraft, index: number) {
  const attributes = attributesOf(draft);
  const strength = strengthOf(attributes, fair.definition.attributes);
  const badge = fair.definition.classes.find((entry) => entry.code === attributes.class)?.name ??
    fair.definition.categories.find((entry) => entry.code === draft.categoryCode)?.name ?? { zh: '', en: '' };
  const pack = {
    ...draft.picture,
    brand: draft.brand,
    name: draft.name,
    strength,
    badge,
    netContent: netContentOf(attributes.packing.en),
    seed: `${exhibitorId} ${index}`,
  };
  return { draft, attributes, strength, pack, lines: linesOf(fair, draft, attributes) };
}

export type Packed = ReturnType<typeof packOf>;

/** The row of an exhibit; its pictures are drawn by `keep`. */
export function productOf(
  exhibitor: Exhibitor,
  { draft, attributes, strength, pack, lines }: Packed,
  index: number,
  random: Random,
  drawn: Drawn,
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
      pictures: drawn.views.map((view) => keep({ draw: 'packshot', view, pack }, 1000, 1000, 'product')),
      long_pictures: drawn.long ? [keep({ draw: 'longPicture', pack, lines }, 1200, 600, 'productLong')] : [],
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

/** The size of one pack for its label: '100 mL' of '100 mL × 40 bottles per carton'. */
const netContentOf = (packing: string): string => /^[\d.,]+ ?(?:mL|L|g|kg|t)\b/.exec(packing)?.[0] ?? '';

function linesOf(fair: DemoFair, draft: ProductDraft, attributes: Attributes): { zh: string; en: string }[] {
  const crops = attributes.crops
    .slice(0, 3)
    .flatMap((code) => fair.definition.crops.find((crop) => crop.code === code)?.name ?? []);
  const lines = [
    crops.length === 0
      ? null
      : {
          zh: `适用作物：${crops.map((crop) => crop.zh).join('、')}`,
          en: `For ${crops.map((crop) => crop.en.toLowerCase()).join(', ')}`,
        },
    attributes.packing.zh === ''
      ? null
      : { zh: `包装：${attributes.packing.zh}`, en: `Packing: ${attributes.packing.en}` },
    {
      zh: `起订量 ${draft.minimumOrder.quantity} ${draft.minimumOrder.unit}`,
      en: `Minimum order ${draft.minimumOrder.quantity} ${draft.minimumOrder.unit}`,
    },
    draft.customization
      ? { zh: '可贴牌定制', en: 'Private label on request' }
      : { zh: '随货提供质检报告', en: 'Certificate of analysis with each lot' },
  ];
  return lines.filter((line) => line !== null);
}
