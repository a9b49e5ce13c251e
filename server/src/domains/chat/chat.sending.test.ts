import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openPortalOn, testPortal, type Person, type TestPortal } from '../../../test/portal.ts';
import { listenTo, type Told } from '../../../test/realtime.ts';
import { newClient } from '../../../test/strangers.ts';
import {
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { send, history, get, recall, read } = contract.chat;

const portal = testPortal({ DATABASE_POOL: '20' });
/** Another process on the same database. */
let second: TestPortal;
let told: Told[];
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let id: string;
beforeAll(async () => {
  second = await openPortalOn(portal.url, { DATABASE_POOL: '20' });
});
afterAll(() => second.close());
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = { ...newClient(), ...(await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Chen Jing' })) };
  buyer = { ...newClient(), ...(await makeVisitor(portal)) };
  id = await makeConversation(portal, company, buyer);
  told = listenTo(portal);
});

const text = (words: string): WrittenBody => ({ kind: 'text', text: words });
const sendTo = (person: Person, body: WrittenBody, clientId: string = newId(), at: TestPortal = portal) =>
  at.as(person)(send, { conversationId: id, clientId, body });
const stored = async () =>
  (
    await sql<{ seq: number; kind: string; client_id: string | null }>`
      select seq, kind, client_id from chat_message where conversation_id = ${id} order by seq`.execute(portal.ctx.db)
  ).rows;
const historyOf = async (person: Person) => (await portal.as(person)(history, { conversationId: id, limit: 200 })).list;

describe('a message that is sent again', () => {
  test('twenty times at once, on two portals, is stored once, and every answer is the same (G50)', async () => {
    const clientId = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendTo(buyer, text('您好'), clientId, at % 2 === 0 ? portal : second)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await stored()).toEqual([{ seq: 1, kind: 'text', client_id: clientId }]);
    await sendTo(buyer, text('还有吗'));
    expect((await stored()).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('a day later, and by a portal that has started anew, is the same message (G50)', async () => {
    const clientId = newId();
    const first = await sendTo(buyer, text('您好'), clientId);
    await sql`update chat_message set at = at - interval '24 hours' where conversation_id = ${id}`.execute(
      portal.ctx.db,
    );
    const restarted = await openPortalOn(portal.url);
    const again = await sendTo(buyer, text('您好'), clientId, restarted);
    await restarted.close();
    expect([again.id, again.seq, await outcomeOf(sendTo(buyer, text('再见'), clientId))]).toEqual([
      first.id,
      1,
      'conflict',
    ]);
    expect(await stored()).toEqual([{ seq: 1, kind: 'text', client_id: clientId }]);
  });

  test('with other words, or in another conversation, is refused and changes nothing (G50)', async () => {
    const clientId = newId();
    const first = await sendTo(buyer, text('您好'), clientId);
    const elsewhere = await makeConversation(portal, await makeExhibitor(portal), buyer);
    expect([
      await outcomeOf(sendTo(buyer, text('再见'), clientId)),
      await outcomeOf(portal.as(buyer)(send, { conversationId: elsewhere, clientId, body: text('您好') })),
    ]).toEqual(['conflict', 'conflict']);
    expect([await sendTo(buyer, text('您好'), clientId), await stored()]).toEqual([
      first,
      [{ seq: 1, kind: 'text', client_id: clientId }],
    ]);
  });

  test('by somebody else under the same id is another message (G50)', async () => {
    const clientId = newId();
    const [mine, theirs] = [await sendTo(buyer, text('您好'), clientId), await sendTo(staff, text('您好'), clientId)];
    expect([mine.seq, theirs.seq]).toEqual([1, 2]);
  });

  test('is answered as it is now: recalled, and not stored anew (G50)', async () => {
    const clientId = newId();
    const { seq } = await sendTo(buyer, text('报错了价'), clientId);
    await portal.as(buyer)(recall, { conversationId: id, seq });
    const again = await sendTo(buyer, text('报错了价'), clientId);
    expect([again.seq, again.body, (await stored()).length]).toEqual([1, { kind: 'recalled' }, 2]);
  });

  test('after it was refused is stored: refusals are not remembered (G50)', async () => {
    const clientId = newId();
    await portal.as(staff)(contract.chat.block, { conversationId: id, blocked: true });
    expect(await outcomeOf(sendTo(buyer, text('您好'), clientId))).toBe('chatBlocked');
    await portal.as(staff)(contract.chat.block, { conversationId: id, blocked: false });
    expect((await sendTo(buyer, text('您好'), clientId)).seq).toBe(1);
  });
});

test('twenty who write at once on two portals are numbered without a hole, each in their own order (G52)', async () => {
  const admins = await Promise.all(Array.from({ length: 19 }, () => makeEmployee(portal, company, { admin: true })));
  const senders: Person[] = [buyer, ...admins];
  // as many as the guarantee names, or fewer in the gate
  const EACH = process.env['TESTS'] === 'all' ? 500 : 15;
  await Promise.all(
    senders.map(async (sender, at) => {
      for (let number = 0; number < EACH; number += 1)
        await sendTo(sender, text(`${at} ${number}`), newId(), (at + number) % 2 === 0 ? portal : second);
    }),
  );
  const seqs = (await stored()).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: senders.length * EACH }, (_, at) => at + 1));
  const ordered: (typeof seqs)[] = [];
  for (let after = 0, more = true; more;) {
    const page = await second.as(buyer)(history, { conversationId: id, afterSeq: after, limit: 200 });
    ordered.push(page.list.map(({ seq }) => seq));
    after = page.list.at(-1)?.seq ?? after;
    more = page.hasMore;
  }
  expect(ordered.flat()).toEqual(seqs);
  const { rows } = await sql<{ words: string }>`
    select body->>'text' as words from chat_message where conversation_id = ${id} order by seq`.execute(portal.ctx.db);
  const own = senders.map((_, at) => rows.filter(({ words }) => words.startsWith(`${at} `)).map(({ words }) => words));
  expect(own).toEqual(senders.map((_, at) => Array.from({ length: EACH }, (_one, number) => `${at} ${number}`)));
}, 300_000);

describe('what is told', () => {
  const roomsOf = (what: string) => told.filter((one) => one.what === what).map(({ rooms }) => rooms);

  test('goes to the buyer and to all of the company, and once somebody has answered to that one alone (G53)', async () => {
    await sendTo(buyer, text('您好'));
    expect(roomsOf('message')).toEqual([[`subject ${buyer.visitorId}`], [`company ${company.id}`]]);
    told.length = 0;
    await sendTo(staff, text('您好，请讲'));
    expect([roomsOf('message'), roomsOf('conversation')]).toEqual([
      [[`subject ${buyer.visitorId}`], [`subject ${staff.employeeId}`]],
      [[`subject ${buyer.visitorId}`, `company ${company.id}`]],
    ]);
    told.length = 0;
    const admin = await makeEmployee(portal, company, { admin: true });
    await sendTo(admin, text('我补充一句'));
    expect(roomsOf('message')).toEqual([
      [`subject ${buyer.visitorId}`],
      [`subject ${staff.employeeId}`, `subject ${admin.employeeId}`],
    ]);
    expect((await portal.as(buyer)(get, { conversationId: id })).employee?.id).toBe(staff.employeeId);
  });

  test('tells its client id to the side of its author alone, and nothing twice', async () => {
    const clientId = newId();
    await Promise.all(Array.from({ length: 5 }, () => sendTo(buyer, text('您好'), clientId)));
    expect(told.map(({ what, data }) => [what, (data as { clientId: string | null }).clientId])).toEqual([
      ['message', clientId],
      ['message', null],
    ]);
    const clients = async (person: Person) => (await historyOf(person)).map((message) => message.clientId);
    expect([await clients(buyer), await clients(staff)]).toEqual([[clientId], [null]]);
  });
});

describe('an exhibit in a message', () => {
  const CANARY = 'CANARY 仅客户池可见';

  test('is seen by each reader as that one may see it now, and by nobody else (G4, G5)', async () => {
    const product = await makeProduct(portal, company, { scope: 1, name_zh: CANARY, name_en: CANARY });
    const body = { kind: 'product', productId: product.id } as const;
    await sendTo(staff, body);
    const namesIn = async (person: Person) =>
      (await historyOf(person)).map(({ body: shown }) =>
        shown.kind === 'product' ? (shown.product?.name.zh ?? null) : '',
      );
    const toBuyer = told.filter(({ rooms }) => rooms.includes(`subject ${buyer.visitorId}`));
    expect([await namesIn(staff), await namesIn(buyer), JSON.stringify(toBuyer).includes('CANARY')]).toEqual([
      [CANARY],
      [null],
      false,
    ]);
    expect(await outcomeOf(sendTo(buyer, body))).toBe('productTips');
    await putInPool(portal, company, buyer);
    expect([await namesIn(buyer), (await sendTo(buyer, body)).body]).toEqual([
      [CANARY],
      {
        kind: 'product',
        product: { id: product.id, name: { zh: CANARY, en: CANARY }, strength: '', picture: expect.any(String) },
      },
    ]);
    await leavesPool(portal, company, buyer);
    portal.portal.services.sessions.forget();
    expect(await namesIn(buyer)).toEqual([null, null]);
    await sql`update product set deleted_at = now() where id = ${product.id}`.execute(portal.ctx.db);
    expect(await namesIn(staff)).toEqual([null, null]);
  });

  test('is one of the company that is talked with', async () => {
    const elsewhere = await makeProduct(portal, await makeExhibitor(portal));
    const body = { kind: 'product', productId: elsewhere.id } as const;
    expect([
      await outcomeOf(sendTo(buyer, body)),
      await outcomeOf(sendTo(staff, body)),
      await outcomeOf(sendTo(buyer, { kind: 'product', productId: newId() })),
    ]).toEqual(['notFound', 'notFound', 'notFound']);
    expect(await stored()).toEqual([]);
  });
});

describe('a visiting card in a message', () => {
  const cards = async (person: Person) =>
    (await historyOf(person)).map(({ body }) => (body.kind === 'card' ? (body.card?.email ?? null) : ''));

  test('is shown as its owner shows it now, and not once it is withdrawn', async () => {
    await portal.as(buyer)(contract.card.save, { shown: ['company', 'email'] });
    await sendTo(buyer, { kind: 'card' });
    expect(await cards(staff)).toEqual([buyer.email]);
    await portal.as(buyer)(contract.card.save, { shown: ['company'] });
    expect(await cards(staff)).toEqual(['']);
    await portal.as(buyer)(contract.card.withdraw, { withdrawn: true });
    expect([await cards(staff), await cards(buyer)]).toEqual([[null], [null]]);
  });

  test('tells a company nothing any more from which its owner has withdrawn', async () => {
    await putInPool(portal, company, buyer);
    await sendTo(buyer, { kind: 'card' });
    expect(await cards(staff)).toEqual([buyer.email]);
    await leavesPool(portal, company, buyer, 'visitor');
    expect([await cards(staff), await cards(buyer)]).toEqual([[null], [buyer.email]]);
  });
});

describe('a recall', () => {
  const recalling = (person: Person, seq: number) => portal.as(person)(recall, { conversationId: id, seq });

  test('leaves nothing of the message, and stands in the order', async () => {
    const { seq } = await sendTo(buyer, text('机密 CANARY'));
    await sendTo(staff, text('收到'));
    told.length = 0;
    expect((await recalling(buyer, seq)).body).toEqual({ kind: 'recalled' });
    expect((await historyOf(staff)).map(({ seq: place, side, body }) => [place, side, body])).toEqual([
      [1, 'visitor', { kind: 'recalled' }],
      [2, 'exhibitor', { kind: 'text', text: '收到' }],
      [3, 'visitor', { kind: 'recall', of: 1 }],
    ]);
    expect(told.map(({ what, rooms, data }) => [what, rooms, (data as { body: unknown }).body])).toEqual([
      ['message', [`subject ${buyer.visitorId}`], { kind: 'recall', of: 1 }],
      ['message', [`subject ${staff.employeeId}`], { kind: 'recall', of: 1 }],
    ]);
    const { rows } = await sql`select from chat_message where conversation_id = ${id}
      and (body::text like '%CANARY%' or (seq = 1 and digest is not null))`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('happens once, whoever asks twenty times at once', async () => {
    const { seq } = await sendTo(buyer, text('您好'));
    await Promise.all(Array.from({ length: 20 }, () => recalling(buyer, seq)));
    expect((await stored()).map(({ kind }) => kind)).toEqual(['text', 'recall']);
  });

  test('is for the author, within two minutes, of what somebody has typed', async () => {
    await sendTo(buyer, text('您好'));
    const admin = await makeEmployee(portal, company, { admin: true });
    await sendTo(staff, text('您好'));
    await recalling(staff, 2);
    await sql`update chat_message set at = now() - interval '121 seconds' where conversation_id = ${id} and seq = 1`.execute(
      portal.ctx.db,
    );
    expect([
      await outcomeOf(recalling(staff, 1)),
      await outcomeOf(recalling(admin, 2)),
      await outcomeOf(recalling(staff, 3)),
      await outcomeOf(recalling(staff, 9)),
      await outcomeOf(recalling(buyer, 1)),
    ]).toEqual(['notFound', 'notFound', 'notFound', 'notFound', 'recallTooLate']);
    expect((await stored()).length).toBe(3);
  });
});

describe('read marks', () => {
  const reading = (person: Person, seq: number) => portal.as(person)(read, { conversationId: id, seq });

  test('never go back, nor beyond what is written, and are told to both sides', async () => {
    for (const words of ['一', '二', '三']) await sendTo(buyer, text(words));
    told.length = 0;
    expect([
      await reading(staff, 2),
      await reading(staff, 1),
      await reading(staff, 99),
      await reading(staff, 99),
    ]).toEqual([
      { readSeq: 2, unread: 1 },
      { readSeq: 2, unread: 1 },
      { readSeq: 3, unread: 0 },
      { readSeq: 3, unread: 0 },
    ]);
    const marks = told.map(({ what, data }) => [what, (data as { seq: number }).seq]);
    expect(marks).toEqual([
      ['read', 2],
      ['read', 3],
    ]);
    expect([(await portal.as(buyer)(get, { conversationId: id })).otherReadSeq, (await stored()).length]).toEqual([
      3, 3,
    ]);
  });

  test('of twenty at once the farthest stays', async () => {
    for (let at = 0; at < 20; at += 1) await sendTo(buyer, text(`${at}`));
    await Promise.all(Array.from({ length: 20 }, (_, at) => reading(staff, at + 1)));
    expect(await reading(staff, 1)).toEqual({ readSeq: 20, unread: 0 });
  });

  test('of an admin who looks at a colleague’s conversation are told to neither the buyer nor the colleague', async () => {
    await sendTo(staff, text('您好'));
    await sendTo(buyer, text('您好'));
    const admin = await makeEmployee(portal, company, { admin: true });
    const byCompany = async () => (await portal.as(buyer)(get, { conversationId: id })).otherReadSeq;
    expect([await reading(admin, 2), await byCompany(), await reading(staff, 1)]).toEqual([
      { readSeq: 2, unread: 0 },
      0,
      { readSeq: 1, unread: 1 },
    ]);
    expect([await reading(staff, 2), await byCompany()]).toEqual([{ readSeq: 2, unread: 0 }, 2]);
  });

  test('are exact while others write', async () => {
    await Promise.all([
      ...Array.from({ length: 30 }, (_, at) => sendTo(buyer, text(`${at}`))),
      ...Array.from({ length: 30 }, (_, at) => reading(staff, at)),
    ]);
    const { otherReadSeq: readSeq } = await portal.as(buyer)(get, { conversationId: id });
    const { rows } = await sql<{ waits: boolean; unread: number }>`
      select exhibitor_unread_since is not null as waits, last_seq - exhibitor_read_seq as unread from conversation where id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ waits: readSeq < 30, unread: 30 - readSeq }]);
  });
});

test('one who writes without end is stopped, and nobody else is (G53)', async () => {
  const limited = await openPortalOn(portal.url, { RATE_MULTIPLIER: '1' });
  const outcomes: (string | null)[] = [];
  for (let at = 0; at < 105; at += 1) outcomes.push(await outcomeOf(sendTo(buyer, text(`${at}`), newId(), limited)));
  expect([tally(outcomes), await outcomeOf(sendTo(staff, text('您好'), newId(), limited))]).toEqual([
    { done: 100, tooMany: 5 },
    'done',
  ]);
  await limited.close();
});
