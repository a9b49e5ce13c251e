import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { can, type Caller } from '@fairbridge/contract/roles.ts';
import type { Answer } from '../portal.ts';
import { idFields, put, type Path } from './schema-walk.ts';
import { ACTORS, isEmployeeActor, isStaffActor, isVisitorActor, type Actor } from './actors.ts';
import { tablesOf } from './journal.ts';
import { foreignIds, ownId } from './stage-nouns.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

type Case = { name: string; call: AnyCall; noun: string; path: Path };
const cases: Case[] = everyCall.flatMap(([name, call]) =>
  idFields(call.input).map(({ noun, path }) => ({ name, call, noun, path })),
);

/** Who may make this call at all, by its declaration: the others are policy.test.ts's. */
function mayMake(call: AnyCall, actor: Actor): boolean {
  const none = { accountId: '', sessionId: '' };
  const caller: Caller = isVisitorActor(actor)
    ? { kind: 'visitor', ...none, visitorId: '', registered: actor !== 'unfinished', approved: false, pool: [] }
    : isEmployeeActor(actor)
      ? { kind: 'exhibitor', ...none, employeeId: '', exhibitorId: '', admin: actor !== 'aStaff' }
      : isStaffActor(actor)
        ? { kind: 'organizer', ...none, staffId: '', role: actor === 'organizer' ? 'owner' : actor }
        : { kind: 'anonymous' };
  return actor !== 'aResigned' && actor !== 'ended' && can(call.roles, caller);
}

/** Where one call takes ids of several nouns in the same place, another field says of which. */
const KIND: Record<string, string> = { product: 'PRODUCT', exhibitor: 'ACTOR', visitor: 'VISITOR' };
/** What a message holds that names one. */
const BODIES: Record<string, object> = {
  product: { kind: 'product', productId: '' },
  chatFile: { kind: 'files', files: [{ fileId: '', name: '' }] },
  quote: { kind: 'quote', quoteId: '' },
  sentInvitation: { kind: 'invitation', invitationId: '' },
};
const withKind = (input: Record<string, unknown>, noun: string): Record<string, unknown> =>
  'collectionSubjectType' in input
    ? { ...input, collectionSubjectType: KIND[noun] }
    : 'subjectType' in input
      ? { ...input, subjectType: KIND[noun] }
      : 'clientId' in input && Object.hasOwn(BODIES, noun)
        ? { ...input, body: BODIES[noun] }
        : input;

/** An input with the first entry of its list once for each id: the list of a path such as `points.*.productId`. */
function withList(input: unknown, path: Path, ids: readonly string[]): unknown {
  const star = path.indexOf('*');
  const [before, after] = [path.slice(0, star), path.slice(star + 1)];
  const list: unknown = before.reduce<unknown>((value, key) => Reflect.get(Object(value), key), input);
  const [first] = Array.isArray(list) ? list : [];
  return put(
    input,
    before,
    ids.map((id) => put(first, after, id)),
  );
}

/** What a caller can tell an answer by; ids that were sent are taken out. */
const plain = (answer: Answer, sent: string): string => `${answer.status} ${answer.text.replaceAll(sent, '<id>')}`;

/** They read, and leave out what is not seen: the rest of what was asked for is shown. */
const LEAVES_OUT: ReadonlySet<string> = new Set([
  'product.compare',
  'product.exportCompared',
  'inquiry.recipients',
  'inquiry.others',
  'leadScore.ofLeads',
  'leadScore.ofContacts',
  'chat.people',
]);

const READ_AS_LISTS: ReadonlySet<string> = new Set(
  [
    contract.product.compare,
    contract.inquiry.recipients,
    contract.inquiry.others,
    contract.lead.list,
    contract.lead.exportList,
    contract.quote.ownList,
    contract.order.ownList,
    contract.leadScore.ofLeads,
    contract.leadScore.ofContacts,
    contract.chat.people,
  ].map(({ path }) => path),
);

describe('objects of others (G2)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  async function withId(given: Case, actor: Actor, id: string): Promise<Record<string, unknown>> {
    const input = withKind(await inputOf(stage, given.call, actor), given.noun);
    return Object(put(input, given.path, id));
  }

  test('ids are found in the inputs of the contract', () => {
    expect(cases.length).toBeGreaterThan(10);
  });

  describe.each(cases)('$name with a foreign $noun', (given) => {
    const actors = ACTORS.filter((actor) => mayMake(given.call, actor));

    test('answers as for a missing one, and changes nothing', async () => {
      const wrong: string[] = [];
      for (const actor of actors) {
        const { missing = '', ...foreign } = await foreignIds(stage, given.call, given.noun, actor);
        const expected = plain(await ask(stage, given.call, actor, await withId(given, actor, missing)), missing);
        if (expected.startsWith('2') && !isList(given.call)) wrong.push(`${actor}: a missing ${given.noun} succeeds`);
        for (const [kind, id] of Object.entries(foreign)) {
          const input = await withId(given, actor, id);
          const { answer, changes } = await watched(stage, given.call, () => ask(stage, given.call, actor, input));
          const got = plain(answer, id);
          if (got !== expected) wrong.push(`${actor}, ${kind}: ${got} instead of ${expected}`);
          wrong.push(...tablesOf(changes).map((table) => `${actor}, ${kind}: changed ${table}`));
        }
      }
      expect(wrong).toEqual([]);
    });

    if (!given.path.includes('*') || LEAVES_OUT.has(given.name)) return;
    test('among own ones: nothing of the batch happens', async () => {
      const wrong: string[] = [];
      for (const actor of actors) {
        const { missing, ...foreign } = await foreignIds(stage, given.call, given.noun, actor);
        expect(missing).toBeDefined();
        for (const [kind, id] of Object.entries(foreign)) {
          const list = [await ownId(stage, given.noun, actor), id, await ownId(stage, given.noun, actor)];
          const input = Object(
            withList(withKind(await inputOf(stage, given.call, actor), given.noun), given.path, list),
          );
          const { answer, changes } = await watched(stage, given.call, () => ask(stage, given.call, actor, input));
          if (answer.status < 400) wrong.push(`${actor}, ${kind}: ${answer.text}`);
          wrong.push(...tablesOf(changes).map((table) => `${actor}, ${kind}: changed ${table}`));
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  /** A list of something foreign may be empty instead of 'not found': it must be the same emptiness. */
  const isList = (call: AnyCall): boolean => 'pageNum' in Object(call.example) || READ_AS_LISTS.has(call.path);
});
