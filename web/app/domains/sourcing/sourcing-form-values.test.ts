import { sourcingForm, type OwnSourcing } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { expect, test } from 'vitest';
import {
  linesOf,
  linesOfCompared,
  NEW_LINE,
  newSourcing,
  nextLine,
  sourcingOf,
  typedSourcing,
  withLines,
  withSheet,
} from './sourcing-form-values.ts';

const GLYPHOSATE = {
  ...NEW_LINE,
  ingredients: 'glyphosate,2-4-d',
  content: '480 g/L',
  formulation: 'SL',
  quantity: '20',
  unit: 't',
  destination: 'BR',
  incoterm: 'CIF',
  port: 'Santos',
  documents: 'coa',
  registration: 'supplier',
  expectedOn: '2027-05-01',
};

test('a line that follows goes to the same place by the same terms, and asks for nothing yet', () => {
  const values = withLines(newSourcing('2027-03-15'), [GLYPHOSATE]);
  expect(nextLine(values)).toEqual({
    ...NEW_LINE,
    destination: 'BR',
    incoterm: 'CIF',
    port: 'Santos',
    documents: 'coa',
    registration: 'supplier',
    expectedOn: '2027-05-01',
  });
});

test('a line that is removed takes its words along, and the next one moves up', () => {
  const [first, second] = [
    { ...NEW_LINE, name: 'A' },
    { ...NEW_LINE, name: 'B' },
  ];
  const both = withLines(newSourcing('2027-03-15'), [first, second]);
  const values = withLines(both, linesOf(both).slice(1));
  expect(linesOf(values)).toEqual([second]);
});

test('nothing typed is asked for at the fields that are missing', () => {
  const { error } = sourcingForm.safeParse(sourcingOf(newSourcing('2027-03-15'), ''));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['title', 'lines.0.wanted.quantity']),
  );
});

test('what was posted is typed again as it was', () => {
  const values = withLines(newSourcing('2027-03-15'), [GLYPHOSATE]);
  const file = { id: 'F0000000001', name: 'label.pdf', readers: 'fitting' as const, bytes: 1_000, pages: 2 };
  const posted = sourcingForm.parse(sourcingOf({ ...values, files: JSON.stringify([file]) }, 'Glyphosate for Brazil'));
  const named = (code: string) => ({ code, name: { zh: code, en: code } });
  const own: OwnSourcing = {
    ...posted,
    files: [file],
    id: 'S0000000001',
    state: 'open',
    postedAt: '2027-02-15T00:00:00.000Z',
    changedAt: null,
    destinations: ['BR'],
    lines: posted.lines.map((line) => ({
      ...line,
      id: 'L0000000001',
      ingredients: line.ingredients.map(named),
      category: null,
      formulation: named('SL'),
    })),
    supplier: { companyTypes: [], scale: null, countries: [] },
    reason: '',
    version: 1,
    closedAt: null,
    matching: false,
    signUps: [],
  };
  const typed = typedSourcing(own);
  expect(linesOf(typed)).toEqual([{ ...GLYPHOSATE, id: 'L0000000001' }]);
  expect(sourcingForm.parse(sourcingOf(typed, typed.title))).toEqual({
    ...posted,
    lines: posted.lines.map((line) => ({ ...line, id: 'L0000000001' })),
  });
});

const exhibit = (codes: readonly string[], content: number, formulation: string, name = 'Exhibit') =>
  ({
    name: { zh: '', en: name },
    ingredients: codes.map((code) => ({ code, content, unit: code === 'neem' ? '%' : 'g/L' })),
    formulation: formulation === '' ? null : { code: formulation },
  }) as const;

test('exhibits that were compared are a line for each substance, strength and formulation', () => {
  const lines = linesOfCompared(
    [
      exhibit(['glyphosate'], 480, 'SL', 'One'),
      exhibit(['glyphosate'], 480, 'SL', 'The same of another company'),
      exhibit(['glyphosate', '2-4-d'], 200, 'SL'),
      exhibit(['neem'], 1.5, 'EC'),
      exhibit([], 0, '', 'Sprayer'),
    ],
    'zh',
  );
  expect(lines).toEqual([
    { ingredients: 'glyphosate', name: '', content: '480 g/L', formulation: 'SL' },
    { ingredients: 'glyphosate,2-4-d', name: '', content: '200 g/L + 200 g/L', formulation: 'SL' },
    { ingredients: 'neem', name: '', content: '1.5%', formulation: 'EC' },
    { ingredients: '', name: 'Sprayer', content: '', formulation: '' },
  ]);
});

test('the lines of a spreadsheet follow those that want something, and take the place of those that do not', () => {
  const read = {
    ingredients: ['imidacloprid'],
    category: null,
    name: '',
    content: '95%',
    formulation: 'TC',
    wanted: { quantity: 5, unit: 't' },
    packing: '',
    destination: 'BR',
    incoterm: null,
    port: '',
    documents: [],
    registration: null,
    targetPrice: { amount: 9.5, currency: 'USD', unit: 'kg' },
    expectedOn: null,
  } as const;
  const typed = withLines(newSourcing('2027-03-15'), [GLYPHOSATE, nextLine(withLines(newSourcing(''), [GLYPHOSATE]))]);
  expect(
    linesOf(withSheet(typed, { lines: [{ ...read, ingredients: [...read.ingredients], documents: [] }] })),
  ).toEqual([
    GLYPHOSATE,
    {
      ...NEW_LINE,
      ingredients: 'imidacloprid',
      content: '95%',
      formulation: 'TC',
      quantity: '5',
      unit: 't',
      destination: 'BR',
      amount: '9.5',
      priceUnit: 'kg',
    },
  ]);
});
