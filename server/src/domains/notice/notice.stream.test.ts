import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import { openPortalOn, openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { makeOrganizer, makeVisitor, type Visitor } from '../../../test/world.ts';
import { putNotice } from './notice.queries.ts';

let portal: TestPortal;
/** Another process of the same portal, in which people listen. */
let other: TestPortal;
let address: string;
const open = new Set<AbortController>();

beforeAll(async () => {
  portal = await openTestPortal();
  other = await openPortalOn(portal.url);
  address = await other.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of open) line.abort();
  open.clear();
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

type Line = { status: number; body: string; next: () => Promise<string | null> };

/** Opens a line; `next` is the next thing said on it, null when it has ended. */
async function listen(token: string | null): Promise<Line> {
  const line = new AbortController();
  open.add(line);
  const answer = await fetch(`${address}/visitor/v2/notice/stream`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal: line.signal,
  });
  if (answer.status !== 200) return { status: answer.status, body: await answer.text(), next: async () => null };
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string | null> => (await reader?.read())?.value ?? null;
  return { status: 200, body: '', next };
}

const said = (unread: number): string => `data: ${JSON.stringify({ unread })}\n\n`;
const tell = (visitor: Visitor) =>
  putNotice(portal.ctx, {
    id: newId(),
    recipientId: visitor.visitorId,
    kind: 'announcement',
    title: { zh: '通知', en: 'Notice' },
    body: { zh: '正文', en: 'Body' },
    link: '',
  });

test('tells how many are unread: at once, when one comes in another process, when they are read', async () => {
  const [visitor, stranger] = [await makeVisitor(portal), await makeVisitor(portal)];
  await tell(visitor);
  const line = await listen(visitor.token);
  expect(await line.next()).toBe(said(1));
  await tell(stranger);
  await tell(visitor);
  expect(await line.next()).toBe(said(2));
  expect(await portal.as(visitor)(contract.notice.markAllSeen, { noticeType: 'INVITE' })).toEqual({ count: 0 });
  expect(await portal.as(visitor)(contract.notice.markAllSeen, {})).toEqual({ count: 2 });
  expect(await line.next()).toBe(said(0));
  expect((await portal.as(stranger)(contract.account.info, {})).unreadNotices).toBe(1);
});

test('ends for a session that has ended, before anything would be said', async () => {
  const [visitor, bystander] = [await makeVisitor(portal), await makeVisitor(portal)];
  const [line, stays] = [await listen(visitor.token), await listen(bystander.token)];
  expect([await line.next(), await stays.next()]).toEqual([said(0), said(0)]);
  const begun = Date.now();
  await portal.as(visitor)(contract.account.logOff, {});
  expect(await line.next()).toBe(null);
  // the beat of an open line comes after twenty seconds
  expect(Date.now() - begun).toBeLessThan(15_000);
  await tell(bystander);
  expect(await stays.next()).toBe(said(1));
});

test('ends for a session that has ended, without another word', async () => {
  const visitor = await makeVisitor(portal);
  const line = await listen(visitor.token);
  expect(await line.next()).toBe(said(0));
  await portal.as(visitor)(contract.account.logOff, {});
  await tell(visitor);
  expect(await line.next()).toBe(null);
});

test('an open line is no use of the session', async () => {
  const visitor = await makeVisitor(portal);
  const line = await listen(visitor.token);
  await line.next();
  const used = async () =>
    portal.ctx.db
      .selectFrom('session')
      .where('account_id', '=', visitor.accountId)
      .select('idle_until')
      .executeTakeFirstOrThrow();
  await portal.ctx.db
    .updateTable('session')
    .set({ last_used_at: new Date(Date.now() - 3_600_000) })
    .where('account_id', '=', visitor.accountId)
    .execute();
  const before = await used();
  await tell(visitor);
  expect(await line.next()).toBe(said(1));
  expect(await used()).toEqual(before);
});

test('is refused to guests, to the organizer, and to a session with too many open', async () => {
  const statuses: number[] = [];
  for (const token of [null, 'fb_none', (await makeOrganizer(portal)).token])
    statuses.push((await listen(token)).status);
  expect(statuses).toEqual([401, 401, 403]);
  const visitor = await makeVisitor(portal);
  const lines = [];
  for (let at = 0; at < LIMITS.noticeLinesMax; at += 1) lines.push(await listen(visitor.token));
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200));
  expect((await listen(visitor.token)).status).toBe(429);
});

test('a server that stops ends all lines', async () => {
  const leaving = await openPortalOn(portal.url);
  const there = await leaving.app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = await makeVisitor(portal);
  const answer = await fetch(`${there}/visitor/v2/notice/stream`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const text = answer.text();
  await leaving.close();
  expect((await text).replaceAll(said(0), '')).toBe('');
});
