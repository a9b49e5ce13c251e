import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import type { QuoteAsked, SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { among } from '../../ui/among.ts';
import { numberOf } from '../../ui/number-of.ts';

/** What is typed, as texts. */
export type QuoteValues = Record<
  /** An exhibit, or a line of a requirement. */
  | 'itemId'
  | 'amount'
  | 'currency'
  | 'unit'
  | 'quantity'
  | 'quantityUnit'
  | 'incoterm'
  | 'port'
  | 'validUntil'
  | 'leadTime'
  | 'payment'
  | 'packing'
  | 'remark',
  string
>;

const NOTHING_TYPED: QuoteValues = {
  itemId: '',
  amount: '',
  currency: 'USD',
  unit: 'kg',
  quantity: '',
  quantityUnit: 'kg',
  incoterm: '',
  port: '',
  validUntil: '',
  leadTime: '',
  payment: '',
  packing: '',
  remark: '',
};

type Item = { id: string; kind: 'product' | 'line' };

const itemOf = (id: string, items: readonly Item[]): { productId?: string; lineId?: string } =>
  id === '' ? {} : items.find((item) => item.id === id)?.kind === 'line' ? { lineId: id } : { productId: id };

/** What the typed texts say, for the call's own schema to judge. */
export const quoteOf = (values: QuoteValues, items: readonly Item[]) => ({
  ...itemOf(values.itemId, items),
  price: {
    amount: numberOf(values.amount),
    currency: among(CURRENCIES, values.currency),
    unit: values.unit,
  },
  quantity: values.quantity === '' ? null : { amount: numberOf(values.quantity), unit: values.quantityUnit },
  incoterm: among(INCOTERMS, values.incoterm),
  port: values.port,
  validUntil: values.validUntil,
  leadTime: values.leadTime,
  payment: values.payment,
  packing: values.packing,
  remark: values.remark,
});

/** What a first quote begins with: what the request says. */
const askedFor = ({ quantity, currency, unit, incoterm, port }: QuoteAsked): Partial<QuoteValues> => ({
  ...(quantity !== null && { quantity: String(quantity.amount), quantityUnit: quantity.unit }),
  ...(currency !== null && { currency }),
  ...(unit !== null && { unit }),
  incoterm: incoterm ?? '',
  port,
});

/** What was offered before. */
type Offered = Pick<
  SentQuote,
  'price' | 'quantity' | 'incoterm' | 'port' | 'leadTime' | 'payment' | 'packing' | 'remark'
> & { product: { id: string } | null; line?: { id: string } | null };

/** A new version begins as the one before, but for its last day; the first one as the request. */
export const typedOf = (last: Offered | undefined, itemId: string, asked: QuoteAsked): QuoteValues =>
  last === undefined
    ? { ...NOTHING_TYPED, ...askedFor(asked), itemId }
    : {
        itemId: last.product?.id ?? last.line?.id ?? itemId,
        amount: String(last.price.amount),
        currency: last.price.currency,
        unit: last.price.unit,
        quantity: last.quantity === null ? '' : String(last.quantity.amount),
        quantityUnit: last.quantity?.unit ?? last.price.unit,
        incoterm: last.incoterm ?? '',
        port: last.port,
        validUntil: '',
        leadTime: last.leadTime,
        payment: last.payment,
        packing: last.packing,
        remark: last.remark,
      };
