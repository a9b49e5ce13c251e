import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Answer, More } from '../portal.ts';
import { declaredKeys } from './schema-walk.ts';
import { actorsOf, type Actor } from './actors.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

vi.mock('node:crypto', async (original) => (await import('./cheap-hashes.ts')).withCheapScrypt(await original()));

/** What a client may claim to be. The server believes none of it (G3; ruling 1.5). */
function claims(stage: Stage): Record<string, unknown> {
  const { people, b, test: portal } = stage;
  return {
    subjectType: 'ACTOR',
    exhibitorId: b.id,
    visitorId: people.poolMember.visitorId,
    userAccountId: people.aAdmin.accountId,
    accountId: people.aAdmin.accountId,
    subjectId: people.poolMember.visitorId,
    projectId: portal.sugarCtx.exhibition.id,
    exhibitionId: portal.sugarCtx.exhibition.id,
    appId: 'organizer',
    admin: true,
    roles: ['ORGANIZER'],
    token: people.organizer.token,
  };
}

type Forgery = {
  name: string;
  input: (input: Record<string, unknown>, forged: Record<string, unknown>, call: AnyCall) => Record<string, unknown>;
  more: (forged: Record<string, unknown>, call: AnyCall, input: Record<string, unknown>) => More;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Whether the input of a call stands in its address; its body is a file, or none. */
const isInQuery = (call: AnyCall): boolean => call.method === 'GET' || call.takes === 'bytes';
const queryOf = (call: AnyCall, forged: Record<string, unknown>): string => {
  const query = new URLSearchParams(Object.entries(forged).map(([key, value]): [string, string] => [key, text(value)]));
  return (isInQuery(call) ? '&' : '?') + query.toString();
};
const same = (input: Record<string, unknown>): Record<string, unknown> => input;

const FORGERIES: readonly [Forgery, Forgery, Forgery, Forgery, Forgery] = [
  { name: 'in the body', input: (input, forged) => ({ ...forged, ...input }), more: () => ({}) },
  { name: 'in the query', input: same, more: (forged, call) => ({ query: queryOf(call, forged) }) },
  {
    name: 'in headers',
    input: same,
    more: (forged) => ({
      headers: {
        ...Object.fromEntries(
          Object.entries(forged).flatMap(([key, value]) => [
            [key.toLowerCase(), text(value)],
            [`x-${key.toLowerCase()}`, text(value)],
          ]),
        ),
        'x-forwarded-host': 'sugar.localhost',
        'x-host': 'sugar.localhost',
        forwarded: 'for=127.0.0.9;host=sugar.localhost',
      },
    }),
  },
  {
    name: 'in doubled keys',
    input: same,
    more: (forged, call, input) =>
      isInQuery(call)
        ? { query: queryOf(call, forged) + queryOf(call, forged) }
        : { body: JSON.stringify(forged).replace(/\}$/, ',') + JSON.stringify({ ...forged, ...input }).slice(1) },
  },
  {
    name: 'with isStream',
    input: (input) => ({ isStream: true, ...input }),
    more: (_forged, call) => ({ query: queryOf(call, { isStream: true }) }),
  },
];

const [IN_BODY, IN_QUERY, IN_HEADERS, DOUBLED, STREAM] = FORGERIES;

/** All of them but the doubled keys; what stands in the address stands there once. */
const ALL_AT_ONCE: Forgery = {
  name: 'everywhere at once',
  input: (input, forged, call) => (isInQuery(call) ? input : { isStream: true, ...forged, ...input }),
  more: (forged, call) => ({
    ...IN_HEADERS.more(forged, call, {}),
    query: queryOf(call, { ...forged, isStream: true }),
  }),
};

/** Uses something up or makes something that the watched tables do not hold: a pass, a try, a session. Or answers a file, which may hold its time. */
const usesUp = (call: AnyCall): boolean =>
  call.answers === 'file' ||
  call.errors.some((error) => error === 'passwordWrong' || error === 'humanCheckNeeded') ||
  /endSession|endOtherSessions|getValidationToken|checkValidation|authenticator\/begin|webhook\/test/.test(call.path);

describe('who somebody is comes from the session only (G3)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  /** A call's decision: what must not differ. Of a read that is the whole answer but for when it was read, of a write its status and code. */
  const decision = (answer: Answer, read: boolean): string =>
    read
      ? `${answer.status} ${answer.text.replace(/"readAt":"[^"]*"/, '"readAt":""')}`
      : `${answer.status} ${answer.body.code}`;

  test.for(everyCall)('%s', { timeout: 60_000 }, async ([, call]) => {
    const forged = Object.fromEntries(
      Object.entries(claims(stage)).filter(([key]) => !declaredKeys(call.input).has(key)),
    );
    const wrong: string[] = [];
    for (const actor of actorsOf(call)) wrong.push(...(await tryAs(call, actor, forged)));
    expect(wrong).toEqual([]);
  });

  async function tryAs(call: AnyCall, actor: Actor, forged: Record<string, unknown>): Promise<string[]> {
    const input = await inputOf(stage, call, actor);
    const { answer: honest, changes } = await watched(stage, call, () => ask(stage, call, actor, input));
    const read = changes.length === 0 && !usesUp(call);
    const tryWith = async (forgery: Forgery): Promise<string[]> => {
      const own = read ? input : await inputOf(stage, call, actor);
      const answer = await ask(stage, call, actor, forgery.input(own, forged, call), forgery.more(forged, call, own));
      if (decision(answer, read) === decision(honest, read)) return [];
      return [
        `${actor}, ${forgery.name}: ${decision(answer, true).slice(0, 200)} instead of ${decision(honest, true).slice(0, 200)}`,
      ];
    };
    const together = await tryWith(ALL_AT_ONCE);
    // each by itself only where together they make a difference
    const apart = together.length === 0 ? [] : [IN_BODY, IN_QUERY, IN_HEADERS, STREAM];
    // who is refused is so before the body is read
    const refused = honest.status === 401 || honest.status === 403;
    for (const forgery of refused ? apart : [DOUBLED, ...apart]) together.push(...(await tryWith(forgery)));
    return together;
  }
});
