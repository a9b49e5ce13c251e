import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { activePerUnit } from '@fairbridge/contract/quote/quote.active.ts';
import type { Currency } from '@fairbridge/contract/product/price.ts';
import {
  openSourcing,
  openSourcingCard,
  ownSourcing,
  ownSourcingCard,
  receivedSignUp,
  type OpenSourcing,
  type OpenSourcingCard,
  type OwnSourcing,
  type OwnSourcingCard,
} from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import { stateOf as quoteState } from '../quote/quote.rules.ts';
import type { OpenCardRow, OpenRow } from './sourcing-open.queries.ts';
import type { LineRow, OfferRow, OwnCardRow, ReceivedRow, SignUpRow, SourcingRow } from './sourcing.queries.ts';
import { isReadBy, stateOf } from './sourcing.rules.ts';

const today = (): string => dayInBeijing(new Date());

const named = (known: ReadonlyMap<string, { name: NamedCode['name'] }>, code: string): NamedCode => ({
  code,
  name: known.get(code)?.name ?? { zh: code, en: code },
});
const namedOrNull = (known: ReadonlyMap<string, { name: NamedCode['name'] }>, code: string | null) =>
  code === null ? null : named(known, code);

export const lineAnswer = (exhibition: Exhibition, row: LineRow) => ({
  id: row.id,
  ingredients: row.ingredients.map((code) => named(exhibition.ingredients, code)),
  category: namedOrNull(exhibition.categories, row.category),
  name: row.name,
  content: row.content,
  formulation: namedOrNull(exhibition.formulations, row.formulation),
  wanted: { quantity: row.quantity, unit: row.unit },
  packing: row.packing,
  destination: row.destination,
  incoterm: row.incoterm,
  port: row.port,
  documents: row.documents,
  registration: row.registration,
  targetPrice:
    row.price_amount === null
      ? null
      : { amount: Number(row.price_amount), currency: row.price_currency, unit: row.price_unit },
  expectedOn: row.expected_on,
});

export const sourcingCard = (exhibition: Exhibition, row: SourcingRow) => ({
  id: row.id,
  state: stateOf(row, today()),
  title: row.title,
  postedAt: row.created_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  deadline: row.deadline,
  goods: row.lines.map((line) => lineAnswer(exhibition, line)),
  destinations: [...new Set(row.lines.flatMap(({ destination }) => destination ?? []))],
});

export const wholeSourcing = (exhibition: Exhibition, row: SourcingRow) => {
  const { goods, ...rest } = sourcingCard(exhibition, row);
  return {
    ...rest,
    description: row.description,
    lines: goods,
    supplier: {
      companyTypes: row.company_types.map((code) => named(exhibition.companyTypes, code)),
      scale: row.scale,
      countries: row.countries,
    },
    otherRequirements: row.other_requirements,
    files: row.files,
  };
};

export const ownCardAnswer = (exhibition: Exhibition, row: OwnCardRow): OwnSourcingCard =>
  ownSourcingCard.parse({
    ...sourcingCard(exhibition, row),
    reason: row.reason,
    signUps: row.sign_ups,
    waiting: row.waiting,
  });

const round = (amount: number): number => Number(amount.toPrecision(6));

/** In CNY where the organizer gives a rate. */
function inCny({ rates }: Exhibition, amount: number, currency: string): number | null {
  if (currency === 'CNY') return amount;
  const rate = rates[currency as Currency];
  return rate === undefined ? null : round(amount * rate);
}

function offerAnswer(exhibition: Exhibition, row: OfferRow & { attributes?: unknown }) {
  const amount = Number(row.price_amount);
  const contents = row.product_id === null ? [] : attributes.parse(row.attributes ?? {}).ingredients;
  const active = activePerUnit(row.price_unit, contents);
  return {
    lineId: row.line_id,
    product:
      row.product_id === null
        ? null
        : { id: row.product_id, name: bilingualOf('product', row), strength: row.product_strength },
    price: { amount, currency: row.price_currency, unit: row.price_unit },
    inCny: inCny(exhibition, amount, row.price_currency),
    perActiveKg: active === null ? null : round(amount / active),
    quantity: row.quantity === null ? null : { amount: row.quantity, unit: row.quantity_unit },
    incoterm: row.incoterm,
    port: row.port,
    validUntil: row.valid_until,
    leadTime: row.lead_time,
    payment: row.payment,
    packing: row.packing,
    remark: row.remark,
    state: quoteState(row, today()),
    quoteId: row.quote_id,
  };
}

const signUp = (exhibition: Exhibition, row: SignUpRow) => ({
  id: row.id,
  message: row.message,
  signedUpAt: row.created_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  participation: row.participation,
  reason: row.reason,
  offers: row.offers.map((offer) => offerAnswer(exhibition, offer)),
});

/** A company that fitted when it signed up, and whose exhibits do so no more, still says so with nothing. */
const fit = ({ score, reasons, supplier }: Pick<SignUpRow, 'score' | 'reasons' | 'supplier'>) => ({
  score: score ?? 0,
  reasons: reasons ?? [],
  supplier: supplier ?? [],
});

export const ownAnswer = (exhibition: Exhibition, row: SourcingRow, received: readonly ReceivedRow[]): OwnSourcing =>
  ownSourcing.parse({
    ...wholeSourcing(exhibition, row),
    reason: row.reason,
    version: row.version,
    closedAt: row.closed_at?.toISOString() ?? null,
    matching: row.matching && stateOf(row, today()) === 'open',
    signUps: received.map((one) =>
      receivedSignUp.parse({
        ...signUp(exhibition, one),
        exhibitor: exhibitorRef(exhibition, one.exhibitor_id, one),
        fit: fit(one),
        inquiryId: one.inquiry_id,
      }),
    ),
  });

export const openCardAnswer = (exhibition: Exhibition, row: OpenCardRow): OpenSourcingCard =>
  openSourcingCard.parse({
    ...sourcingCard(exhibition, row),
    fit: fit(row),
    signUp: row.sign_up_id === null ? null : { id: row.sign_up_id, participation: row.participation },
  });

type Open = {
  signedUp: SignUpRow | undefined;
  products: readonly { id: string; zh: string; en: string; strength: string }[];
  eligible: boolean;
};

export const openAnswer = (
  exhibition: Exhibition,
  row: OpenRow,
  { signedUp, products, eligible }: Open,
): OpenSourcing =>
  openSourcing.parse({
    ...wholeSourcing(exhibition, row),
    files: row.files.filter((file) => isReadBy(file, row)),
    filesLater: row.files.filter((file) => !isReadBy(file, row)).length,
    country: row.country,
    buyer:
      row.buyer_name === null
        ? null
        : { name: row.buyer_name, company: row.buyer_company, position: row.buyer_position },
    fit: fit(row),
    products: products.map(({ id, zh, en, strength }) => ({ id, name: { zh, en }, strength })),
    eligible,
    signUp:
      signedUp === undefined
        ? null
        : { ...signUp(exhibition, signedUp), version: signedUp.version, inquiryId: signedUp.inquiry_id },
  });
