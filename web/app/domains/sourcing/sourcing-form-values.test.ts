import { sourcingForm, type OwnSourcing } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { expect, test } from 'vitest';
import {
  linesOf,
  NEW_LINE,
  newSourcing,
  nextLine,
  sourcingOf,
  typedSourcing,
  withLines,
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
    signUps: [],
  };
  const typed = typedSourcing(own);
  expect(linesOf(typed)).toEqual([{ ...GLYPHOSATE, id: 'L0000000001' }]);
  expect(sourcingForm.parse(sourcingOf(typed, typed.title))).toEqual({
    ...posted,
    lines: posted.lines.map((line) => ({ ...line, id: 'L0000000001' })),
  });
});
