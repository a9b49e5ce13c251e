import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Role } from '@fairbridge/contract/roles.ts';
import { newId } from '../../src/core/id.ts';
import { makeProduct } from '../world.ts';
import { keepPeople } from './stage-accounts.ts';
import { declaredKeys, walk } from './schema-walk.ts';
import { ACTORS, actorsOf, type Actor } from './actors.ts';
import { tablesOf, type Change } from './journal.ts';
import { ask, everyCall, inputOf, openStage, watched, type Stage } from './stage.ts';

vi.mock('node:crypto', async (original) => (await import('./cheap-hashes.ts')).withCheapScrypt(await original()));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Answers its one reader what they typed into a form themselves, as they typed it. */
const OWN_WORDS: ReadonlySet<string> = new Set(['autosave.get', 'autosave.save']);

test('every call declares its answer to the last field (G8)', () => {
  const open: string[] = [];
  for (const [name, call] of everyCall) {
    walk(call.output, (schema, path) => {
      const isOpen = schema instanceof z.ZodUnknown || schema instanceof z.ZodAny;
      if (isOpen && !OWN_WORDS.has(name)) open.push(`${name} ${path.join('.')}: anything`);
      if (
        schema instanceof z.ZodObject &&
        schema.def.catchall !== undefined &&
        !(schema.def.catchall instanceof z.ZodNever)
      )
        open.push(`${name} ${path.join('.')}: other keys`);
    });
  }
  expect(open).toEqual([]);
});

/** What only some may read: a token each, told apart wherever it turns up. */
type Secret = { name: string; token: string; readers: readonly Actor[] };

async function plantSecrets(): Promise<Secret[]> {
  const { people, a, test: portal } = stage;
  const { db } = portal.ctx;
  const secrets: Secret[] = [];
  const plant = async (
    name: string,
    table: string,
    column: string,
    id: string,
    readers: readonly Actor[],
    shape = (token: string) => token,
    stored = (token: string) => token,
  ): Promise<void> => {
    const token = shape(`cnr${newId()}`.toLowerCase());
    secrets.push({ name, token, readers });
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${stored(token)} where id = ${id}`.execute(db);
  };
  const mail = (token: string): string => `${token}@fair.example`;
  const { visitorOne, visitorTwo, aAdmin, aStaff, bAdmin } = people;
  // a buyer's contact goes to the company ordered from, and to nobody else
  await sql`delete from intent_order`.execute(db);
  const product = await makeProduct(portal, a, {});
  await portal.as(visitorOne)(contract.order.create, { productId: product.id, quantity: 7, unit: 'kg' });
  const { inquiries } = await portal.as(visitorOne)(contract.inquiry.create, {
    productIds: [product.id],
    question: 'FOB?',
  });
  const { id: quoteId } = await portal.as(aAdmin)(contract.quote.create, {
    inquiryId: inquiries[0]?.id ?? '',
    price: { amount: 3.2, currency: 'USD', unit: 'kg' },
    validUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  });
  await plant('remark of a quote', 'quote', 'remark', quoteId, ['visitorOne', 'aAdmin', 'aStaff']);
  await plant('question of a buyer', 'inquiry', 'question', inquiries[0]?.id ?? '', ['visitorOne', 'aAdmin', 'aStaff']);
  await plant('e-mail of a buyer', 'account', 'email', visitorOne.accountId, ['visitorOne', 'aAdmin', 'aStaff'], mail);
  await plant('mobile of a buyer', 'visitor', 'mobile', visitorOne.visitorId, ['visitorOne', 'aAdmin', 'aStaff']);
  await plant('e-mail of a visitor', 'account', 'email', visitorTwo.accountId, ['visitorTwo'], mail);
  await plant('log-in mobile of a visitor', 'account', 'mobile', visitorTwo.accountId, ['visitorTwo']);
  await plant('mobile of a visitor', 'visitor', 'mobile', visitorTwo.visitorId, ['visitorTwo']);
  await plant('address of a visitor', 'visitor', 'address', visitorTwo.visitorId, ['visitorTwo']);
  await plant('department of a visitor', 'visitor', 'department', visitorTwo.visitorId, ['visitorTwo']);
  for (const [actor, { accountId }] of Object.entries({ visitorTwo, aAdmin, bAdmin }))
    await plant(
      `password hash of ${actor}`,
      'account',
      'password_hash',
      accountId,
      [],
      (token) => `$argon2id$${token}`,
    );
  await plant('e-mail of staff', 'account', 'email', aStaff.accountId, ['aStaff'], mail);
  await plant('work e-mail of staff', 'employee', 'email', aStaff.employeeId, ['aAdmin', 'aStaff'], mail);
  await plant('personal code of staff', 'employee', 'bind_code', aStaff.employeeId, []);
  const mobile = '8613700000077';
  await sql`update employee set mobile = ${mobile} where id = ${aStaff.employeeId}`.execute(db);
  secrets.push({ name: 'work mobile of staff', token: mobile.slice(2), readers: ['aAdmin', 'aStaff'] });
  await plant('purchase price', 'product', 'purchase_price', product.id, ['aAdmin', 'aStaff']);
  // how to reach a company is for registered buyers and the organizer; whom to ask there is the company's own
  const reached = ['visitorOne', 'visitorTwo', 'poolMember', 'waiting', 'aAdmin', 'aStaff', 'organizer'] as const;
  await plant('e-mail of a company', 'exhibitor', 'email', a.id, reached);
  await plant('telephone of a company', 'exhibitor', 'telephone', a.id, reached);
  for (const column of ['contact', 'conference_contact'])
    await plant(`${column} of a company`, 'exhibitor', column, a.id, ['aAdmin', 'aStaff'], undefined, (name) =>
      JSON.stringify({ name }),
    );
  for (const actor of ACTORS)
    secrets.push({ name: `token of ${actor}`, token: people[actor].token ?? newId(), readers: [] });
  // what calls change of people is put back to what they are now
  stage.kept = await keepPeople(portal, people);
  return secrets;
}

/** The search of the console shows visitors as their list does, to those who read that list: the editor is not among them. */
const LIST_READERS: readonly Actor[] = ['organizer', 'reviewer', 'support'];
const isListed = (call: string, actor: Actor, { name }: Secret): boolean =>
  call === 'organizer.search' &&
  LIST_READERS.includes(actor) &&
  /^(?:e-mail|mobile) of a (?:buyer|visitor)$/.test(name);

/** After everything else: the company writes itself anew, which takes away what was planted; further buyers give companies other contacts to read. */
const LAST = ['order.create', 'inquiry.create', 'exhibitor.change'];
/** What their examples name is a buyer's: it is made for the caller, who becomes a buyer of the company by it. */
const OF_BUYER = /"\$(?:request|acceptedQuote)"/;
const lateness = ([name, { example }]: (typeof everyCall)[number]): number =>
  LAST.includes(name) ? LAST.indexOf(name) + 2 : Number(OF_BUYER.test(JSON.stringify(example)));
const secretsLast = everyCall.toSorted((one, other) => lateness(one) - lateness(other));

describe('an answer holds what is declared, and no secret for others than its owner, and whom he gave it to (G8)', () => {
  let secrets: Secret[];
  const positive = new Set<string>();
  beforeAll(async () => {
    secrets = await plantSecrets();
  });

  test.for(secretsLast)('%s', { timeout: 120_000 }, async ([name, call]) => {
    const told: string[] = [];
    for (const actor of actorsOf(call)) {
      const { body, headers, text } = await ask(stage, call, actor, await inputOf(stage, call, actor));
      expect(headers['cache-control']).toBe('no-store');
      // told to the other site, which shows its key; as nobody's session
      const heard = name === 'account.redeemAuthCode' ? [] : secrets.filter(({ token }) => text.includes(token));
      for (const secret of heard) {
        positive.add(secret.name);
        if (!secret.readers.includes(actor) && !isListed(name, actor, secret))
          told.push(`${actor} is told the ${secret.name}`);
      }
      // a file has no keys
      if (body.code !== 1000 || call.answers === 'file') continue;
      expect(Object.keys(body)).toEqual(['code', 'message', 'data']);
      expect(call.output.parse(body.data)).toEqual(body.data);
    }
    expect(told).toEqual([]);
  });

  test('each secret that somebody may read was read', () => {
    for (const known of [
      'e-mail of a buyer',
      'mobile of a buyer',
      'work e-mail of staff',
      'work mobile of staff',
      'e-mail of a visitor',
      'mobile of a visitor',
      'address of a visitor',
      'telephone of a company',
      'contact of a company',
    ])
      expect(positive).toContain(known);
  });
});

/** A value of each type that nothing writes by itself. */
function forgedValue(type: string, current: unknown): unknown {
  if (type === 'boolean') return current !== true;
  if (type.startsWith('timestamp')) return '2001-02-03T04:05:06.000Z';
  if (type === 'ARRAY') return ['forgedforged1'];
  if (type === 'jsonb') return { forged: 'forgedforged1' };
  return type === 'text' || type === 'bytea' ? 'forgedforged1' : 7_654_321;
}
const FORGED = /forgedforged1|7654321|2001-02-03/;
const camel = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

/** What was written, by column: every value of every changed row. */
function written(changes: readonly Change[]): Map<string, string> {
  const values = new Map<string, string[]>();
  for (const { table, before, after } of changes) {
    for (const column of Object.keys(after ?? before ?? {})) {
      const name = `${table}.${column}`;
      const kind =
        after === null
          ? 'removed'
          : before === null
            ? 'added'
            : JSON.stringify(before[column]) === JSON.stringify(after[column])
              ? 'kept'
              : 'changed';
      values.set(name, [...(values.get(name) ?? []), `${kind} ${JSON.stringify(after?.[column] ?? null)}`]);
    }
  }
  return new Map([...values].map(([name, list]) => [name, list.toSorted().join('; ')]));
}

/** A number that counts half minutes is a time too. */
const OF_THE_CLOCK: ReadonlySet<string> = new Set(['authenticator.last_step']);

/** The columns that two honest runs write alike: whatever is new each time (ids, times, hashes) cannot be compared. */
function steady(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): [string, string][] {
  return [...one].filter(([name, value]) => other.get(name) === value && !OF_THE_CLOCK.has(name));
}

/** A value for a column that the form does not hold, and for which columns it is. */
type Forgery = { names: readonly string[]; column: string; value: unknown };

/** As few requests as hold them all: another value of the same name, for another table, goes with the next. */
function atOnce(forgeries: readonly Forgery[]): Forgery[][] {
  const requests: Map<string, Forgery>[] = [];
  for (const forgery of forgeries) {
    const value = JSON.stringify(forgery.value);
    const free = requests.find((one) => JSON.stringify(one.get(forgery.column)?.value ?? forgery.value) === value);
    const request = free ?? new Map<string, Forgery>();
    if (free === undefined) requests.push(request);
    const same = request.get(forgery.column);
    request.set(forgery.column, { ...forgery, names: [...(same?.names ?? []), ...forgery.names] });
  }
  return requests.map((one) => [...one.values()]);
}

type Column = { table: string; column: string; type: string };
async function columnsOf(tables: readonly string[]): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}::text[]) order by 1, 2`.execute(stage.test.ctx.db);
  return rows;
}

describe('clients write the fields of the form, and no others (G9)', () => {
  // a stage of its own: each look goes through all that stands there, and the attacks above leave thousands of rows
  beforeAll(async () => {
    await stage.close();
    stage = await openStage();
  });

  async function changesOf(
    call: AnyCall,
    actor: Actor,
    extra: Record<string, unknown>,
  ): Promise<{ code: number; changes: Change[] }> {
    const input = await inputOf(stage, call, actor);
    const { answer, changes } = await watched(stage, call, () => ask(stage, call, actor, { ...extra, ...input }));
    const { code } = answer.body;
    return { code, changes: code === 1000 ? changes : [] };
  }

  /** Who of those tried is meant to make a call; that nobody else can is the matter of policy.test.ts. */
  const MEANT: Partial<Record<Actor, readonly Role[]>> = {
    anonymous: ['anonymous'],
    visitorOne: ['visitor', 'registeredVisitor'],
    unfinished: ['visitor'],
    aStaff: ['exhibitor'],
    aAdmin: ['exhibitor', 'exhibitorAdmin'],
  };
  const isMeant = (call: AnyCall, actor: Actor): boolean =>
    MEANT[actor]?.some((who) => call.roles.includes(who)) ?? true;

  /** The first caller for whom the example changes something; the unfinished visitor at each step of the registration. */
  async function writer(call: AnyCall): Promise<{ actor: Actor; changes: Change[] } | null> {
    const callers = [
      ...(['visitorOne', 'aStaff', 'aAdmin', 'anonymous'] as const).map((actor) => ({ actor, progress: 0 }) as const),
      ...([0, 1, 2] as const).map((progress) => ({ actor: 'unfinished', progress }) as const),
    ];
    const staff = [{ actor: 'organizer', progress: 0 } as const, { actor: 'anonymous', progress: 0 } as const];
    for (const { actor, progress } of call.path.startsWith('/organizer/') ? staff : callers) {
      if (!isMeant(call, actor)) continue;
      stage.progress = progress;
      const { code, changes } = await changesOf(call, actor, {});
      if (code === 1000 && changes.length > 0) return { actor, changes };
    }
    stage.progress = 0;
    return null;
  }

  const swept: string[] = [];

  test.for(everyCall)('%s', { timeout: 120_000 }, async ([name, call]) => {
    const found = await writer(call);
    if (found === null) return;
    const again = await changesOf(call, found.actor, {});
    const expected = steady(written((await changesOf(call, found.actor, {})).changes), written(again.changes));
    const declared = declaredKeys(call.input);
    const touched = tablesOf([...found.changes, ...again.changes]);
    const forgeries = (await columnsOf(touched)).flatMap(({ table, column, type }): Forgery[] => {
      if (declared.has(column) || declared.has(camel(column))) return [];
      const current = again.changes.find((change) => change.table === table)?.after?.[column];
      return [{ names: [`${table}.${column}`], column, value: forgedValue(type, current) }];
    });
    const wrong: string[] = [];
    for (const together of atOnce(forgeries)) wrong.push(...(await wrongWith(call, found.actor, together, expected)));
    stage.progress = 0;
    swept.push(name);
    expect(wrong).toEqual([]);
  });

  /** What is wrong with a request that holds all of these beside the form: by its halves, down to a single column, where they show it too. */
  async function wrongWith(
    call: AnyCall,
    actor: Actor,
    forgeries: readonly Forgery[],
    expected: readonly [string, string][],
  ): Promise<string[]> {
    const extra = Object.fromEntries(
      forgeries.flatMap(({ column, value }) => [column, camel(column)].map((key): [string, unknown] => [key, value])),
    );
    const { changes } = await changesOf(call, actor, extra);
    const names = forgeries.flatMap((forgery) => forgery.names).join(', ');
    const wrong = FORGED.test(JSON.stringify(changes.map(({ after }) => after))) ? [`${names} was written`] : [];
    const got = written(changes);
    for (const [name, honest] of expected)
      if (got.get(name) !== honest)
        wrong.push(`with ${names}, ${name} is ${got.get(name) ?? 'not written'} instead of ${honest}`.slice(0, 300));
    if (wrong.length === 0 || forgeries.length === 1) return wrong;
    const half = Math.ceil(forgeries.length / 2);
    const narrower = [
      ...(await wrongWith(call, actor, forgeries.slice(0, half), expected)),
      ...(await wrongWith(call, actor, forgeries.slice(half), expected)),
    ];
    return narrower.length === 0 ? wrong : narrower;
  }

  /** Counts who follows an invitation by code; its example is a letter, of which nothing is written. */
  const WRITES_BY_CODE = 'invitation.addRecord';

  test('reaches every call that writes', () => {
    const reads = everyCall.map(([name]) => name).filter((name) => !swept.includes(name) && name !== WRITES_BY_CODE);
    expect(
      reads.filter((name) =>
        /\.(save|add|update|set|remove|create|complete|register|insert|bind|unbind|change|confirm|decide|stream)(?=[A-Z]|$)/.test(
          name,
        ),
      ),
    ).toEqual([]);
  });
});
