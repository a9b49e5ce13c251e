import { DOCUMENT_CODES, INCOTERMS, PERMIT_CODES } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import type { InquiryWords } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { among } from '../../ui/among.ts';
import { numberOf } from '../../ui/number-of.ts';

/** What is typed of a purchase, whatever it is asked in. */
export type TradeValues = Record<
  'quantity' | 'unit' | 'destination' | 'documents' | 'amount' | 'currency' | 'priceUnit' | 'incoterm' | 'port',
  string
>;

/** What is typed, as texts: so it can be kept while somebody logs in. */
export type InquiryValues = TradeValues &
  Record<
    | 'question'
    | 'sample'
    | 'crop'
    | 'pest'
    | 'season'
    | 'permit'
    /** To the suppliers' own questions: JSON, by the question's id. */
    | 'answers',
    string
  >;

export const NO_TRADE: TradeValues = {
  quantity: '',
  unit: 'kg',
  destination: '',
  documents: '',
  amount: '',
  currency: 'USD',
  priceUnit: 'kg',
  incoterm: '',
  port: '',
};

export const NOTHING_TYPED: InquiryValues = {
  ...NO_TRADE,
  question: '',
  sample: '',
  crop: '',
  pest: '',
  season: '',
  permit: '',
  answers: '',
};

export const documentsOf = ({ documents }: Pick<InquiryValues, 'documents'>) => {
  const chosen = documents.split(',');
  return DOCUMENT_CODES.filter((code) => chosen.includes(code));
};

/** What the typed texts say of a purchase, for the call's own schema to judge. */
export function tradeOf(values: TradeValues) {
  const { quantity, unit, amount, currency, priceUnit, port } = values;
  return {
    wanted: quantity.trim() === '' ? null : { quantity: numberOf(quantity), unit },
    destination: values.destination === '' ? null : values.destination,
    documents: documentsOf(values),
    targetPrice:
      amount.trim() === ''
        ? null
        : { amount: numberOf(amount), currency: among(CURRENCIES, currency), unit: priceUnit },
    incoterm: among(INCOTERMS, values.incoterm),
    port,
  };
}

/** The same of an inquiry. */
export function inquiryOf(values: InquiryValues) {
  const { question, crop, pest, season } = values;
  return {
    question,
    ...tradeOf(values),
    sample: values.sample === '' ? null : { crop, pest, season, permit: among(PERMIT_CODES, values.permit) },
  };
}

type TradeWords = Pick<InquiryWords, 'wanted' | 'destination' | 'documents' | 'targetPrice' | 'incoterm' | 'port'>;

/** The same backwards: what was sent, to be written anew. */
export function typedTrade({ wanted, targetPrice, ...words }: TradeWords): TradeValues {
  return {
    quantity: wanted === null ? '' : String(wanted.quantity),
    unit: wanted?.unit ?? NO_TRADE.unit,
    destination: words.destination ?? '',
    documents: words.documents.join(','),
    amount: targetPrice === null ? '' : String(targetPrice.amount),
    currency: targetPrice?.currency ?? NO_TRADE.currency,
    priceUnit: targetPrice?.unit ?? NO_TRADE.priceUnit,
    incoterm: words.incoterm ?? '',
    port: words.port,
  };
}

export function typedOf(words: InquiryWords): InquiryValues {
  const { sample } = words;
  return {
    ...typedTrade(words),
    question: words.question,
    sample: sample === null ? '' : 'yes',
    crop: sample?.crop ?? '',
    pest: sample?.pest ?? '',
    season: sample?.season ?? '',
    permit: sample?.permit ?? '',
    answers: '',
  };
}

/** What is typed to the suppliers' own questions, by the question's id. */
export function answersIn({ answers }: Pick<InquiryValues, 'answers'>): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(answers === '' ? '{}' : answers);
    return Object.fromEntries(Object.entries(Object(kept)).map(([id, text]) => [id, String(text)]));
  } catch {
    return {};
  }
}

/** The same with another answer to this question. */
export const answersWith = (values: Pick<InquiryValues, 'answers'>, id: string, text: string): string =>
  JSON.stringify({ ...answersIn(values), [id]: text });
