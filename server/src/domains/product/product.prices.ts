import type { ProductForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { priceOut, type Price } from '@fairbridge/contract/product/price.shapes.ts';
import { z } from 'zod';

/** The columns of an exhibit's prices. `sale_price` and `purchase_price` hold what was typed before amount, currency and unit stood apart. */
export type PriceRow = {
  sale_price: string;
  sale_amount: string | null;
  sale_currency: string;
  sale_unit: string;
  purchase_price: string;
  purchase_amount: string | null;
  purchase_currency: string;
  purchase_unit: string;
};

const priceOf = (amount: string | null, currency: string, unit: string): Price | null =>
  amount === null ? null : priceOut.parse({ amount: Number(amount), currency, unit });
export const salePriceOf = (row: Pick<PriceRow, 'sale_amount' | 'sale_currency' | 'sale_unit'>) =>
  priceOf(row.sale_amount, row.sale_currency, row.sale_unit);
export const purchasePriceOf = (row: Pick<PriceRow, 'purchase_amount' | 'purchase_currency' | 'purchase_unit'>) =>
  priceOf(row.purchase_amount, row.purchase_currency, row.purchase_unit);

type Written = Pick<ProductForm, 'salePrice' | 'salePriceText' | 'purchasePrice' | 'purchasePriceText'>;

/** The columns that a form writes. */
export const priceColumns = ({ salePrice: sale, purchasePrice: purchase }: Written) => ({
  sale_amount: sale === null ? null : String(sale.amount),
  sale_currency: sale?.currency ?? '',
  sale_unit: sale?.unit ?? '',
  purchase_amount: purchase === null ? null : String(purchase.amount),
  purchase_currency: purchase?.currency ?? '',
  purchase_unit: purchase?.unit ?? '',
});

/** What was typed before stays until it is taken away or a price takes its place. */
export const keepsOlder = (form: Written): { sale: boolean; purchase: boolean } => ({
  sale: form.salePrice === null && form.salePriceText !== '',
  purchase: form.purchasePrice === null && form.purchasePriceText !== '',
});

const older = z.looseObject({ salePrice: z.unknown().optional(), purchasePrice: z.unknown().optional() });

/** A stored draft of before amount, currency and unit stood apart, as one of today. */
export function draftOfToday(form: unknown): unknown {
  const parsed = older.safeParse(form);
  if (!parsed.success) return form;
  const { salePrice, purchasePrice } = parsed.data;
  return {
    ...parsed.data,
    ...(typeof salePrice === 'string' && { salePrice: null, salePriceText: salePrice }),
    ...(typeof purchasePrice === 'string' && { purchasePrice: null, purchasePriceText: purchasePrice }),
  };
}
