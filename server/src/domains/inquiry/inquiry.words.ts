import {
  inquiryAnswer,
  inquiryWords,
  type InquiryAnswer,
  type InquiryForm,
  type InquiryWords,
} from '@fairbridge/contract/inquiry/inquiry.shapes.ts';

/** What a buyer wrote, as the columns of `inquiry` keep it. */
export type WordsRow = {
  question: string;
  quantity: number | null;
  unit: string | null;
  destination: string | null;
  documents: string[];
  price_amount: string | null;
  price_currency: string | null;
  price_unit: string | null;
  incoterm: string | null;
  port: string;
  sample: unknown;
  answers: unknown;
};

export const columnsOf = ({ wanted, targetPrice, sample, ...words }: InquiryForm) => ({
  question: words.question,
  quantity: wanted?.quantity ?? null,
  unit: wanted?.unit ?? null,
  destination: words.destination,
  documents: [...new Set(words.documents)],
  price_amount: targetPrice?.amount.toFixed(2) ?? null,
  price_currency: targetPrice?.currency ?? null,
  price_unit: targetPrice?.unit ?? null,
  incoterm: words.incoterm,
  port: words.port,
  sample: sample === null ? null : JSON.stringify(sample),
});

export const wordsOf = (row: WordsRow): InquiryWords =>
  inquiryWords.parse({
    question: row.question,
    wanted: row.quantity === null ? null : { quantity: row.quantity, unit: row.unit },
    destination: row.destination,
    documents: row.documents,
    targetPrice:
      row.price_amount === null
        ? null
        : { amount: Number(row.price_amount), currency: row.price_currency, unit: row.price_unit },
    incoterm: row.incoterm,
    port: row.port,
    sample: row.sample,
  });

export const answersOf = ({ answers }: Pick<WordsRow, 'answers'>): InquiryAnswer[] =>
  inquiryAnswer.array().parse(answers);
