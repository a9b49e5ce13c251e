import { save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { ownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { productForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { describe, expect, it } from 'vitest';
import { toFormValues, EMPTY_EXHIBIT, toInput, strengthOf } from './exhibit-form-values.ts';

const form = productForm.parse({
  name: { zh: '草铵膦 200 g/L 可溶液剂', en: 'Glufosinate-ammonium 200 g/L SL' },
  categoryCode: 'herbicides',
  tags: ['herbicides'],
  pictures: ['FILE000000001', 'FILE000000002'],
  longPictures: ['FILE000000003'],
  attributes: {
    ingredients: [{ code: 'glufosinate', content: 200, unit: 'g/L' }],
    formulation: 'SL',
    modeOfAction: ['HRAC 10'],
    targets: [{ zh: '一年生杂草', en: 'annual weeds' }],
    registrations: [{ country: 'BR', number: '12345', validUntil: '2030-12-31' }],
    values: { purity: 95 },
  },
  minimumOrder: { quantity: 1000, unit: 'L' },
  salePrice: { amount: 3.2, currency: 'USD', unit: 'L' },
  scope: 2,
  sortNumber: 3,
  documents: [
    {
      id: 'DOCUMENT00001',
      file: 'FILE000000004',
      kind: 'sds',
      language: 'en',
      title: 'Edition 3',
      issuedOn: '2026-01-31',
      validUntil: '',
      level: 'pool',
    },
  ],
});
const NO_OLDER = { salePriceText: '', purchasePriceText: '' };
const documents = [ownDocument.parse({ ...form.documents?.[0], bytes: 40_000, pages: 3 })];

const written = { ...form, ...NO_OLDER, documents };

describe('a draft of an exhibit', () => {
  it('gives back what was saved', () => {
    expect(productForm.parse(toInput(toFormValues(written, {})))).toEqual({ ...form, ...NO_OLDER });
  });
  it('leaves out rows that were opened and left empty', () => {
    const empty = { country: '', number: ' ', validUntil: '' };
    const half = { country: 'BR', number: '', validUntil: '' };
    const { attributes } = toInput({ ...EMPTY_EXHIBIT, targets: [{ zh: '', en: ' ' }], registrations: [empty, half] });
    expect([attributes?.targets, attributes?.registrations]).toEqual([[], [half]]);
  });
  it('leaves everything that is missing to the schema of the call', () => {
    const wrong = save.input.safeParse(toInput({ ...EMPTY_EXHIBIT, sortNumber: 'first' }));
    expect(new Set(wrong.error?.issues.map((issue) => issue.path.join('.')))).toEqual(
      new Set(['name', 'categoryCode', 'tags', 'pictures', 'longPictures', 'scope', 'sortNumber']),
    );
  });
  it('sends the numbers of the attribute set as numbers', () => {
    const values = { purity: '0.50', grade: '1', origin: '' };
    expect(toInput({ ...EMPTY_EXHIBIT, values }, { numeric: new Set(['purity']) }).attributes?.values).toEqual({
      purity: 0.5,
      grade: '1',
    });
  });
  it('writes the strength as the trade does', () => {
    const part = (content: string, unit: '%' | 'g/L') => ({ code: 'any', content, unit });
    expect(strengthOf({ ingredients: [part('8', '%'), part('64', '%')], formulation: 'WP' })).toBe('8% + 64% WP');
    expect(strengthOf({ ingredients: [part('200', 'g/L'), part('', 'g/L')], formulation: '' })).toBe('200 g/L');
  });
});
