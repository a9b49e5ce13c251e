import { chance } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { CompanyName, PictureShape, ProductDraft, Random } from '../../shapes.ts';
import type { ContentUnit } from '../../../../server/src/set-up/templates/vocabulary.ts';

/** What a generator of one line of goods decides; `finish` turns it into a draft. `price` is CNY per `unit`. */
export type Item = {
  name: Bilingual;
  series?: Bilingual;
  category: string;
  class: string;
  formulation: string;
  ingredients: { code: string; content: number; unit: ContentUnit }[];
  crops: string[];
  packing: Bilingual;
  extras: Readonly<Record<string, unknown>>;
  introduction: Bilingual;
  unit: string;
  least: number;
  price: readonly [from: number, to: number];
  shape: PictureShape;
};

const yuanPerDollar = 7.1;

const cents = (value: number): number => Math.round(value * 100) / 100;

function price(random: Random, item: Item, country: string): Pick<ProductDraft, 'priceFrom' | 'priceTo' | 'currency'> {
  const currency = country === 'CN' ? 'CNY' : 'USD';
  if (chance(random, 0.25)) return { priceFrom: null, priceTo: null, currency };
  const [low, high] = item.price;
  const from = (low + random.next() * (high - low)) / (currency === 'CNY' ? 1 : yuanPerDollar);
  return { priceFrom: cents(from), priceTo: cents(from * (1.05 + random.next() * 0.4)), currency };
}

function originOf({ province, city }: CompanyName): Bilingual {
  if (province.en === city.en) return city;
  return { zh: province.zh + city.zh, en: `${city.en}, ${province.en}` };
}

/** Adds brand, article number, price and trade terms to an item. */
export function finish(random: Random, company: CompanyName, item: Item): ProductDraft {
  const series = item.series;
  const brand =
    series === undefined
      ? company.brand
      : { zh: `${company.brand.zh}${series.zh}`, en: `${company.brand.en} ${series.en}` };
  return {
    name: item.name,
    brand,
    articleNumber: `${item.category.slice(0, 3).toUpperCase()}-${String(random.int(1_000_000)).padStart(6, '0')}`,
    categoryCode: item.category,
    attributes: {
      ...item.extras,
      ingredients: item.ingredients,
      formulation: item.formulation,
      class: item.class,
      crops: item.crops,
      packing: item.packing,
      origin: originOf(company),
    },
    introduction: item.introduction,
    minimumOrder: { quantity: item.least * random.pick([1, 2, 5, 10]), unit: item.unit },
    ...price(random, item, company.country),
    spot: chance(random, 0.6),
    customization: chance(random, 0.45),
    picture: { shape: item.shape, look: random.int(360) },
  };
}

/** Joins Chinese words; between a Latin letter or digit and a Chinese character stands a space ('XO 白兰地'). */
export function spaced(first: string, next: string): string {
  return /[A-Za-z0-9]$/.test(first) ? `${first} ${next}` : first + next;
}

/** Bottles in a case: '500 mL × 6 瓶/箱'. */
export function bottles(volume: number, count: number): Bilingual {
  return { zh: `${volume} mL × ${count} 瓶/箱`, en: `${volume} mL × ${count} bottles per case` };
}

/** Shares in per cent as a draft has them. */
export const shares = (parts: Readonly<Record<string, number>>): Item['ingredients'] =>
  Object.entries(parts).map(([code, content]) => ({ code, content, unit: '%' }));
