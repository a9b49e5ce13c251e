import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsBelow, type Import } from './imports.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ARCHITECTURE = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

/** The rooms of one workspace by row, from the table under its heading: `| name | room, room |`. A room is a folder or a file. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = ARCHITECTURE.split(`### ${heading}\n`);
  return (
    section
      .split('\n##')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Row '))
      .map((line) => (line.split('|')[2] ?? '').split(',').map((room) => room.trim().replaceAll('`', ''))) ?? []
  );
}

type House = { source: string; rows: readonly (readonly string[])[] };
const SERVER: House = { source: 'server/src/', rows: rowsUnder('Server') };
const WEB: House = { source: 'web/app/', rows: rowsUnder('Web') };

const imports = importsBelow(ROOT, ['contract/src', 'server/src', 'demo', 'web/app']);

/** The room that a file stands in: the longest name of the table that fits; `components/*` gives each folder below it a room of its own. */
function roomOf({ source, rows }: House, file: string): string | null {
  if (!file.startsWith(source)) return null;
  const rest = file.slice(source.length);
  const fits = rows.flat().filter((room) => {
    const name = room.replace('*', '');
    return rest === name || rest.startsWith(name.endsWith('/') ? name : `${name}/`);
  });
  const [room] = fits.toSorted((a, b) => b.length - a.length);
  if (room === undefined) return null;
  return room.endsWith('*') ? rest.split('/').slice(0, room.split('/').length).join('/') : room;
}

const rowOf = ({ rows }: House, room: string): number =>
  rows.findIndex((row) =>
    row.some((name) => name === room || (name.endsWith('*') && room.startsWith(name.slice(0, -1)))),
  );

/** Types alone tie nothing together at run time: these say what there is, for everybody. */
const NAMES_TYPES: ReadonlySet<string> = new Set(['core/services.ts', 'core/fair-context.ts', 'core/domain.ts']);

type Step = { from: string; to: string; by: Import };

function stepsOf(house: House): Step[] {
  return imports.flatMap((by) => {
    const [from, to] = [roomOf(house, by.from), roomOf(house, by.to)];
    if (from === null || to === null || from === to) return [];
    return by.typeOnly && NAMES_TYPES.has(from) ? [] : [{ from, to, by }];
  });
}

const told = ({ by }: Step): string => `${by.from} imports ${by.to}`;

/** Rooms that lead to one another, each group once. */
function circlesOf(steps: readonly Step[]): string[][] {
  const next = Map.groupBy(steps, ({ from }) => from);
  const reach = (room: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [room];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const { to } of next.get(at) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          waiting.push(to);
        }
    return seen;
  };
  const reached = new Map([...next.keys()].map((room) => [room, reach(room)] as const));
  const groups = [...reached.keys()].map((room) =>
    [...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room) === true).toSorted(),
  );
  return [...new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(), group])).values()];
}

describe.each([
  ['server', SERVER],
  ['web', WEB],
])('the rooms of %s', (_name, house) => {
  test('are all named in docs/architecture.md, and all that it names are there', () => {
    const files = [...new Set(imports.flatMap(({ from, to }) => [from, to]))].filter(
      (file) => file.startsWith(house.source) && /\.tsx?$/.test(file),
    );
    expect(files.filter((file) => roomOf(house, file) === null)).toEqual([]);
    const there = new Set(files.map((file) => roomOf(house, file)));
    const named = house.rows.flat().filter((room) => !room.endsWith('*'));
    expect(named.filter((room) => !there.has(room))).toEqual([]);
  });

  test('import from their own row and from rows above', () => {
    const up = stepsOf(house).filter(({ from, to }) => rowOf(house, to) > rowOf(house, from));
    expect(up.map(told)).toEqual([]);
  });
});

test.each([
  ['server', SERVER],
  ['web', WEB],
])('no room of %s leads back to itself', (_name, house) => {
  expect(circlesOf(stepsOf(house))).toEqual([]);
});

test('screens of one noun take nothing from those of another', () => {
  const isScreens = (room: string): boolean => room.startsWith('domains/');
  const across = stepsOf(WEB).filter(({ from, to }) => isScreens(from) && isScreens(to));
  expect(across.map(told)).toEqual([]);
});

/** The one file of the web that runs on the server only. */
const RENDERS = 'web/app/entry.server.tsx';

test('the contract knows itself and zod, the web reaches the server through it, and the server takes nothing from the web', () => {
  const astray = imports.filter(({ from, to }) => {
    if (from.startsWith('contract/')) return !to.startsWith('contract/src/') && to !== 'zod' && !to.startsWith('zod/');
    if (from.startsWith('server/')) return to.startsWith('web/') || to.startsWith('@fairbridge/web');
    return from.startsWith('web/') && from !== RENDERS && /^(?:server|node:|@fairbridge\/server)/.test(to);
  });
  expect(astray).toEqual([]);
});

/** The one door of the server to the demo, opened where an installation is or was one. */
const OPENS_DEMO = 'server/src/start/demo.ts';

test('the demo stands on the server and the contract; the server opens it late and at one place, and nobody else does', () => {
  const toDemo = imports.filter(({ from, to }) => to.startsWith('demo/') && !from.startsWith('demo/'));
  expect(toDemo.filter(({ from, dynamic }) => from !== OPENS_DEMO || !dynamic)).toEqual([]);
  expect(toDemo).toHaveLength(1);
  const fromDemo = imports.filter(({ from }) => from.startsWith('demo/'));
  expect(fromDemo.filter(({ to }) => /^(?:web|e2e|bench|server\/test)\//.test(to))).toEqual([]);
});
