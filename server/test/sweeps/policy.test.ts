import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { ACTORS, isVisitorActor, type Actor } from './actors.ts';
import { tablesOf } from './journal.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

vi.mock('node:crypto', async (original) => (await import('./cheap-hashes.ts')).withCheapScrypt(await original()));

type Line = { route: string; who: readonly string[]; objects: string };

/** The words of the table, and whom of the stage they mean. */
const WHO: Record<string, readonly Actor[]> = {
  anyone: [
    'anonymous',
    'unfinished',
    'visitorOne',
    'visitorTwo',
    'poolMember',
    'waiting',
    'aAdmin',
    'aStaff',
    'bAdmin',
    'organizer',
    'reviewer',
    'editor',
    'support',
  ],
  anonymous: ['anonymous'],
  unfinished: ['unfinished'],
  registered: ['visitorOne', 'visitorTwo', 'poolMember', 'waiting'],
  staff: ['aStaff'],
  admin: ['aAdmin', 'bAdmin'],
  organizer: ['organizer', 'reviewer', 'editor', 'support'],
  owner: ['organizer'],
  reviewer: ['organizer', 'reviewer'],
  editor: ['organizer', 'editor'],
  support: ['organizer', 'support'],
};

function readPolicy(): Line[] {
  const [, ...lines] = readFileSync(new URL('policy.tsv', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [route = '', who = '', objects = ''] = line.split('\t');
    return { route, who: who.split(',').map((word) => word.trim()), objects };
  });
}

const policy = readPolicy();
const mayOf = (line: Line): Set<Actor> => new Set(line.who.flatMap((word) => WHO[word] ?? []));

/** What the router really holds, from its own drawing: each line is a piece of a path under the piece it is indented below. */
function routesOf(drawing: string): string[] {
  const pieces: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ]*)[├└]── (?<piece>\S*)(?: \((?<methods>[^)]*)\))?/u.exec(line);
    if (found?.groups === undefined) return [];
    const { indent = '', piece = '', methods } = found.groups;
    pieces.length = indent.length / 4;
    pieces.push(piece);
    if (methods === undefined) return [];
    // every GET is answered to HEAD as well, without its body
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${pieces.join('')}`);
  });
}

const REFUSALS = [CODES.notSignedIn, CODES.sessionExpired, CODES.notAllowed, CODES.registrationUnfinished].map(
  ({ code, status }) => `${status} ${code}`,
);
const said = ({ code, status }: { code: number; status: number }): string => `${status} ${code}`;

/** The refusal this caller must get, or null where the call must be reached. */
function refusalOf(may: ReadonlySet<Actor>, actor: Actor): string | null {
  if (actor === 'aResigned' || actor === 'ended') return said(CODES.sessionExpired);
  if (may.has(actor)) return null;
  if (actor === 'anonymous') return said(CODES.notSignedIn);
  if (isVisitorActor(actor) && WHO['registered']?.some((registered) => may.has(registered)))
    return said(CODES.registrationUnfinished);
  return said(CODES.notAllowed);
}

describe('the policy of who may make which call (G1)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  test('every route of the server has a line, and every line a route', () => {
    expect(routesOf(stage.test.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(
      policy.map((line) => line.route).toSorted(),
    );
  });

  test('every line names callers the table knows and says which objects', () => {
    expect(policy.flatMap((line) => line.who.filter((word) => WHO[word] === undefined))).toEqual([]);
    expect(policy.filter((line) => line.objects === '').map((line) => line.route)).toEqual([]);
  });

  test.for(everyCall)('%s is refused to whom the policy says, and to nobody else', async ([, call]) => {
    const line = policy.find(({ route }) => route === `${call.method} ${call.path}`);
    expect(line).toBeDefined();
    const may = mayOf(line ?? { route: '', who: [], objects: '' });
    const wrong: string[] = [];
    const reached: string[] = [];
    let succeeded = false;
    for (const actor of ACTORS) {
      const { got, changed, code } = await tryAs(call, actor);
      const refusal = refusalOf(may, actor);
      if (refusal === null ? REFUSALS.includes(got) || got.startsWith('5') : got !== refusal)
        wrong.push(`${actor}: ${got} instead of ${refusal ?? 'being reached'}`);
      if (refusal !== null && changed.length > 0) wrong.push(`${actor}: refused, but ${changed.join(', ')} changed`);
      if (refusal === null) reached.push(`${actor}: ${got}`);
      succeeded ||= code === 1000;
    }
    expect(wrong).toEqual([]);
    // a later step of the registration is open only to who has done the ones before
    for (const progress of [1, 2] as const) succeeded ||= await succeedsAt(call, progress);
    expect({ succeeded, reached }).toEqual({ succeeded: true, reached });
  });

  async function succeedsAt(call: AnyCall, progress: Stage['progress']): Promise<boolean> {
    stage.progress = progress;
    const { code } = await tryAs(call, 'unfinished');
    stage.progress = 0;
    return code === 1000;
  }

  async function tryAs(call: AnyCall, actor: Actor): Promise<{ got: string; code: number; changed: string[] }> {
    const input = await inputOf(stage, call, actor);
    const { answer, changes } = await watched(stage, call, async () => {
      const given = await ask(stage, call, actor, input);
      await stage.test.portal.services.searchLog.flush();
      return given;
    });
    const { code, data } = answer.body;
    if (code !== 1000 && REFUSALS.includes(`${answer.status} ${code}`)) expect(data).toBeNull();
    return { got: `${answer.status} ${code}`, code, changed: tablesOf(changes) };
  }
});
