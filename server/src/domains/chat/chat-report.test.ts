import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';

const { list, transcript, close } = contract.chatReport;

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
let support: Organizer;
let id: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal, { name: '李明' });
  support = await makeOrganizer(portal, portal.ctx, 'support');
  id = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId }, [
    { side: 'exhibitor', minutesAgo: 3, text: '请点链接领奖' },
    { side: 'visitor', minutesAgo: 2, card: true },
  ]);
});

const report = () => portal.as(buyer)(contract.chat.report, { conversationId: id, reason: 'phishing', text: '假链接' });
const waiting = async () =>
  (await portal.as(support)(list, { pageSize: 100 })).list.filter(({ visitor }) => visitor?.id === buyer.visitorId);
const acts = async () =>
  (
    await sql<{ act: string; account_id: string; details: unknown }>`
      select act, account_id, details from audit where object_id = ${id} order by at`.execute(portal.ctx.db)
  ).rows;

describe('a reported conversation', () => {
  test('is read by support as it was when it was reported, without cards, and each reading is written down (G36)', async () => {
    await report();
    const body = { kind: 'text', text: '还在吗 CANARY' } as const;
    await portal.as(staff)(contract.chat.send, { conversationId: id, clientId: newId(), body });
    const [one] = await waiting();
    expect([one?.side, one?.reason, one?.text, one?.visitor?.name, one?.openedAt]).toEqual([
      'visitor',
      'phishing',
      '假链接',
      '李明',
      null,
    ]);
    const read = await portal.as(support)(transcript, { id: one?.id ?? '' });
    expect([read.list.map(({ seq, clientId, body: shown }) => [seq, clientId, shown]), read.hasMore]).toEqual([
      [
        [1, null, { kind: 'text', text: '请点链接领奖' }],
        [2, null, { kind: 'card', card: null }],
      ],
      false,
    ]);
    expect([await acts(), (await waiting())[0]?.openedAt]).toEqual([
      [{ act: 'chat.readReported', account_id: support.accountId, details: {} }],
      expect.any(String),
    ]);
  });

  test('is not read once its report is closed, nor at another fair (G2)', async () => {
    await report();
    const reportId = (await waiting())[0]?.id ?? '';
    const sugar = { ...(await makeOrganizer(portal, portal.sugarCtx, 'support')), host: SUGAR_HOST };
    expect(await outcomeOf(portal.as(sugar)(transcript, { id: reportId }))).toBe('notFound');
    await portal.as(support)(close, { id: reportId, note: '已提醒' });
    const closed = (await portal.as(support)(list, { closed: true, pageSize: 100 })).list;
    expect([
      await outcomeOf(portal.as(support)(transcript, { id: reportId })),
      await outcomeOf(portal.as(support)(close, { id: reportId, note: '' })),
      await waiting(),
      closed.filter((one) => one.id === reportId).map(({ note, closedAt }) => [note, closedAt]),
      await acts(),
    ]).toEqual([
      'notFound',
      'notFound',
      [],
      [['已提醒', expect.any(String)]],
      [{ act: 'chat.closeReport', account_id: support.accountId, details: { note: '已提醒' } }],
    ]);
    await report();
    expect((await waiting()).length).toBe(1);
  });

  test('is counted while its report waits, whichever part of the list is read, and not at another fair', async () => {
    const counted = async (closed: boolean) => (await portal.as(support)(list, { closed })).waiting;
    const before = await counted(false);
    await report();
    const sugar = { ...(await makeOrganizer(portal, portal.sugarCtx, 'support')), host: SUGAR_HOST };
    expect([await counted(false), await counted(true), (await portal.as(sugar)(list, {})).waiting]).toEqual([
      before + 1,
      before + 1,
      0,
    ]);
    await portal.as(support)(close, { id: (await waiting())[0]?.id ?? '', note: '' });
    expect(await counted(true)).toBe(before);
  });
});
