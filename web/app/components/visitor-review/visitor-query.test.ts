import { expect, it } from 'vitest';
import { visitorQuery, visitorsInput } from './visitor-query.ts';

const read = (query: string) => visitorQuery.read(new URLSearchParams(query));

it('lists the queue, longest waiting first, when the address says nothing, and elsewhere the newest first', () => {
  expect(visitorsInput(read(''))).toMatchObject({ state: 'underReview', sort: 'oldest' });
  expect(visitorsInput(read('state=approved&source=invitation'))).toMatchObject({
    state: 'approved',
    sort: 'newest',
    source: 'invitation',
  });
  expect(visitorsInput(read('state=all&sort=name'))).toMatchObject({ state: undefined, sort: 'name' });
});

it('says by which head the list stands, and leads to the same filter in another order', () => {
  const { by, descending, to } = visitorQuery.sorting(read('keyword=Wang&sort=companyDescending&pageNum=3'));
  expect([by, descending]).toEqual(['company', true]);
  expect([to('company', false), to('name', true), to('registered', false), to('registered', true)]).toEqual([
    '/organizer/visitors?keyword=Wang&sort=company',
    '/organizer/visitors?keyword=Wang&sort=nameDescending',
    '/organizer/visitors?keyword=Wang',
    '/organizer/visitors?keyword=Wang&sort=newest',
  ]);
});

it('stands by the registration where nothing is said', () => {
  const [queue, others] = [visitorQuery.sorting(read('')), visitorQuery.sorting(read('state=approved'))];
  expect([queue.by, queue.descending, others.by, others.descending]).toEqual(['registered', false, 'registered', true]);
  expect(others.to('registered', true)).toBe('/organizer/visitors?state=approved');
});
