import { priceText, type PriceParts } from '../product/price.ts';
import type { Lang } from '../text.ts';

type Terms = { incoterm: string | null; port: string };

/** 'CIF Chittagong'; '' where nothing is said. */
export const termsText = ({ incoterm, port }: Terms): string => [incoterm ?? '', port].filter(Boolean).join(' ');

/** A price with the terms it holds under: 'USD 3.45 / kg, CIF Chittagong'. */
export function offerText({ price, ...terms }: Terms & { price: PriceParts }, lang: Lang): string {
  const money = priceText(price, lang);
  const under = termsText(terms);
  return under === '' ? money : `${money}${lang === 'zh' ? '，' : ', '}${under}`;
}
