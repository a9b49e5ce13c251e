import type { Lang } from '@fairbridge/contract/text.ts';
import { forCard } from '../exhibitor/for-card.ts';
import type { Rescued } from './rescue.tsx';

/** Only what is shown travels with the page. */
export function forRescue(rescued: Rescued, lang: Lang): Rescued {
  const { exhibitors } = rescued;
  if (exhibitors === null) return rescued;
  return { ...rescued, exhibitors: { ...exhibitors, list: exhibitors.list.map((one) => forCard(one, lang)) } };
}
