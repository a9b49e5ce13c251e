import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { listenTo } from '../../../test/realtime.ts';
import { newClient } from '../../../test/strangers.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  putInPool,
  leavesPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { assign, availability, open, openWith, list, get, read, resolve, send, unread, search, block, report, people } =
  contract.chat;

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
beforeEach(async () => {
  listenTo(portal);
  company = await makeExhibitor(portal, { name_zh: '沃土作物科学', name_en: 'Wotu Crop Science' });
  staff = { ...newClient(), ...(await makeEmployee(portal, company, { name_zh: '陈静' })) };
  buyer = { ...newClient(), ...(await makeVisitor(portal, { name: '李明', company: '绿野农资' })) };
});

const idsOf = async (person: Employee | Visitor, asked: Parameters<typeof listed>[1] = {}) =>
  (await listed(person, asked)).map(({ id }) => id);
const listed = async (
  person: Employee | Visitor,
  asked: { keyword?: string; unread?: boolean; whose?: 'me' | 'nobody' | 'colleagues' } = {},
) => (await portal.as(person)(list, asked)).list;

describe('a conversation', () => {
  test('is begun once by a pair, and the company has it in its list once something is written', async () => {
    const first = await portal.as(buyer)(open, { exhibitorId: company.id });
    const again = await portal.as(buyer)(open, { exhibitorId: company.id });
    expect([again.id, first.side, first.lastSeq, first.employee, first.may]).toEqual([
      first.id,
      'visitor',
      0,
      null,
      { send: true, take: false, assign: false },
    ]);
    expect([await idsOf(buyer), await idsOf(staff)]).toEqual([[first.id], []]);
    const clientId = newId();
    await portal.as(buyer)(contract.chat.send, {
      conversationId: first.id,
      clientId,
      body: { kind: 'text', text: '您好' },
    });
    const [seen] = await listed(staff);
    expect([seen?.id, seen?.side, seen?.visitor?.name, seen?.unread, seen?.last?.body, seen?.last?.clientId]).toEqual([
      first.id,
      'exhibitor',
      '李明',
      1,
      { kind: 'text', text: '您好' },
      null,
    ]);
  });

  test('is begun once when opened twenty times at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => portal.as(buyer)(open, { exhibitorId: company.id })),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test('is not begun with a company that is closed, nor with somebody who has left it', async () => {
    const closed = await makeExhibitor(portal, { open: false });
    const left = await makeEmployee(portal, company, { resigned_at: new Date().toISOString() });
    const elsewhere = await makeEmployee(portal, await makeExhibitor(portal));
    expect([
      await outcomeOf(portal.as(buyer)(open, { exhibitorId: closed.id })),
      await outcomeOf(portal.as(buyer)(open, { exhibitorId: newId() })),
      await outcomeOf(portal.as(buyer)(open, { exhibitorId: company.id, employeeId: left.employeeId })),
      await outcomeOf(portal.as(buyer)(open, { exhibitorId: company.id, employeeId: elsewhere.employeeId })),
    ]).toEqual(['notFound', 'notFound', 'notFound', 'notFound']);
  });

  test('is with whom the buyer names, until somebody has answered', async () => {
    const colleague = await makeEmployee(portal, company);
    const named = await portal.as(buyer)(open, { exhibitorId: company.id, employeeId: staff.employeeId });
    const other = await portal.as(buyer)(open, { exhibitorId: company.id, employeeId: colleague.employeeId });
    expect([named.employee?.id, other.employee?.id]).toEqual([staff.employeeId, colleague.employeeId]);
    const body = { kind: 'text', text: '您好' } as const;
    await portal.as(buyer)(contract.chat.send, { conversationId: named.id, clientId: newId(), body });
    await portal.as(colleague)(contract.chat.send, { conversationId: named.id, clientId: newId(), body });
    const late = await portal.as(buyer)(open, { exhibitorId: company.id, employeeId: staff.employeeId });
    expect(late.employee?.id).toBe(colleague.employeeId);
    expect([await idsOf(colleague), await idsOf(staff)]).toEqual([[named.id], []]);
  });

  test('is begun by a company with whom it knows, and with no stranger (G12)', async () => {
    const stranger = await makeVisitor(portal);
    const hidden = await makeVisitor(portal, { listed: false });
    const member = await makeVisitor(portal);
    await putInPool(portal, company, member);
    const ordered = await makeVisitor(portal);
    await makeOrder(portal, await makeProduct(portal, company), ordered);
    const gone = await makeVisitor(portal);
    await putInPool(portal, company, gone);
    await leavesPool(portal, company, gone, 'visitor');
    const colleagues = await makeVisitor(portal);
    const colleague = await makeEmployee(portal, company);
    await putInPool(portal, company, colleagues, { employee_id: colleague.employeeId });
    const outcome = ({ visitorId }: Visitor) => outcomeOf(portal.as(staff)(openWith, { visitorId }));
    expect([
      await outcome(stranger),
      await outcome(hidden),
      await outcome(member),
      await outcome(ordered),
      await outcome(gone),
      await outcome(colleagues),
      await outcomeOf(portal.as(staff)(openWith, { visitorId: newId() })),
    ]).toEqual(['chatStranger', 'notFound', 'done', 'done', 'chatStranger', 'chatStranger', 'notFound']);
    const begun = await portal.as(staff)(openWith, { visitorId: member.visitorId });
    expect([begun.employee?.id, await idsOf(member)]).toEqual([staff.employeeId, []]);
  });

  test('is one of so many that somebody begins in a day (G19)', async () => {
    const { counters } = portal.portal.services;
    for (let at = 0; at < LIMITS.chatsBegunPerDay; at += 1)
      await counters.increment(`chats begun by ${buyer.visitorId}`, 86_400);
    expect(await outcomeOf(portal.as(buyer)(open, { exhibitorId: company.id }))).toBe('chatLimit');
    const before = await makeConversation(portal, company, buyer);
    expect((await portal.as(buyer)(open, { exhibitorId: company.id })).id).toBe(before);
  });
});

describe('the list', () => {
  test('goes on by its cursor with the one that was written in last first, and loses none', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const other = await makeExhibitor(portal);
      made.push(await makeConversation(portal, other, buyer, {}, [{ side: 'visitor', minutesAgo: at + 1 }]));
    }
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await portal.as(buyer)(list, { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...page.list.map(({ id }) => id));
      cursor = page.cursor;
    }
    expect(found).toEqual(made);
  });

  test('narrows to what is unread, to the name of the other side, and to whose it is', async () => {
    const admin = await makeEmployee(portal, company, { admin: true });
    const said = [{ side: 'visitor', minutesAgo: 1 }] as const;
    const own = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, said);
    const nobodys = await makeConversation(portal, company, await makeVisitor(portal, { name: '王芳' }), {}, said);
    const admins = await makeConversation(portal, company, await makeVisitor(portal), {
      employee_id: admin.employeeId,
    });
    await sql`update conversation set begun_by = 'exhibitor' where id in (${own}, ${admins})`.execute(portal.ctx.db);
    await portal.as(staff)(read, { conversationId: own, seq: 1 });
    const sorted = async (...asked: Parameters<typeof idsOf>) => (await idsOf(...asked)).toSorted();
    expect([await sorted(staff), await sorted(admin)]).toEqual([
      [own, nobodys].toSorted(),
      [own, nobodys, admins].toSorted(),
    ]);
    expect([
      await idsOf(staff, { unread: true }),
      await idsOf(staff, { keyword: '王' }),
      await idsOf(staff, { whose: 'me' }),
      await idsOf(staff, { whose: 'colleagues' }),
      await idsOf(admin, { whose: 'colleagues' }),
      await idsOf(admin, { whose: 'nobody' }),
    ]).toEqual([[nobodys], [nobodys], [own], [], [own], [nobodys]]);
    expect([
      (await portal.as(staff)(unread, {})).conversations,
      (await portal.as(buyer)(unread, {})).conversations,
    ]).toEqual([1, 0]);
  });
});

describe('what waits for a company', () => {
  const said = [{ side: 'visitor', minutesAgo: 1 }] as const;
  const words = (conversationId: string) => ({
    conversationId,
    clientId: newId(),
    body: { kind: 'text', text: '您好' } as const,
  });

  test('is unread for each employee until they read it or somebody answers, and waits until somebody answers', async () => {
    const other = await makeEmployee(portal, company);
    const id = await makeConversation(portal, company, buyer, {}, said);
    const state = async (person: Employee) => {
      const { unread: count, unanswered } = await portal.as(person)(get, { conversationId: id });
      return [count, unanswered, (await portal.as(person)(unread, {})).conversations];
    };
    await portal.as(staff)(read, { conversationId: id, seq: 1 });
    expect([await state(staff), await state(other)]).toEqual([
      [0, true, 0],
      [1, true, 1],
    ]);
    await portal.as(staff)(send, words(id));
    const admin = await makeEmployee(portal, company, { admin: true });
    expect(await state(admin)).toEqual([0, false, 0]);
  });

  test('is unread for a colleague whom it is handed to, and its line keeps what the buyer asked', async () => {
    const other = await makeEmployee(portal, company);
    const asked = [{ side: 'visitor', minutesAgo: 1, text: '有货吗？' }] as const;
    const id = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, asked);
    await portal.as(staff)(read, { conversationId: id, seq: 1 });
    await portal.as(staff)(assign, { conversationId: id, employeeId: other.employeeId });
    const [row] = (await portal.as(other)(list, { unread: true })).list;
    expect([row?.id, row?.unread, row?.last?.body]).toEqual([id, 1, { kind: 'text', text: '有货吗？' }]);
  });

  test('waits no more once it is resolved, until the buyer writes again', async () => {
    const id = await makeConversation(portal, company, buyer, {}, said);
    const waiting = async () => (await portal.as(staff)(list, { state: 'unanswered' })).list.map((one) => one.id);
    const resolved = async () => (await portal.as(staff)(list, { state: 'resolved' })).list.map((one) => one.id);
    expect([await waiting(), await resolved()]).toEqual([[id], []]);
    expect(await portal.as(staff)(resolve, { conversationId: id, resolved: true })).toMatchObject({
      resolved: true,
      unanswered: false,
      unread: 0,
    });
    expect([await waiting(), await resolved()]).toEqual([[], [id]]);
    await portal.as(buyer)(send, words(id));
    expect([await waiting(), await resolved()]).toEqual([[id], []]);
  });

  test('is not what its writer has recalled', async () => {
    const { id } = await portal.as(buyer)(open, { exhibitorId: company.id });
    const sent = await portal.as(buyer)(send, words(id));
    await portal.as(buyer)(contract.chat.recall, { conversationId: id, seq: sent.seq });
    expect(await portal.as(staff)(get, { conversationId: id })).toMatchObject({ unread: 0, unanswered: false });
    expect((await portal.as(staff)(unread, {})).conversations).toBe(0);
    const { rows } = await sql<{ since: Date | null }>`
      select exhibitor_unread_since as since from conversation where id = ${id}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ since: null }]);
  });
});

describe('others', () => {
  test('find nothing of a conversation, whatever they ask, as if it were not there (G2, G53)', async () => {
    const said = [
      { side: 'visitor', minutesAgo: 1, text: '机密报价 CANARY' },
      { side: 'exhibitor', minutesAgo: 1, text: '机密答复 CANARY' },
    ] as const;
    const id = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, said);
    const foreign = [
      await makeVisitor(portal),
      await makeEmployee(portal, company),
      await makeEmployee(portal, await makeExhibitor(portal), { admin: true }),
    ];
    const body = { kind: 'text', text: '您好' } as const;
    const asked = (conversationId: string) =>
      [
        [get, { conversationId }],
        [contract.chat.history, { conversationId }],
        [contract.chat.send, { conversationId, clientId: newId(), body }],
        [contract.chat.recall, { conversationId, seq: 1 }],
        [contract.chat.read, { conversationId, seq: 1 }],
        [block, { conversationId, blocked: true }],
        [report, { conversationId, reason: 'advert', text: '' }],
      ] as const;
    for (const person of foreign) {
      for (const [at, [call, input]] of asked(id).entries()) {
        const there = await portal.send(call, input, person);
        const missing = await portal.send(call, asked(newId())[at]?.[1] ?? {}, person);
        expect([there.status, there.text]).toEqual([missing.status, missing.text]);
        expect(there.status).toBe(404);
      }
      expect((await portal.as(person)(search, { keyword: 'CANARY' })).list).toEqual([]);
      expect((await portal.as(person)(list, {})).list).toEqual([]);
      expect((await portal.as(person)(people, { accounts: [buyer.visitorId, staff.employeeId] })).list).toEqual([]);
    }
    const { rows } = await sql<{ last_seq: number; read: number; blocked: boolean; reports: number }>`
      select c.last_seq, c.visitor_read_seq + c.exhibitor_read_seq as read, c.blocked_by_visitor or c.blocked_by_exhibitor as blocked,
        (select count(*)::int from chat_report) as reports from conversation c where c.id = ${id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ last_seq: 2, read: 0, blocked: false, reports: 0 }]);
  });

  test('are told apart by name from those one talks with', async () => {
    await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, [
      { side: 'exhibitor', minutesAgo: 1 },
    ]);
    const colleague = await makeEmployee(portal, company);
    const accounts = [staff.employeeId, colleague.employeeId, buyer.visitorId];
    const named = async (person: Employee | Visitor) =>
      (await portal.as(person)(people, { accounts })).list.map(({ account, name }) => [account, name.zh]);
    expect([await named(buyer), await named(staff)]).toEqual([
      [[staff.employeeId, '陈静']],
      [[buyer.visitorId, '李明']],
    ]);
  });
});

describe('search', () => {
  test('finds words of own conversations, the newest first, and nothing of what was recalled', async () => {
    const said = [
      { side: 'visitor', minutesAgo: 3, text: '草铵膦 95% 的价格' },
      { side: 'exhibitor', minutesAgo: 2, text: '草铵膦每公斤 3 美元' },
      { side: 'visitor', minutesAgo: 1, text: '草甘膦呢' },
    ] as const;
    const id = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, said);
    const found = async (keyword: string) =>
      (await portal.as(buyer)(search, { keyword })).list.map(({ conversation, message }) => [
        conversation.id,
        message.seq,
      ]);
    expect([await found('草铵膦'), await found('100%'), await found('%')]).toEqual([
      [
        [id, 2],
        [id, 1],
      ],
      [],
      [[id, 1]],
    ]);
    await portal.as(buyer)(contract.chat.send, {
      conversationId: id,
      clientId: newId(),
      body: { kind: 'text', text: '敌草快也要' },
    });
    await portal.as(buyer)(contract.chat.recall, { conversationId: id, seq: 4 });
    expect(await found('敌草快')).toEqual([]);
  });
});

describe('a block', () => {
  const text = (person: Employee | Visitor, conversationId: string) =>
    outcomeOf(
      portal.as(person)(contract.chat.send, {
        conversationId,
        clientId: newId(),
        body: { kind: 'text', text: '您好' },
      }),
    );

  test('lets nothing through from either side, is undone by who set it, and leaves what was said', async () => {
    const id = await makeConversation(portal, company, buyer, {}, [{ side: 'visitor', minutesAgo: 1 }]);
    const blocked = await portal.as(buyer)(block, { conversationId: id, blocked: true });
    expect([blocked.blockedBy, blocked.may.send, await text(buyer, id), await text(staff, id)]).toEqual([
      'visitor',
      false,
      'chatBlocked',
      'chatBlocked',
    ]);
    await portal.as(staff)(block, { conversationId: id, blocked: true });
    await portal.as(buyer)(block, { conversationId: id, blocked: false });
    expect([(await portal.as(buyer)(get, { conversationId: id })).blockedBy, await text(buyer, id)]).toEqual([
      'exhibitor',
      'chatBlocked',
    ]);
    const free = await portal.as(staff)(block, { conversationId: id, blocked: false });
    expect([free.blockedBy, free.lastSeq, await text(buyer, id)]).toEqual([null, 1, 'done']);
  });

  test('is not needed against a visitor who was suspended, or a company that was disabled: nobody would get it', async () => {
    const id = await makeConversation(portal, company, buyer, {}, [{ side: 'visitor', minutesAgo: 1 }]);
    await sql`update visitor set suspended_at = now() where id = ${buyer.visitorId}`.execute(portal.ctx.db);
    expect([await text(staff, id), (await portal.as(staff)(get, { conversationId: id })).may.send]).toEqual([
      'chatBlocked',
      false,
    ]);
    await sql`update visitor set suspended_at = null where id = ${buyer.visitorId}`.execute(portal.ctx.db);
    await sql`update exhibitor set disabled_at = now(), open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect([await text(buyer, id), (await portal.as(buyer)(get, { conversationId: id })).may.send]).toEqual([
      'chatBlocked',
      false,
    ]);
  });
});

describe('a report', () => {
  const reports = async () =>
    (
      await sql`select side, reporter_id, reason, text, last_seq from chat_report where exhibition_id = ${portal.ctx.exhibition.id}
        and reporter_id in (${buyer.visitorId}, ${staff.employeeId}) order by side`.execute(portal.ctx.db)
    ).rows;

  test('waits once for each who reports, as it was said last, and is one of so many in a day', async () => {
    const id = await makeConversation(portal, company, buyer, {}, [{ side: 'visitor', minutesAgo: 1 }]);
    const given = { conversationId: id, reason: 'advert', text: '群发' } as const;
    await portal.as(staff)(report, given);
    await portal.as(buyer)(report, { ...given, reason: 'fraud' });
    await portal.as(buyer)(report, { ...given, reason: 'phishing', text: '假链接' });
    expect(await reports()).toEqual([
      { side: 'exhibitor', reporter_id: staff.employeeId, reason: 'advert', text: '群发', last_seq: 1 },
      { side: 'visitor', reporter_id: buyer.visitorId, reason: 'phishing', text: '假链接', last_seq: 1 },
    ]);
    const { counters } = portal.portal.services;
    for (let at = 0; at < LIMITS.chatReportsPerDay; at += 1)
      await counters.increment(`chats reported by ${buyer.visitorId}`, 86_400);
    expect(await outcomeOf(portal.as(buyer)(report, given))).toBe('chatLimit');
  });
});

describe('availability', () => {
  test('says who is there to registered visitors, and to others only that somebody is', async () => {
    const away = await makeEmployee(portal, company);
    const guest = newClient();
    const unfinished = await makeVisitor(portal, { complete_exhibition_registration: false });
    const asked = { exhibitorId: company.id };
    listenTo(portal, [`subject ${staff.employeeId}`]);
    const answer = await portal.as(buyer)(availability, asked);
    expect([answer.online, answer.employees.map(({ id, name }) => [id, name.zh])]).toEqual([
      true,
      [[staff.employeeId, '陈静']],
    ]);
    expect([await portal.as(guest)(availability, asked), await portal.as(unfinished)(availability, asked)]).toEqual([
      { online: true, answerTime: null, opening: null, employees: [] },
      { online: true, answerTime: null, opening: null, employees: [] },
    ]);
    listenTo(portal, [`subject ${buyer.visitorId}`]);
    expect((await portal.as(away)(availability, asked)).online).toBe(false);
    const closed = await makeExhibitor(portal, { open: false });
    expect(await outcomeOf(portal.as(guest)(availability, { exhibitorId: closed.id }))).toBe('notFound');
  });
});
