const SIGNS: readonly (readonly [sign: RegExp, code: string])[] = [
  [/USD|US\$|\$/, 'USD'],
  [/EUR|€/, 'EUR'],
  [/CNY|RMB|¥|￥|元/, 'CNY'],
];

/** A price that an exhibitor typed, where it is one number and one currency; null for anything else. */
export function offerOf(text: string): { price: string; priceCurrency: string } | null {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const currency = SIGNS.find(([sign]) => sign.test(text));
  const [price] = numbers;
  if (numbers.length !== 1 || price === undefined || currency === undefined) return null;
  return { price: price.replaceAll(',', ''), priceCurrency: currency[1] };
}
