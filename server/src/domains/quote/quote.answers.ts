import { priceOut } from '@fairbridge/contract/product/price.shapes.ts';
import {
  quoteAsked,
  sentQuote,
  type OwnQuote,
  type QuoteAsked,
  type SentQuote,
} from '@fairbridge/contract/quote/quote.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { dayInBeijing } from '../../core/days.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { OwnQuoteRow, Quotable, QuoteRow, Subject } from './quote.queries.ts';
import { stateOf } from './quote.rules.ts';

function perActiveKg({ price_amount: amount, active_per_unit: active }: QuoteRow): number | null {
  return active === null ? null : Number((Number(amount) / Number(active)).toFixed(2));
}

export const sentAnswer = (row: QuoteRow): SentQuote =>
  sentQuote.parse({
    id: row.id,
    on: row.order_id === null ? { kind: 'inquiry', id: row.inquiry_id } : { kind: 'order', id: row.order_id },
    product:
      row.product_id === null
        ? null
        : { id: row.product_id, name: bilingualOf('product', row), strength: row.product_strength },
    line: row.sourcing_line_id === null ? null : { id: row.sourcing_line_id, name: bilingualOf('product', row) },
    version: row.version,
    state: stateOf(row, dayInBeijing(new Date())),
    price: { amount: Number(row.price_amount), currency: row.price_currency, unit: row.price_unit },
    perActiveKg: perActiveKg(row),
    quantity: row.quantity === null ? null : { amount: row.quantity, unit: row.quantity_unit },
    incoterm: row.incoterm,
    port: row.port,
    validUntil: row.valid_until,
    leadTime: row.lead_time,
    payment: row.payment,
    packing: row.packing,
    remark: row.remark,
    sentAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  });

export const ownAnswer = (row: OwnQuoteRow): OwnQuote => ({
  ...sentAnswer(row),
  closed: row.closed,
  exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row), logo: pictureAddress(row.logo) },
  earlier: row.earlier.map(({ version, at, incoterm, port, ...price }) => ({
    version,
    price: priceOut.parse(price),
    incoterm: sentQuote.shape.incoterm.parse(incoterm),
    port,
    sentAt: new Date(at).toISOString(),
  })),
});

export const quotableAnswer = ({ id, kind, zh, en, strength }: Quotable) => ({ id, kind, name: { zh, en }, strength });

export const askedAnswer = ({ quantity, unit, ...asked }: Subject): QuoteAsked =>
  quoteAsked.parse({
    quantity: quantity === null || unit === null ? null : { amount: quantity, unit },
    currency: asked.price_currency,
    unit: asked.price_unit,
    incoterm: asked.incoterm,
    port: asked.port,
  });
