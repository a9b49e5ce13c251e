import { elementName } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { expect, test } from 'vitest';
import type { RouteStep } from '@fairbridge/contract/floor-plan/directions.ts';
import { booth, element, floorOf, planOf, rectangle } from '@fairbridge/contract/floor-plan/random-plan.ts';
import { routeSentences } from './route-sentences.ts';

const named = (one: ReturnType<typeof element>, zh: string, en: string) => ({ ...one, name: { zh, en } });
const numbered = (id: string, hall: string, number: string) => ({ ...booth(id, rectangle(0, 0, 3, 3), hall), number });
const plan = planOf(
  floorOf(
    '1F',
    [
      named(element('door', 'entrance', [[0, 0]]), '西入口', 'West entrance'),
      named(element('lift-1', 'lift', [[9, 0]], '1'), '1号电梯', 'Lift 1'),
      named(element('up', 'escalator', [[8, 0]], '2'), '上行至 2F', 'Up to 2F'),
      element('stairs-1', 'stairs', [[7, 0]], '3'),
    ],
    [numbered('one', 'H1', 'A07')],
  ),
  floorOf('2F', [], [numbered('two', 'H3', 'B12')]),
);
const told = (steps: readonly RouteStep[], lang: 'zh' | 'en') => routeSentences(plan, steps, lang);
const texts = (steps: readonly RouteStep[], lang: 'zh' | 'en') => told(steps, lang).map(({ text }) => text);

const STEPS: readonly RouteStep[] = [
  { kind: 'start', at: 'door', floor: '1F' },
  { kind: 'walk', metres: 1052.4 },
  { kind: 'pass', booth: 'one', side: 'right' },
  { kind: 'turn', side: 'left' },
  { kind: 'walk', metres: 0.2 },
  { kind: 'turn', side: 'right' },
  { kind: 'ride', by: 'lift', element: 'lift-1', side: 'left', floor: '2F' },
  { kind: 'turn', side: 'right' },
  { kind: 'walk', metres: 12 },
  { kind: 'pass', booth: 'one', side: 'left' },
  { kind: 'turn', side: 'left' },
  { kind: 'turn', side: 'left' },
  { kind: 'arrive', at: 'two', side: 'right' },
];

test('tells a route in English, a turn with the walk after it', () => {
  expect(told(STEPS, 'en')).toEqual([
    { text: 'Start at West entrance', floor: null },
    { text: 'Walk 1,052 m, past H1 1F · A07 on your right', floor: null },
    { text: 'Turn left and walk 1 m', floor: null },
    { text: 'Turn right', floor: null },
    { text: 'Take Lift 1 on your left to 2F', floor: '2F' },
    { text: 'Turn right and walk 12 m, past H1 1F · A07 on your left', floor: null },
    { text: 'Turn left', floor: null },
    { text: 'Turn left', floor: null },
    { text: 'Arrive at H3 2F · B12 on your right', floor: null },
  ]);
});

test('tells a route in Chinese, with blanks around Latin letters and figures', () => {
  expect(texts(STEPS, 'zh')).toEqual([
    '从西入口出发',
    '直行 1,052 米，经过右侧的 H1 1F · A07',
    '左转，直行 1 米',
    '右转',
    '乘坐左侧的 1号电梯至 2F',
    '右转，直行 12 米，经过左侧的 H1 1F · A07',
    '左转',
    '左转',
    '到达右侧的 H3 2F · B12',
  ]);
});

test('says what a ride is where its name does not', () => {
  const rides: readonly RouteStep[] = [
    { kind: 'ride', by: 'escalator', element: 'up', side: 'ahead', floor: '2F' },
    { kind: 'ride', by: 'escalator', element: 'up', side: 'right', floor: '2F' },
    { kind: 'ride', by: 'stairs', element: 'stairs-1', side: 'ahead', floor: 'B1F' },
    { kind: 'ride', by: 'stairs', element: 'stairs-1', side: 'left', floor: 'B1F' },
    { kind: 'ride', by: 'lift', element: 'gone', side: 'right', floor: 'B1F' },
  ];
  expect(texts(rides, 'en')).toEqual([
    'Take the escalator (Up to 2F) to 2F',
    'Take the escalator (Up to 2F) on your right to 2F',
    'Take the stairs to B1F',
    'Take the stairs on your left to B1F',
    'Take the lift on your right to B1F',
  ]);
  expect(texts(rides, 'zh')).toEqual([
    '乘坐自动扶梯（上行至 2F）至 2F',
    '乘坐右侧的自动扶梯（上行至 2F）至 2F',
    '走楼梯至 B1F',
    '走左侧的楼梯至 B1F',
    '乘坐右侧的电梯至 B1F',
  ]);
});

test('is short where one is there already', () => {
  const steps: readonly RouteStep[] = [
    { kind: 'start', at: 'one', floor: '1F' },
    { kind: 'arrive', at: 'one', side: 'ahead' },
  ];
  expect(texts(steps, 'en')).toEqual(['Start at H1 1F · A07', 'Arrive at H1 1F · A07']);
  expect(texts(steps, 'zh')).toEqual(['从 H1 1F · A07 出发', '到达 H1 1F · A07']);
});

test('names what has no name by what it is', () => {
  const unnamed = element('door', 'entrance', [[0, 0]]);
  expect([elementName(unnamed, 'zh'), elementName(unnamed, 'en')]).toEqual(['出入口', 'Entrance']);
});
