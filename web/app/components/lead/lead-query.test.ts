import { expect, test } from 'vitest';
import { inboxQuery } from './lead-query.ts';

const asked = (query: string) => inboxQuery.read(new URLSearchParams(query));

test('old links to orders that nobody has contacted still lead there', () => {
  expect([asked('state=notContacted').state, asked('state=contacted').state]).toEqual(['new', 'contacted']);
});

test('whose leads are asked for is said by a word or an id', () => {
  const people = ['me', 'nobody', 'aB3dE6gH9kLm', 'x', '%'].map((employee) => asked(`employee=${employee}`).employee);
  expect(people).toEqual(['me', 'nobody', 'aB3dE6gH9kLm', undefined, undefined]);
  expect([asked('due=true').due, asked('due=1').due]).toEqual([true, false]);
});

test('one lead narrows the list, and further links lead back to all of it', () => {
  const one = asked('view=board&lead=aB3dE6gH9kLm&mark=contacted&due=true');
  expect(one).toMatchObject({ lead: 'aB3dE6gH9kLm', mark: true });
  expect(inboxQuery.address(one)).toBe('/potential-order?view=board&due=true');
  expect([inboxQuery.isFiltered(asked('lead=aB3dE6gH9kLm')), inboxQuery.isFiltered(asked('lead=%25'))]).toEqual([
    true,
    false,
  ]);
});
