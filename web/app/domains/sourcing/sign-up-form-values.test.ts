import type { OpenSourcing, SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { expect, test } from 'vitest';
import { offeredLines, offerPlace, offerValues, signUpOf, typedSignUp } from './sign-up-form-values.ts';

const line = (id: string, more: Partial<SourcingLine> = {}): SourcingLine => ({
  id,
  ingredients: [],
  category: null,
  name: 'Glyphosate',
  content: '480 g/L',
  formulation: null,
  wanted: { quantity: 20, unit: 't' },
  packing: '',
  destination: 'BR',
  incoterm: 'CIF',
  port: 'Santos',
  documents: [],
  registration: null,
  targetPrice: null,
  expectedOn: null,
  ...more,
});

const NAME = { zh: '草甘膦', en: 'Glyphosate' };
const SOURCING: OpenSourcing = {
  id: 'S0000000001',
  state: 'open',
  title: 'Glyphosate for Brazil',
  postedAt: '2027-02-15T00:00:00.000Z',
  changedAt: null,
  deadline: '2027-03-15',
  destinations: ['BR'],
  description: '',
  lines: [line('L0000000001'), line('L0000000002', { targetPrice: { amount: 3, currency: 'EUR', unit: 'kg' } })],
  supplier: { companyTypes: [], scale: null, countries: [] },
  otherRequirements: '',
  files: [],
  filesLater: 0,
  country: 'BR',
  buyer: null,
  fit: {
    score: 80,
    supplier: [],
    reasons: [
      {
        lineId: 'L0000000002',
        productId: 'P0000000001',
        productName: NAME,
        by: 'ingredient',
        formulation: true,
        content: true,
        registered: false,
      },
    ],
  },
  products: [{ id: 'P0000000001', name: NAME, strength: '480 g/L' }],
  eligible: true,
  signUp: null,
};

test('a first offer begins as what was asked, for the exhibit that fits; a line that nothing fits begins without one', () => {
  const values = typedSignUp(SOURCING, '2027-03-31');
  expect(offeredLines(values, SOURCING.lines).map(({ id }) => id)).toEqual(['L0000000002']);
  expect(offerValues(values, { id: 'L0000000002' })).toMatchObject({
    itemId: 'P0000000001',
    currency: 'EUR',
    unit: 'kg',
    quantity: '20',
    quantityUnit: 't',
    incoterm: 'CIF',
    port: 'Santos',
    validUntil: '2027-03-31',
  });
});

test('only what is offered is sent, line by line', () => {
  const values = { ...typedSignUp(SOURCING, '2027-03-31'), [`${offerPlace({ id: 'L0000000002' })}.amount`]: '3.10' };
  expect(signUpOf(values, SOURCING.lines).offers).toEqual([
    {
      lineId: 'L0000000002',
      productId: 'P0000000001',
      price: { amount: 3.1, currency: 'EUR', unit: 'kg' },
      quantity: { amount: 20, unit: 't' },
      incoterm: 'CIF',
      port: 'Santos',
      validUntil: '2027-03-31',
      leadTime: '',
      payment: '',
      packing: '',
      remark: '',
    },
  ]);
});
