import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { newId } from '../../core/id.ts';
import { countRows } from '../../../test/count-rows.ts';
import { openPortalOn, testPortal, type Person } from '../../../test/portal.ts';
import { isProvenBy, PushReceiver, type Subscription } from '../../../test/push-receiver.ts';
import { makeEmployee, makeExhibitor, makeProduct, makeVisitor } from '../../../test/world.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { markSeen, putNotice } from '../notice/notice.queries.ts';
import { dispatchPushes } from './push.actions.ts';

const portal = testPortal({ OUTGOING_HOSTS: '127.0.0.1' });
let service: PushReceiver;
beforeAll(async () => {
  service = await PushReceiver.open();
});
afterAll(() => service.close());

const SOON = { timeout: 30_000 };

async function tellDevice(person: Person, statuses: readonly number[] = []): Promise<Subscription> {
  const subscription = service.subscribe(statuses);
  await portal.as(person)(contract.push.addDevice, subscription);
  return subscription;
}

type Given = { kind?: NoticeKind; title?: string; link?: string };
async function put(
  recipientId: string,
  { kind = 'comment', title = '您的商圈动态有新评论', link = '' }: Given = {},
  ctx = portal.ctx,
) {
  const id = newId();
  const words = { title: { zh: title, en: `${title} (en)` }, body: { zh: '陈静 13800001234', en: 'Body' } };
  await putNotice(ctx, { id, recipientId, kind, ...words, link });
  return id;
}

/** As the job of each minute does it. */
const giveOut = () => dispatchPushes(portal.portal.services, portal.ctx, null);
const bodies = (to: Subscription): string[] => service.received(to).map(({ words }) => words.body);
const minutePasses = (recipientId: string) =>
  sql`update notice set pushed_at = pushed_at - interval '61 seconds' where recipient_id = ${recipientId}`.execute(
    portal.ctx.db,
  );
const devices = async (person: Person, endpoint: string | null = null) =>
  (await portal.as(person)(contract.push.devices, { endpoint })).list;

describe('a push', () => {
  test('tells an employee of an order, without its buyer and its exhibit, encrypted for the one device', async () => {
    const company = await makeExhibitor(portal);
    const admin = await makeEmployee(portal, company, { admin: true, language: 'en' });
    const buyer = await makeVisitor(portal, { name: '王敏', company: '禾田农资' });
    const device = await tellDevice(admin);
    const product = await makeProduct(portal, company, { name_zh: '草甘膦原药', name_en: 'Glyphosate TC' });
    await portal.as(buyer)(contract.order.create, { productId: product.id, quantity: 5, unit: 'kg', remark: '' });
    await expect.poll(() => bodies(device), SOON).toEqual(['New message: Intent orders']);
    const [pushed] = service.received(device);
    const fair = portal.ctx.exhibition.shortName.en;
    expect(pushed?.words).toMatchObject({ title: fair, lang: 'en' });
    expect(pushed?.words.url).toMatch(/^http:\/\/localhost:\d+\/en\/potential-order\?as=actor$/);
    expect(JSON.stringify(pushed?.words)).not.toMatch(/王敏|禾田|草甘膦|Glyphosate/);
    const { key, list } = await portal.as(admin)(contract.push.devices, device);
    expect(pushed !== undefined && isProvenBy(key, pushed, service.origin)).toBe(true);
    expect(pushed?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(pushed?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(list.map(({ current, usedAt }) => [current, usedAt !== null])).toEqual([[true, true]]);
  });

  test('is one for several notices within a minute, and holds nothing that was read meanwhile', async () => {
    const { visitorId, ...visitor } = await makeVisitor(portal);
    const device = await tellDevice(visitor);
    await inTransaction(portal.ctx, async (inner) => {
      const read = await put(visitorId, {}, inner);
      await put(visitorId, {}, inner);
      await put(visitorId, {}, inner);
      await markSeen(inner, visitorId, read);
    });
    await expect.poll(() => bodies(device), SOON).toEqual(['您有 2 条新消息']);
    await put(visitorId, { link: '/find-opportunity?post=a' });
    await giveOut();
    await minutePasses(visitorId);
    await giveOut();
    await giveOut();
    await expect.poll(() => bodies(device), SOON).toEqual(['您有 2 条新消息', '您的商圈动态有新评论']);
    const urls = service.received(device).map(({ words }) => words.url.replace(/^http:\/\/localhost:\d+/, ''));
    expect(urls).toEqual(['/mail', '/find-opportunity?post=a']);
  });

  test('goes by what its reader has switched off; what concerns the account goes always', async () => {
    const visitor = await makeVisitor(portal);
    const device = await tellDevice(visitor);
    await portal.as(visitor)(contract.notification.saveSetting, { wanted: { news: false, notice: false } });
    await put(visitor.visitorId, { kind: 'announcement', title: '布展时间调整' });
    await put(visitor.visitorId);
    await giveOut();
    await put(visitor.visitorId, { kind: 'login', title: '您的账号在其他设备登录' });
    await minutePasses(visitor.visitorId);
    await giveOut();
    await expect.poll(() => bodies(device), SOON).toEqual(['您的账号在其他设备登录']);
  });

  test('says a kind by its name where its line names an exhibit or a person', async () => {
    const visitor = await makeVisitor(portal);
    const device = await tellDevice(visitor);
    await put(visitor.visitorId, { kind: 'documentAnswer', title: '资料申请已通过：仅客户可见的展品' });
    await expect.poll(() => bodies(device), SOON).toEqual(['您有一条新消息：资料申请结果']);
  });

  test('does not come of what was told before the device was there', async () => {
    const visitor = await makeVisitor(portal);
    await put(visitor.visitorId);
    const device = await tellDevice(visitor);
    await giveOut();
    await put(visitor.visitorId, { title: '审核结果', kind: 'registration' });
    await expect.poll(() => bodies(device), SOON).toEqual(['审核结果']);
  });

  test('is tried again where the push service is away, and its device forgotten where it is gone for good', async () => {
    const visitor = await makeVisitor(portal);
    const [busy, gone] = [await tellDevice(visitor, [503]), await tellDevice(visitor, [410])];
    await put(visitor.visitorId);
    await expect.poll(() => bodies(busy), SOON).toEqual(['您的商圈动态有新评论']);
    expect([service.tried(busy), service.tried(gone), bodies(gone)]).toEqual([2, 1, []]);
    expect((await devices(visitor, busy.endpoint)).map(({ current }) => current)).toEqual([true]);
  });

  test('comes so often in an hour, and no oftener (G19)', async () => {
    const visitor = await makeVisitor(portal);
    const device = await tellDevice(visitor);
    for (let time = 1; time <= LIMITS.pushesPerPersonHour + 2; time += 1) {
      await put(visitor.visitorId);
      await giveOut();
      await minutePasses(visitor.visitorId);
    }
    await expect.poll(() => service.tried(device), SOON).toBe(LIMITS.pushesPerPersonHour);
    await giveOut();
    expect(service.tried(device)).toBe(LIMITS.pushesPerPersonHour);
  });
});

describe('a device', () => {
  test('goes with its session, and is told nothing while the session is in another role', async () => {
    const visitor = await makeVisitor(portal);
    const other = await makeVisitor(portal);
    const [device, kept] = [await tellDevice(visitor), await tellDevice(other)];
    await portal.as(visitor)(contract.account.logOff, {});
    expect(await countRows(portal, sql`push_device where account_id = ${visitor.accountId}`)).toBe(0);
    await sql`update session set subject_type = 'ACTOR' where account_id = ${other.accountId}`.execute(portal.ctx.db);
    await put(visitor.visitorId);
    await put(other.visitorId);
    // somebody else's, told after both
    const third = await makeVisitor(portal);
    const heard = await tellDevice(third);
    await put(third.visitorId);
    await expect.poll(() => service.tried(heard), SOON).toBe(1);
    expect([service.tried(device), service.tried(kept)]).toEqual([0, 0]);
  });

  test('is one however often it is added, and belongs to whoever used it last', async () => {
    const [first, second] = [await makeVisitor(portal), await makeVisitor(portal)];
    const device = await tellDevice(first);
    await portal.as(first)(contract.push.addDevice, device);
    expect(await devices(first)).toHaveLength(1);
    await portal.as(second)(contract.push.addDevice, device);
    expect([(await devices(first)).length, (await devices(second)).length]).toEqual([0, 1]);
  });

  test('is one of ten at most: the oldest goes', async () => {
    const visitor = await makeVisitor(portal);
    const first = await tellDevice(visitor);
    for (let more = 0; more < LIMITS.pushDevicesPerAccountMax; more += 1) await tellDevice(visitor);
    const list = await devices(visitor, first.endpoint);
    expect([list.length, list.some(({ current }) => current)]).toEqual([LIMITS.pushDevicesPerAccountMax, false]);
  });

  test('is removed by its owner', async () => {
    const visitor = await makeVisitor(portal);
    await tellDevice(visitor);
    const [device] = await devices(visitor);
    await portal.as(visitor)(contract.push.removeDevice, { id: device?.id ?? '' });
    expect(await devices(visitor)).toEqual([]);
  });

  test.each([
    ['http://push.example/a', 'endpoint'],
    ['https://10.0.0.7/a', 'endpoint'],
    ['https://[::1]:8443/a', 'endpoint'],
    ['https://user@push.example/a', 'endpoint'],
    ['https://intranet/a', 'endpoint'],
    ['https://push.local/a', 'endpoint'],
  ])('at %s is refused, with its field', async (endpoint, field) => {
    const visitor = await makeVisitor(portal);
    const answer = await portal.send(contract.push.addDevice, { ...service.subscribe(), endpoint }, visitor);
    expect([answer.status, JSON.stringify(answer.body.data).includes(field)]).toEqual([400, true]);
    expect(await devices(visitor)).toEqual([]);
  });

  test('with a key that is none is refused', async () => {
    const visitor = await makeVisitor(portal);
    const answer = await portal.send(
      contract.push.addDevice,
      { ...service.subscribe(), p256dh: `B${'A'.repeat(86)}` },
      visitor,
    );
    expect([answer.status, JSON.stringify(answer.body.data).includes('p256dh')]).toEqual([400, true]);
  });

  test('keeps its address sealed', async () => {
    const visitor = await makeVisitor(portal);
    const { endpoint, auth } = await tellDevice(visitor);
    const { rows } = await sql`select * from push_device where account_id = ${visitor.accountId}`.execute(
      portal.ctx.db,
    );
    expect(JSON.stringify(rows)).not.toMatch(endpoint.slice(-20));
    expect(JSON.stringify(rows)).not.toContain(auth);
  });
});

test('the key of the installation is made once, and is the same in each process', async () => {
  const visitor = await makeVisitor(portal);
  const another = await openPortalOn(portal.url);
  const [one, two] = [
    await portal.as(visitor)(contract.push.devices, {}),
    await another.as(visitor)(contract.push.devices, {}),
  ];
  await another.close();
  expect(one.key).toMatch(/^B[\w-]{86}$/);
  expect(two.key).toBe(one.key);
});
