import { isConnector } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import {
  boxOf,
  distance,
  edgesOf,
  nearestOnSegment,
  type Box,
} from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { describe, expect, test } from 'vitest';
import { fairs } from '../data/index.ts';
import { planOf, type DrawnFloor } from './plan.ts';

const SIZES = [1, 5, 12, 64, 320, 3_000];
const cases = Object.values(fairs).flatMap(({ definition }) => SIZES.map((size) => [definition.code, size] as const));

/** Corners are kept to the centimetre. */
const CENTIMETRE = 0.011;
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > CENTIMETRE &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > CENTIMETRE;
const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - CENTIMETRE &&
  inner.top >= outer.top - CENTIMETRE &&
  inner.right <= outer.right + CENTIMETRE &&
  inner.bottom <= outer.bottom + CENTIMETRE;

type Segment = readonly [Point, Point];
const segmentsOf = (points: Points): Segment[] => points.slice(1).map((to, at): Segment => [points[at] ?? to, to]);
const aislesOf = ({ elements }: DrawnFloor): Segment[] =>
  elements.flatMap(({ kind, points }) => (kind === 'aisle' ? segmentsOf(points) : []));
const areasOf = ({ elements }: DrawnFloor) =>
  elements.filter(({ kind, points }) => kind !== 'hall' && kind !== 'aisle' && kind !== 'wall' && points.length > 2);
/** Two of a list that lie on each other. Sorted by where they begin, so that few are compared. */
function overlapping(named: readonly { name: string; box: Box }[]): string[] {
  const sorted = named.toSorted((a, b) => a.box.left - b.box.left);
  return sorted.flatMap((one, at) => {
    const found: string[] = [];
    for (const other of sorted.slice(at + 1)) {
      if (other.box.left >= one.box.right) break;
      if (overlap(one.box, other.box)) found.push(`${one.name} and ${other.name}`);
    }
    return found;
  });
}

const boothName = ({ hall, number }: { hall: string; number: string }) => `${hall} ${number}`;

describe.each(cases)('the plan of %s for %i companies', (code, size) => {
  const { definition } = fairs[code];
  const { floors, stands } = planOf(definition, size);
  const booths = floors.flatMap((floor) => floor.booths);

  test('has a booth of its own for each company, and none that is kept back', () => {
    expect(stands.length).toBe(size);
    const open = new Set(booths.filter(({ state }) => state === 'open').map(boothName));
    const given = stands.map(boothName);
    expect(given.filter((name) => !open.has(name))).toEqual([]);
    expect(new Set(given).size).toBe(size);
  });

  test('numbers each booth of a hall once, by its row and its place', () => {
    const names = booths.map(boothName);
    expect(new Set(names).size).toBe(names.length);
    expect(booths.map(({ number }) => number).filter((number) => !/^[A-HJ-NP-Z]{1,2}\d\d$/.test(number))).toEqual([]);
  });

  test('draws every hall on its floor, and no booths in a lobby', () => {
    const drawn = floors.flatMap((floor) =>
      floor.elements.flatMap(({ kind, hall }) => (kind === 'hall' ? [`${floor.code} ${hall ?? ''}`] : [])),
    );
    expect(drawn.toSorted()).toEqual(definition.halls.map((hall) => `${hall.floor} ${hall.code}`).toSorted());
    expect(floors.map((floor) => floor.code)).toEqual(definition.floors.map((floor) => floor.code));
    const open = new Set(['LB', 'LZ']);
    const rows = Map.groupBy(booths, ({ hall }) => hall);
    const tooFew = definition.halls.filter((hall) => {
      const letters = new Set((rows.get(hall.code) ?? []).map(({ number }) => number.replace(/\d+/, '')));
      return open.has(hall.code) ? letters.size > 0 : letters.size < 3;
    });
    expect(tooFew.map((hall) => hall.code)).toEqual([]);
  });

  test('lets nothing overlap, and keeps booths in their halls and everything on the floor', () => {
    for (const floor of floors) {
      const solid = [
        ...floor.booths.map((booth) => ({ name: boothName(booth), box: boxOf(booth.points) })),
        ...areasOf(floor).map(({ kind, points }) => ({ name: kind, box: boxOf(points) })),
      ];
      expect(overlapping(solid)).toEqual([]);
      const halls = new Map(
        floor.elements.flatMap(({ kind, hall, points }) => (kind === 'hall' ? [[hall, boxOf(points)]] : [])),
      );
      expect(overlapping([...halls].map(([hall, box]) => ({ name: hall ?? '', box })))).toEqual([]);
      const outside = floor.booths.filter((booth) => {
        const hall = halls.get(booth.hall);
        return hall === undefined || !within(boxOf(booth.points), hall);
      });
      expect(outside.map(boothName)).toEqual([]);
      const sheet = { left: 0, top: 0, right: floor.width, bottom: floor.depth };
      expect(floor.elements.filter(({ points }) => !within(boxOf(points), sheet))).toEqual([]);
    }
  });

  test('leads an aisle past every booth, and through none', () => {
    for (const floor of floors) {
      const aisles = aislesOf(floor);
      const boxes = aisles.map((aisle) => boxOf([...aisle]));
      const far = floor.booths.filter(
        (booth) =>
          !edgesOf(booth.points).some(([[x1, y1], [x2, y2]]) => {
            const front: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
            return aisles.some((aisle) => distance(front, nearestOnSegment(front, aisle).at) <= 2.5 + CENTIMETRE);
          }),
      );
      expect(far.map(boothName)).toEqual([]);
      const crosses = ({ points }: { points: Points }) => {
        const { left, top, right, bottom } = boxOf(points);
        return boxes.some((line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom);
      };
      expect(floor.booths.filter(crosses).map(boothName)).toEqual([]);
      expect(areasOf(floor).filter(crosses)).toEqual([]);
    }
  });

  test('joins all aisles of a floor at common points, and ends each entrance at one', () => {
    for (const floor of floors) {
      const steps = new Map<string, string[]>();
      const add = (from: string, to: string) => steps.set(from, [...(steps.get(from) ?? []), to]);
      for (const [from, to] of aislesOf(floor)) {
        add(from.join(' '), to.join(' '));
        add(to.join(' '), from.join(' '));
      }
      const [first = ''] = steps.keys();
      const [reached, waiting] = [new Set([first]), [first]];
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
        for (const next of steps.get(at) ?? [])
          if (!reached.has(next)) {
            reached.add(next);
            waiting.push(next);
          }
      expect([floor.code, [...steps.keys()].filter((point) => !reached.has(point))]).toEqual([floor.code, []]);
      const entrances = floor.elements.filter(({ kind }) => kind === 'entrance');
      expect(entrances.filter(({ points: [at = [0, 0]] }) => !steps.has(at.join(' ')))).toEqual([]);
      if (floor.code === '1F') expect(entrances.length).toBeGreaterThan(3);
    }
  });

  test('stops a lift on every floor, and names each stop of a way to another floor alike', () => {
    const ways = floors.flatMap((floor) =>
      floor.elements.flatMap(({ kind, connector }) =>
        isConnector(kind) ? [{ kind, connector, floor: floor.code }] : [],
      ),
    );
    const stops = Map.groupBy(ways, ({ connector }) => connector);
    expect(stops.get('lift-1')?.map(({ floor }) => floor)).toEqual(floors.map((floor) => floor.code));
    expect([...stops.values()].filter((list) => list.length < 2)).toEqual([]);
    expect([...stops.values()].filter((list) => new Set(list.map(({ kind }) => kind)).size > 1)).toEqual([]);
    expect(
      floors.flatMap(({ elements }) => elements).filter(({ kind, connector }) => !isConnector(kind) && connector),
    ).toEqual([]);
  });

  test('is the same at each call', () => {
    expect(planOf(definition, size)).toEqual({ floors, stands });
  });
});

test('a fair of hundreds has some free booths and a few that are kept back', () => {
  for (const [code, size] of [
    ['agro', 320],
    ['agro', 3_000],
    ['sugar', 3_000],
  ] as const) {
    const { floors, stands } = planOf(fairs[code].definition, size);
    const booths = floors.flatMap((floor) => floor.booths);
    const held = booths.filter(({ state }) => state === 'held').length;
    const free = (booths.length - held - stands.length) / booths.length;
    expect([code, size, free > 0.045 && free < 0.08, held > 5 && held < booths.length / 30]).toEqual([
      code,
      size,
      true,
      true,
    ]);
  }
});
