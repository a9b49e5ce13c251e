import { save } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { expect, test } from 'vitest';
import { listIn, signupOf, typedSignup } from './signup-form-values.ts';

const known = {
  contactName: '王敏',
  email: 'wang.min@fair.example',
  mobileAreaCode: '86',
  mobile: '13800000000',
  website: '',
  companyName: '禾田农化',
  businessNature: '',
};
const shownPicture = (id: string) => ({ id, address: `/files/${id}.signed` });
const meeting = { meetingId: 'M000000001', version: null, requestId: 'sign-up-once-1' };

test('a new sign-up begins with what is known, and can be sent as it is', () => {
  const typed = typedSignup(null, known);
  expect(save.input.parse({ ...meeting, ...signupOf(typed, 'visitor') })).toMatchObject({
    ...known,
    purchase: null,
    expectedDate: null,
    supplier: { businessNature: '', scale: '', regions: [] },
  });
});

test('of a buyer the purchase and the wishes are sent, of a company its pictures, and neither what is asked of the other', () => {
  const typed = {
    ...typedSignup(null, known),
    quantity: '1,200',
    unit: 't',
    supplierRegions: 'CN,IN',
    supplierScale: '51-200',
    expectedDate: '2037-03-10',
    productImage: 'P000000001',
    certificates: 'C000000001,C000000002',
  };
  const { purchase, supplier, expectedDate, ...buyer } = save.input.parse({
    ...meeting,
    ...signupOf(typed, 'visitor'),
  });
  expect({ purchase, supplier, expectedDate }).toEqual({
    purchase: { quantity: 1200, unit: 't' },
    supplier: { businessNature: '', scale: '51-200', regions: ['CN', 'IN'] },
    expectedDate: '2037-03-10',
  });
  expect([buyer.productImage, buyer.certificates]).toEqual(['', []]);
  expect(signupOf(typed, 'exhibitor')).toEqual({
    ...known,
    title: '',
    description: '',
    answers: '',
    productImage: 'P000000001',
    certificates: ['C000000001', 'C000000002'],
  });
});

test('a quantity that is no number is refused at its field', () => {
  const typed = { ...typedSignup(null, known), quantity: 'much' };
  const { error } = save.input.safeParse({ ...meeting, ...signupOf(typed, 'visitor') });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['purchase.quantity']);
});

test('a sign-up that was sent is typed again as it stands', () => {
  const sent = {
    ...typedSignup(null, known),
    quantity: '20',
    unit: 't',
    supplierRegions: 'CN',
    expectedDate: '2037-03-10',
  };
  const values = save.input.parse({ ...meeting, ...signupOf(sent, 'visitor') });
  const signup: OwnSignup = {
    ...values,
    productImage: shownPicture('P000000001'),
    certificates: [shownPicture('C000000001'), shownPicture('C000000002')],
    id: 'S000000001',
    version: 1,
    side: 'visitor',
    number: 1,
    boothNumber: '',
    audit: 'review',
    reason: '',
    participation: 'none',
    signedUpAt: '2037-01-01T00:00:00.000Z',
    withdrawnAt: null,
    employee: null,
    may: { edit: true, withdraw: true, answer: false, propose: false },
  };
  expect(typedSignup(signup, known)).toEqual({
    ...sent,
    productImage: 'P000000001',
    certificates: 'C000000001,C000000002',
  });
  expect(listIn('')).toEqual([]);
});
