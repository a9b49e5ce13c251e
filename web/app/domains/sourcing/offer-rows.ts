import { moneyText, priceText } from '@fairbridge/contract/product/price.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { termsText } from '@fairbridge/contract/quote/quote.text.ts';
import type { SourcingOffer } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { beijingDay } from '../../i18n/numbers.ts';

/** All that an offer says, each under the text that names it; '' where nothing is said. */
export const offerRows = (offer: SourcingOffer, lang: Lang) =>
  ({
    price: priceText(offer.price, lang),
    inCny:
      offer.inCny === null ? '' : priceText({ amount: offer.inCny, currency: 'CNY', unit: offer.price.unit }, lang),
    perActiveKg:
      offer.perActiveKg === null ? '' : moneyText({ amount: offer.perActiveKg, currency: offer.price.currency }),
    quantity: offer.quantity === null ? '' : quantityText(offer.quantity.amount, offer.quantity.unit, lang),
    terms: termsText(offer),
    validUntil: beijingDay(offer.validUntil, lang),
    leadTime: offer.leadTime,
    payment: offer.payment,
    packing: offer.packing,
    remark: offer.remark,
  }) satisfies Record<string, string>;
export type OfferRow = keyof ReturnType<typeof offerRows>;

export const OFFER_ROWS = [
  'price',
  'inCny',
  'perActiveKg',
  'quantity',
  'terms',
  'validUntil',
  'leadTime',
  'payment',
  'packing',
  'remark',
] as const satisfies readonly OfferRow[];
