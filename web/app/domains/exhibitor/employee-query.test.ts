import { expect, test } from 'vitest';
import { employeeQuery, employeesAddress, sortedBy } from './employee-query.ts';

const asked = (query: string) => employeeQuery(new URLSearchParams(query));

test('an address says which colleagues are asked for, and nothing that it does not know', () => {
  expect(asked('state=none&sort=none')).toEqual({
    state: null,
    keyword: '',
    sort: 'default',
    descending: true,
    pageNum: 1,
  });
  const query = 'state=waiting&keyword=lin&sort=name&descending=false';
  expect(employeesAddress(asked(query))).toBe(`/my-employee-list?${query}`);
});

test('another order leads to the first page', () => {
  expect(sortedBy(asked('state=waiting&pageNum=3'), 'since', true)).toBe('/my-employee-list?state=waiting&sort=since');
  expect(sortedBy(asked('sort=since'), 'default', true)).toBe('/my-employee-list');
});
