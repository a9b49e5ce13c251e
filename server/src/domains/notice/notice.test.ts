import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { NOTICE_KINDS, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeAccount, makeEmployee, makeExhibitor, makeVisitor, PASSWORD } from '../../../test/world.ts';

const { types, list, get, markAllSeen } = contract.notice;

const portal = testPortal();

async function makeNotice(recipientId: string, kind: NoticeKind, minutesAgo: number): Promise<string> {
  const id = newId();
  const row = {
    id,
    exhibition_id: portal.ctx.exhibition.id,
    recipient_id: recipientId,
    kind,
    notice_type: NOTICE_KINDS[kind].type,
    title_zh: `通知${minutesAgo}`,
    title_en: `Notice ${minutesAgo}`,
    body_zh: '正文',
    body_en: 'Body',
    link: '/notices',
    seen_at: null,
    created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  };
  await insertRows(portal.ctx.db, 'notice', [row]);
  return id;
}

describe('notices', () => {
  test('are counted by kind, listed newest first, and seen once read', async () => {
    const visitor = await makeVisitor(portal);
    const call = portal.as(visitor);
    const [old, young, review] = [
      await makeNotice(visitor.visitorId, 'announcement', 30),
      await makeNotice(visitor.visitorId, 'comment', 5),
      await makeNotice(visitor.visitorId, 'vip', 10),
    ];
    const all = await call(list, {});
    expect(all.list.map(({ id, seen }) => [id, seen])).toEqual([
      [young, false],
      [review, false],
      [old, false],
    ]);
    expect((await call(list, { noticeType: 'SPONSOR', pageSize: 1 })).list.map(({ id }) => id)).toEqual([young]);
    expect((await call(list, { kind: 'announcement' })).list.map(({ id }) => id)).toEqual([old]);
    expect((await call(list, { kind: 'vip', noticeType: 'SPONSOR' })).list).toEqual([]);
    expect((await call(contract.account.info, {})).unreadNotices).toBe(3);
    expect(await call(get, { id: old })).toMatchObject({
      id: old,
      seen: true,
      title: { zh: '通知30', en: 'Notice 30' },
      body: { zh: '正文', en: 'Body' },
      link: '/notices',
    });
    expect(await call(get, { id: old })).toMatchObject({ seen: true });
    const { list: ofFour, kinds } = await call(types, {});
    expect(kinds.filter(({ total }) => total > 0)).toEqual([
      { kind: 'announcement', unread: 0, total: 1 },
      { kind: 'vip', unread: 1, total: 1 },
      { kind: 'comment', unread: 1, total: 1 },
    ]);
    expect(ofFour).toEqual([
      { noticeType: 'SPONSOR', unread: 1, total: 2 },
      { noticeType: 'CHECKRESULT', unread: 1, total: 1 },
      { noticeType: 'INVITE', unread: 0, total: 0 },
      { noticeType: 'INTENTIONORDER', unread: 0, total: 0 },
    ]);
    expect(await call(markAllSeen, { kind: 'comment' })).toEqual({ count: 1 });
    expect((await call(contract.account.info, {})).unreadNotices).toBe(1);
  });

  test('of somebody else are not there, not even for a colleague', async () => {
    const company = await makeExhibitor(portal);
    const [one, colleague] = [
      await makeEmployee(portal, company),
      await makeEmployee(portal, company, { admin: true }),
    ];
    const id = await makeNotice(one.employeeId, 'order', 1);
    expect(await outcomeOf(portal.as(colleague)(get, { id }))).toBe('notFound');
    expect((await portal.as(one)(list, {})).list.map(({ seen }) => seen)).toEqual([false]);
  });

  test('of a log-in on another device come to the person, word for word, and not of the first one', async () => {
    const { email } = await makeAccount(portal);
    const from = (agent: string) => ({ headers: { 'user-agent': agent } });
    const enter = async (agent: string) => {
      const given = { account: email ?? '', password: PASSWORD };
      const { body } = await portal.send(contract.account.logOn, given, newClient(), from(agent));
      return contract.account.logOn.output.parse(body.data);
    };
    const PHONE =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
    const PC =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
    await enter(PC);
    const { token } = await enter(PHONE);
    const read = async () => (await portal.as({ token })(list, {})).list.map(({ title, link }) => ({ title, link }));
    await expect
      .poll(read)
      .toEqual([{ title: { zh: '您的账号在其他设备登录', en: 'Login elsewhere' }, link: '/personal/sessions' }]);
  });
});
