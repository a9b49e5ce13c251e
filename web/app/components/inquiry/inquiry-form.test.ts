import { expect, test } from 'vitest';
import { inquiryForm } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { answersIn, answersWith, inquiryOf, NOTHING_TYPED, typedOf } from './inquiry-form.ts';

const WHOLE = inquiryForm.parse({
  question: 'FOB?',
  wanted: { quantity: 20, unit: 't' },
  destination: 'BR',
  documents: ['coa', 'glp'],
  targetPrice: { amount: 3.2, currency: 'EUR', unit: 't' },
  incoterm: 'CIF',
  port: 'Santos',
  sample: { crop: 'soybean', pest: 'aphid', season: '2026', permit: 'held' },
});

test('what was sent is typed again as it was, whole and with the question alone', () => {
  for (const words of [WHOLE, inquiryForm.parse({ question: 'FOB?' })])
    expect(inquiryForm.parse(inquiryOf(typedOf(words)))).toEqual(words);
});

test('what nobody typed asks for nothing, and a word for a number is refused', () => {
  const typed = { ...NOTHING_TYPED, question: '?' };
  expect(inquiryForm.parse(inquiryOf(typed))).toEqual(inquiryForm.parse({ question: '?' }));
  const wrong = inquiryForm.safeParse(inquiryOf({ ...typed, quantity: 'many', amount: 'cheap' }));
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['wanted.quantity', 'targetPrice.amount']);
});

test('answers to suppliers’ questions are kept as one text, and what is no such text is none', () => {
  const one = answersWith({ answers: '' }, 'permit', 'Yes');
  const two = answersWith({ answers: one }, 'yearly', '20 t');
  expect(answersIn({ answers: answersWith({ answers: two }, 'permit', 'No') })).toEqual({
    permit: 'No',
    yearly: '20 t',
  });
  expect([answersIn({ answers: '{' }), answersIn({ answers: 'null' })]).toEqual([{}, {}]);
});
