import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import type { SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { numberOf } from '../../ui/number-of.ts';

/** What is typed, as texts. */
export type QuoteValues = Record<
  'productId' | 'amount' | 'currency' | 'unit' | 'incoterm' | 'port' | 'validUntil' | 'packing' | 'remark',
  string
>;

const NOTHING_TYPED: QuoteValues = {
  productId: '',
  amount: '',
  currency: 'USD',
  unit: 'kg',
  incoterm: '',
  port: '',
  validUntil: '',
  packing: '',
  remark: '',
};

const among = <T extends string>(all: readonly T[], value: string): T | null =>
  all.find((one) => one === value) ?? null;

/** What the typed texts say, for the call's own schema to judge. */
export const quoteOf = (values: QuoteValues) => ({
  ...(values.productId !== '' && { productId: values.productId }),
  price: {
    amount: numberOf(values.amount),
    currency: among(CURRENCIES, values.currency),
    unit: values.unit,
  },
  incoterm: among(INCOTERMS, values.incoterm),
  port: values.port,
  validUntil: values.validUntil,
  packing: values.packing,
  remark: values.remark,
});

/** A new version begins as the one before, but for its last day. */
export const typedOf = (last: SentQuote | undefined, productId: string): QuoteValues =>
  last === undefined
    ? { ...NOTHING_TYPED, productId }
    : {
        productId: last.product?.id ?? productId,
        amount: String(last.price.amount),
        currency: last.price.currency,
        unit: last.price.unit,
        incoterm: last.incoterm ?? '',
        port: last.port,
        validUntil: '',
        packing: last.packing,
        remark: last.remark,
      };
