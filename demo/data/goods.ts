import { z } from 'zod';
import { dataFile } from '../../server/src/core/data-file.ts';
import { chance } from './random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FairCode } from './fair.ts';
import {
  bilingual,
  likeInBoth,
  pictureShape,
  priceRange,
  text,
  type CompanyName,
  type ProductDraft,
  type Random,
} from './shapes.ts';

/**
 * Goods and services that are no main product of a fair, by the trade of the company that shows them. Each comes in variants that its
 * name carries; `price` is USD per `unit`, from lowest to highest, null where the trade quotes on request only.
 */
const good = z.strictObject({
  trade: text,
  category: text,
  name: bilingual,
  variants: z.array(likeInBoth),
  use: bilingual,
  shape: pictureShape,
  unit: text,
  least: z.number(),
  price: priceRange.nullable(),
});
type Good = z.output<typeof good>;

export const goodsOf = (fair: FairCode): Good[] => dataFile(import.meta.url, `${fair}/goods.json`, z.array(good));

const sentences = z.array(bilingual);
/** What is promised beside a product: fitting to a machine, to a pack, to a material or to a service. */
const claims = dataFile(
  import.meta.url,
  'claims.json',
  z.strictObject({ machine: sentences, pack: sentences, material: sentences, service: sentences }),
);

function claimsOf(good: Good): readonly Bilingual[] {
  if (good.shape === 'machine') return claims.machine;
  if (good.shape === 'service') return claims.service;
  return good.unit === 'pcs' ? claims.pack : claims.material;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** One offer of a good: a variant, a price range within the usual one, and a sentence on what comes with it. */
export function goodDraft(random: Random, company: CompanyName, good: Good): ProductDraft {
  const variant = random.pick(good.variants);
  const service = good.shape === 'service';
  const claim = random.pick(claimsOf(good));
  const [low, high] = good.price ?? [0, 0];
  const priced = good.price !== null && chance(random, 0.7);
  const from = low + random.next() * (high - low) * 0.7;
  return {
    name: { zh: `${good.name.zh} ${variant.zh}`, en: `${good.name.en}, ${variant.en}` },
    brand: company.brand,
    articleNumber: `${good.category.slice(0, 3).toUpperCase()}-${String(random.int(1_000_000)).padStart(6, '0')}`,
    categoryCode: good.category,
    attributes: { ingredients: [], specification: variant },
    introduction: {
      zh: `${company.brand.zh}${good.name.zh}，${good.use.zh}。${claim.zh}`,
      en: `${good.name.en} by ${company.brand.en}: ${good.use.en}. ${claim.en}`,
    },
    minimumOrder: { quantity: good.least * random.pick([1, 1, 2, 5]), unit: good.unit },
    priceFrom: priced ? cents(from) : null,
    priceTo: priced ? cents(from * (1.05 + random.next() * 0.3)) : null,
    currency: 'USD',
    spot: !service && chance(random, 0.4),
    customization: chance(random, 0.7),
    picture: { shape: good.shape, look: random.int(360) },
  };
}
