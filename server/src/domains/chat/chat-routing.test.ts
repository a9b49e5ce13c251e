import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { listenTo, type Told } from '../../../test/realtime.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { offerToAll } from './chat-routing.actions.ts';
import { answersFor } from './chat-routing.rules.ts';

const { get, save } = contract.chatRouting;

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let english: Employee;
let other: Employee;
let buyer: Visitor;
let told: Told[];
/** These are there now, and nobody else; answers what is told from then on. */
const areThere = (...people: Employee[]): Told[] =>
  listenTo(
    portal,
    people.map(({ employeeId }): Room => `subject ${employeeId}`),
  );
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  english = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' });
  other = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal, { language: 'en' });
  told = areThere(english, other);
});

type Answerer = { employeeId: string; languages?: ('zh' | 'en')[]; categories?: string[] };
const route = (list: Answerer[]) => portal.as(admin)(save, { list });
const ask = async (productId?: string, by: Visitor = buyer): Promise<string> => {
  const given = { exhibitorId: company.id, ...(productId !== undefined && { productId }) };
  const { id } = await portal.as(by)(contract.chat.open, given);
  const sending = { conversationId: id, clientId: newId(), body: { kind: 'text', text: 'Hello' } } as const;
  await portal.as(by)(contract.chat.send, sending);
  return id;
};
const read = (person: Person, conversationId: string) =>
  outcomeOf(portal.as(person)(contract.chat.get, { conversationId }));

describe('a new conversation', () => {
  test('is offered to whoever answers in its language, and to everyone two minutes after it was written', async () => {
    await route([{ employeeId: english.employeeId, languages: ['en'] }]);
    const id = await ask();
    expect([await read(english, id), await read(other, id), await read(admin, id)]).toEqual([
      'done',
      'notFound',
      'done',
    ]);
    expect(told.filter(({ what }) => what === 'message').map(({ rooms }) => rooms)).toEqual([
      [`subject ${buyer.visitorId}`],
      [`subject ${english.employeeId}`],
    ]);
    expect((await portal.as(other)(contract.chat.list, {})).list).toEqual([]);
    await offerToAll.work(portal.portal.services);
    expect(await read(other, id)).toBe('notFound');
    await sql`update conversation set offered_until = now() - interval '1 second' where id = ${id}`.execute(
      portal.ctx.db,
    );
    told.length = 0;
    await offerToAll.work(portal.portal.services);
    expect(await read(other, id)).toBe('done');
    expect(told.map(({ what, rooms }) => [what, rooms])).toEqual([
      ['conversation', [`subject ${buyer.visitorId}`, `company ${company.id}`]],
    ]);
  });

  test('about an exhibit is offered to whoever answers for its category', async () => {
    const [category = '', elsewhere = ''] = portal.ctx.exhibition.categories.keys();
    await route([
      { employeeId: english.employeeId, categories: [elsewhere] },
      { employeeId: other.employeeId, categories: [category] },
    ]);
    const product = await makeProduct(portal, company, { category });
    const id = await ask(product.id);
    expect([await read(english, id), await read(other, id)]).toEqual(['notFound', 'done']);
  });

  test('is everyone’s where nothing is set, nobody fits, nobody of those is there, or somebody was named', async () => {
    const unset = await ask();
    await route([{ employeeId: english.employeeId, languages: ['zh'] }]);
    const unfit = await ask(undefined, await makeVisitor(portal, { language: 'en' }));
    await route([{ employeeId: english.employeeId }]);
    areThere(other);
    const away = await ask(undefined, await makeVisitor(portal));
    expect(await Promise.all([unset, unfit, away].map((id) => read(other, id)))).toEqual(['done', 'done', 'done']);
    areThere(english, other);
    const given = { exhibitorId: company.id, employeeId: other.employeeId };
    const named = await portal.as(await makeVisitor(portal))(contract.chat.open, given);
    expect([await read(english, named.id), await read(other, named.id)]).toEqual(['notFound', 'done']);
  });

  test('belongs to whoever answers, and is everyone’s once it is handed to nobody', async () => {
    await route([{ employeeId: english.employeeId }]);
    const id = await ask();
    await portal.as(english)(contract.chat.take, { conversationId: id });
    expect(await read(other, id)).toBe('notFound');
    await portal.as(english)(contract.chat.assign, { conversationId: id, employeeId: null });
    expect(await read(other, id)).toBe('done');
  });
});

describe('the setting', () => {
  test('is read by the company’s staff and names colleagues alone', async () => {
    const rival = await makeEmployee(portal, await makeExhibitor(portal, { name_en: 'CANARY' }));
    expect(await outcomeOf(route([{ employeeId: english.employeeId }, { employeeId: rival.employeeId }]))).toBe(
      'notFound',
    );
    expect((await portal.as(english)(get, {})).list).toEqual([]);
    await route([{ employeeId: english.employeeId, languages: ['en'], categories: ['fungicide'] }]);
    expect((await portal.as(other)(get, {})).list).toEqual([
      {
        employee: { id: english.employeeId, name: { zh: '陈静', en: 'Chen Jing' } },
        languages: ['en'],
        categories: ['fungicide'],
      },
    ]);
    expect((await portal.as(rival)(get, {})).list).toEqual([]);
    await route([]);
    expect((await portal.as(other)(get, {})).list).toEqual([]);
  });

  test('leaves out whoever has left', async () => {
    await route([{ employeeId: english.employeeId }]);
    await portal.as(admin)(contract.exhibitor.resignEmployee, {
      id: english.employeeId,
      toId: admin.employeeId,
    });
    const { list, colleagues } = await portal.as(admin)(get, {});
    expect([list, colleagues.map(({ id }) => id).includes(english.employeeId)]).toEqual([[], false]);
  });
});

test('who has set no language or category answers for all of them', () => {
  const asked = { language: 'en', category: 'herbicide' };
  const answer = (languages: ('zh' | 'en')[], categories: string[], about = asked) =>
    answersFor({ languages, categories }, about);
  expect([
    answer([], []),
    answer(['en'], ['herbicide', 'fungicide']),
    answer(['zh'], ['herbicide']),
    answer(['en'], ['fungicide']),
    answersFor({ languages: ['en'], categories: ['fungicide'] }, { language: 'en', category: null }),
  ]).toEqual([true, true, false, false, true]);
});

describe('a conversation whose employee is away', () => {
  const waiting = async (): Promise<string> => {
    const id = await ask();
    await portal.as(admin)(contract.chat.assign, { conversationId: id, employeeId: other.employeeId });
    await sql`update conversation set exhibitor_unread_since = now() - interval '3 minutes' where id = ${id}`.execute(
      portal.ctx.db,
    );
    return id;
  };

  test('is open to all of the company after two minutes, and theirs alone again once its employee answers', async () => {
    const id = await waiting();
    told = areThere(english);
    expect(await read(english, id)).toBe('notFound');
    await offerToAll.work(portal.portal.services);
    expect(await read(english, id)).toBe('done');
    expect(told.map(({ what, rooms }) => [what, rooms])).toEqual([
      ['conversation', [`subject ${buyer.visitorId}`, `company ${company.id}`]],
    ]);
    const words = { conversationId: id, body: { kind: 'text', text: '您好' } } as const;
    await portal.as(english)(contract.chat.send, { ...words, clientId: newId() });
    expect(await read(english, id)).toBe('done');
    await portal.as(other)(contract.chat.send, { ...words, clientId: newId() });
    expect(await read(english, id)).toBe('notFound');
  });

  test('stays theirs while its employee is there', async () => {
    const id = await waiting();
    told = areThere(english, other);
    await offerToAll.work(portal.portal.services);
    expect(await read(english, id)).toBe('notFound');
  });
});
