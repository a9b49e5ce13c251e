import type { PriceParts } from '@fairbridge/contract/product/price.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

const SIGNS: readonly (readonly [sign: RegExp, code: string])[] = [
  [/USD|US\$|\$/, 'USD'],
  [/EUR|€/, 'EUR'],
  [/CNY|RMB|¥|￥|元/, 'CNY'],
];

/** What was typed as a price, where it is one number and one currency; null for anything else. */
function typedOffer(text: string) {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const currency = SIGNS.find(([sign]) => sign.test(text));
  const [price] = numbers;
  if (numbers.length !== 1 || price === undefined || currency === undefined) return null;
  return { price: price.replaceAll(',', ''), priceCurrency: currency[1] };
}

/** A price as schema.org tells it; `older` is what was typed as one before amount, currency and unit stood apart. */
export function offerOf(price: PriceParts | null, older: string, lang: Lang): object | null {
  if (price === null) return typedOffer(older);
  const told = { price: price.amount.toFixed(2), priceCurrency: price.currency };
  return {
    ...told,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...told, unitText: unitName(price.unit, lang, 1) },
  };
}
