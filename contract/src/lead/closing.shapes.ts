import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import type { Bilingual } from '../text.ts';

/** Why a buyer closes what they asked or ordered. */
export const CLOSING_REASONS = ['notNeeded', 'foundElsewhere', 'price', 'noAnswer', 'other'] as const;
export const closingReason = z.enum(CLOSING_REASONS, 'select');
export type ClosingReason = z.output<typeof closingReason>;

export const CLOSING_REASON_NAMES: Record<ClosingReason, Bilingual> = {
  notNeeded: { zh: '不再需要', en: 'No longer needed' },
  foundElsewhere: { zh: '已从其他供应商采购', en: 'Bought elsewhere' },
  price: { zh: '价格不合适', en: 'The price does not suit' },
  noAnswer: { zh: '没有收到回复', en: 'No answer received' },
  other: { zh: '其他', en: 'Other' },
};

/** Another reason is told in words. */
export const closingForm = { reason: closingReason, text: optionalText(LIMITS.closingTextMax) };
export const isExplained = ({ reason, text }: { reason: ClosingReason; text: string }): boolean =>
  reason !== 'other' || text !== '';

/** As both sides read it. */
export const closing = z.object({ at: z.string(), reason: closingReason, text: z.string() });
export type Closing = z.output<typeof closing>;
