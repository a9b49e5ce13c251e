import { describe, expect, test } from 'vitest';
import { booth, element, floorOf, planOf, rectangle } from '@fairbridge/contract/floor-plan/random-plan.ts';
import { askedRoute, entrancesOf, mapPath, routeEnd } from './route-address.ts';

const numbered = (id: string, hall: string, number: string) => ({ ...booth(id, rectangle(0, 0, 3, 3), hall), number });
const plan = planOf(
  floorOf('2F', [], [numbered('b1', 'H3', 'A07')]),
  floorOf(
    '1F',
    [element('door', 'entrance', [[0, 0]]), element('desk', 'information', [[1, 1]])],
    [numbered('b2', 'H1', 'A.07'), numbered('b3', 'H1', 'A07-2')],
  ),
);

describe('the address of a route', () => {
  test.each([
    ['', { from: '', to: '', stepFree: false }],
    ['from=H1.A07&to=door&steps=none', { from: 'H1.A07', to: 'door', stepFree: true }],
    ['from=H1.A07&steps=some', { from: 'H1.A07', to: '', stepFree: false }],
  ])('is read from %o', (query, expected) => {
    expect(askedRoute(new URLSearchParams(query))).toEqual(expected);
  });

  test('is written with the floor in sight, and without what was not asked', () => {
    expect(mapPath('1F')).toBe('/map/1F');
    expect(mapPath('1F', { route: { from: '', to: '', stepFree: false } })).toBe('/map/1F');
    expect(mapPath('2F', { route: { from: 'door', to: 'H3.A07', stepFree: true } })).toBe(
      '/map/2F?from=door&to=H3.A07&steps=none',
    );
    expect(mapPath('2F', { booth: { hall: 'H3', number: 'A07' }, isHere: true })).toBe(
      '/map/2F?hall=H3&booth=A07&here=1',
    );
    expect(
      mapPath('2F', {
        booth: { hall: 'H3', number: 'A 07' },
        route: { from: '', to: 'H3.A07', stepFree: false },
      }),
    ).toBe('/map/2F?hall=H3&booth=A+07&to=H3.A07');
  });

  test.each([
    ['H3.A07', ['b1', '2F']],
    ['H3.a7', ['b1', '2F']],
    ['H1.A.07', ['b2', '1F']],
    ['H1.A07-2', ['b3', '1F']],
    ['door', ['door', '1F']],
    ['H2.A07', null],
    ['.A07', null],
    ['H3.', null],
    ['', null],
  ])('%o names a place of the plan or none', (name, expected) => {
    const end = routeEnd(plan, name);
    expect(end === undefined ? null : [end.id, end.floor.code]).toEqual(expected);
  });

  test('begins at entrances alone', () => {
    expect(entrancesOf(plan).map(({ floor, element: { id } }) => [floor.code, id])).toEqual([['1F', 'door']]);
  });
});
