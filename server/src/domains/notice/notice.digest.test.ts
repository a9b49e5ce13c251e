import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { NOTICE_KINDS, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeVisitor, type Visitor } from '../../../test/world.ts';
import { sendDigests } from './notice.digest.ts';

const portal = testPortal();

const NOW = new Date('2026-03-02T00:30:00Z');
type Given = { kind?: NoticeKind; hoursAgo?: number; seen?: boolean; mailed?: boolean; exhibitionId?: string };

async function put(recipientId: string, title: string, given: Given = {}): Promise<void> {
  const { kind = 'announcement', hoursAgo = 3, seen = false, mailed = false } = given;
  const at = new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString();
  await insertRows(portal.ctx.db, 'notice', [
    {
      id: newId(),
      exhibition_id: given.exhibitionId ?? portal.ctx.exhibition.id,
      recipient_id: recipientId,
      kind,
      notice_type: NOTICE_KINDS[kind].type,
      title_zh: title,
      title_en: `${title} (en)`,
      body_zh: '正文',
      body_en: 'Body',
      link: '',
      seen_at: seen ? at : null,
      mailed,
      created_at: at,
    },
  ]);
}

const send = (now = NOW) => sendDigests(portal.portal.services.jobs, portal.ctx, 'https://fair.example', now);
const emailOf = async ({ accountId }: Visitor): Promise<string | null> =>
  (await portal.ctx.db.selectFrom('account').where('id', '=', accountId).select('email').executeTakeFirstOrThrow())
    .email;

test('holds what is unread and no e-mail has told of, newest first, once', async () => {
  const visitor = await makeVisitor(portal, { language: 'en' });
  const email = await emailOf(visitor);
  await put(visitor.visitorId, '较早', { kind: 'comment', hoursAgo: 20 });
  await put(visitor.visitorId, '较新', { hoursAgo: 2 });
  await put(visitor.visitorId, '已读', { seen: true });
  await put(visitor.visitorId, '已发邮件', { mailed: true });
  await put(visitor.visitorId, '刚刚', { hoursAgo: 0.1 });
  await put(visitor.visitorId, '上个月', { hoursAgo: 24 * 20 });
  await put(visitor.visitorId, '另一个展会', { exhibitionId: portal.sugarCtx.exhibition.id });
  await Promise.all([send(), send()]);
  await send();
  const mails = await messagesTo(portal, email);
  const fair = portal.ctx.exhibition.shortName.en;
  expect(mails.map(({ subject, category }) => [subject, category])).toEqual([[`${fair}: 2 unread messages`, 'digest']]);
  expect(mails[0]?.body).toContain(
    'Announcements: 较新 (en)\nComments: 较早 (en)\n\nView all messages: https://fair.example/en/mail',
  );
  for (const absent of ['已读', '已发邮件', '刚刚', '上个月', '另一个展会'])
    expect(mails[0]?.body).not.toContain(absent);

  // what came in since is in the next one, alone
  await send(new Date(NOW.getTime() + 86_400_000));
  expect((await messagesTo(portal, email)).map(({ subject }) => subject)).toEqual([
    `${fair}: 2 unread messages`,
    `${fair}: 1 unread message`,
  ]);
});

test('goes to employees, in Chinese by default, and names fifteen at most', async () => {
  const company = await makeExhibitor(portal);
  const employee = await makeEmployee(portal, company, { email: 'digest@company.example' });
  const gone = await makeEmployee(portal, company, { email: 'gone@company.example', resigned_at: NOW.toISOString() });
  for (let at = 1; at <= 17; at += 1) await put(employee.employeeId, `消息${at}`, { hoursAgo: at });
  await put(gone.employeeId, '离职');
  await send();
  const [mail, ...others] = await messagesTo(portal, 'digest@company.example');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`【${portal.ctx.exhibition.shortName.zh}】您有 17 条未读消息`);
  expect([mail?.body.includes('消息15'), mail?.body.includes('消息16')]).toEqual([true, false]);
  expect(mail?.body).toContain('另有 2 条未读消息。');
  // of an employee it asks for the exhibitors' log-in
  expect(mail?.body).toContain('https://fair.example/mail?as=actor');
  expect(await messagesTo(portal, 'gone@company.example')).toEqual([]);
});

test('has nothing in it that a mail program makes a link of but ours', async () => {
  const visitor = await makeVisitor(portal);
  await put(visitor.visitorId, 'See http://evil.example/win', { hoursAgo: 2 });
  await send();
  const [mail] = await messagesTo(portal, await emailOf(visitor));
  expect(mail?.body).toContain('See http: evil. example/win');
  expect(mail?.body).not.toMatch(/evil\.example|:\/\/evil/);
});

test('does not reach whoever has switched it off', async () => {
  const visitor = await makeVisitor(portal);
  await portal.as(visitor)(contract.notification.saveSetting, { wanted: { digest: false } });
  await put(visitor.visitorId, '未读');
  await send();
  const states = async () =>
    (
      await portal.ctx.db
        .selectFrom('message')
        .where('recipient', '=', (await emailOf(visitor)) ?? '')
        .where('category', '=', 'digest')
        .select('state')
        .execute()
    ).map(({ state }) => state);
  await expect.poll(states).toEqual(['unwanted']);
});
