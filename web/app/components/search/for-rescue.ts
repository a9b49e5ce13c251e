import type { Lang } from '@fairbridge/contract/text.ts';
import { forCard } from '../exhibitor/for-card.ts';
import type { Rescued } from './rescue.tsx';

/** Only what is shown travels with the page: `listed`, the closest exhibits stand in the list already. */
export function forRescue(rescued: Rescued, lang: Lang, listed = false): Rescued {
  const { exhibitors } = rescued;
  const products = listed ? [] : rescued.products;
  if (exhibitors === null) return { ...rescued, products };
  return {
    ...rescued,
    products,
    exhibitors: { ...exhibitors, list: exhibitors.list.map((one) => forCard(one, lang)) },
  };
}
