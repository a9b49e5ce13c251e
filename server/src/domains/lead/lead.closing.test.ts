import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { openReceiver } from '../../../test/receiver.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const portal = testPortal({ DATABASE_POOL: '20', OUTGOING_HOSTS: 'localhost' });
let company: Exhibitor;
let admin: Employee;
let buyer: Visitor;
let other: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal);
  other = await makeVisitor(portal);
  product = await makeProduct(portal, company);
});

type Kind = 'order' | 'inquiry';
const KINDS = ['order', 'inquiry'] as const;
const CLOSE = { order: contract.order.close, inquiry: contract.inquiry.close };
async function send(kind: Kind, who = buyer): Promise<string> {
  if (kind === 'order')
    return (await portal.as(who)(contract.order.create, { productId: product.id, quantity: 5, unit: 'kg', remark: '' }))
      .id;
  const given = { productIds: [product.id], question: 'FOB?' };
  return (await portal.as(who)(contract.inquiry.create, given)).inquiries[0]?.id ?? '';
}
const close = (kind: Kind, id: string, who = buyer) =>
  portal.as(who)(CLOSE[kind], { id, reason: 'foundElsewhere', text: '已签约' });
const own = async (id: string, only?: 'open' | 'over') => {
  const { list } = await portal.as(buyer)(contract.inquiry.ownRequests, only === undefined ? {} : { only });
  return list.find((one) => one.id === id);
};
const stateOf = (one: Awaited<ReturnType<typeof own>>) => (one?.kind === 'order' ? one.progress : one?.state);
const leadOf = async (id: string) => (await portal.as(admin)(contract.lead.get, { id })).lead;
const inbox = (state?: 'new' | 'contacted' | 'closed') =>
  portal.as(admin)(contract.lead.list, state === undefined ? {} : { state });
const offer = async (kind: Kind, id: string) => {
  const form = { price: { amount: 10, currency: 'USD' as const, unit: 'kg' } };
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const on = kind === 'order' ? { orderId: id } : { inquiryId: id };
  return portal.as(admin)(contract.quote.create, { ...form, validUntil: day, ...on });
};

describe.each(KINDS)('a buyer closes an own %s', (kind) => {
  test('and both sides read why; where it stands with the company stays', async () => {
    const id = await send(kind);
    await portal.as(admin)(contract.lead.setState, { selection: { ids: [id] }, state: 'contacted' });
    const { closedAt } = await close(kind, id);
    const closing = { at: closedAt, reason: 'foundElsewhere', text: '已签约' };
    const mine = await own(id);
    const lead = await leadOf(id);
    expect([stateOf(mine), mine?.closing, lead.state, lead.closing]).toEqual(['ended', closing, 'contacted', closing]);
  });

  test('once: said again, it stands as it was first said', async () => {
    const id = await send(kind);
    const first = await close(kind, id);
    const again = await portal.as(buyer)(CLOSE[kind], { id, reason: 'price' });
    expect([again, (await leadOf(id)).closing?.reason]).toEqual([first, 'foundElsewhere']);
  });

  test('for another reason only in words', async () => {
    const id = await send(kind);
    const wrong = await wrongFields(portal.as(buyer)(CLOSE[kind], { id, reason: 'other', text: '  ' }));
    expect([Object.keys(wrong), (await leadOf(id)).closing]).toEqual([['text'], null]);
    await portal.as(buyer)(CLOSE[kind], { id, reason: 'other', text: '换了作物' });
    expect((await leadOf(id)).closing).toMatchObject({ reason: 'other', text: '换了作物' });
  });

  test('and nobody closes somebody else’s, one of the other kind, or one that was taken back', async () => {
    const id = await send(kind);
    const otherKind = kind === 'order' ? 'inquiry' : 'order';
    expect([await outcomeOf(close(kind, id, other)), await outcomeOf(close(otherKind, id))]).toEqual([
      'notFound',
      'notFound',
    ]);
    await portal.as(buyer)(contract[kind].withdraw, { id });
    expect(await outcomeOf(close(kind, id))).toBe('notFound');
  });

  test('and changes or takes it back no more', async () => {
    const id = await send(kind);
    await close(kind, id);
    const changed =
      kind === 'order'
        ? portal.as(buyer)(contract.order.change, { id, version: 1, quantity: 6, unit: 'kg', remark: '' })
        : portal.as(buyer)(contract.inquiry.change, { id, version: 1, question: 'CIF?' });
    expect([await outcomeOf(changed), await outcomeOf(portal.as(buyer)(contract[kind].withdraw, { id }))]).toEqual([
      'requestClosed',
      'requestClosed',
    ]);
  });

  test('and no quote on it is accepted or sent any more', async () => {
    const id = await send(kind);
    const { id: quoteId } = await offer(kind, id);
    await close(kind, id);
    const [quote] = (await portal.as(buyer)(contract.quote.ownList, {})).list;
    expect([
      await outcomeOf(portal.as(buyer)(contract.quote.accept, { id: quoteId })),
      await outcomeOf(offer(kind, id)),
      [quote?.state, quote?.closed],
    ]).toEqual(['requestClosed', 'requestClosed', ['open', true]]);
  });

  test('at the very moment a quote is accepted: it was accepted before it was closed, or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await send(kind);
      const { id: quoteId } = await offer(kind, id);
      const [accepted, closed] = await Promise.all([
        outcomeOf(portal.as(buyer)(contract.quote.accept, { id: quoteId })),
        outcomeOf(close(kind, id)),
      ]);
      const { rows } = await sql<{ state: string; before: boolean | null }>`
        select q.state, q.decided_at <= l.closed_at as before from quote q join lead l on l.id = ${id} where q.id = ${quoteId}`.execute(
        portal.ctx.db,
      );
      expect([closed, rows[0]]).toEqual([
        'done',
        accepted === 'done' ? { state: 'accepted', before: true } : { state: 'open', before: null },
      ]);
    }
  });

  test('and it stands apart in both lists, waits for nobody, and is followed up no more', async () => {
    const [closed, open] = [await send(kind), await send(kind)];
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const id of [closed, open]) await portal.as(admin)(contract.lead.setFollowUp, { id, on: today });
    await close(kind, closed);
    const [fresh, apart, all] = [await inbox('new'), await inbox('closed'), await inbox()];
    const idsOf = ({ list }: typeof all) => list.map(({ id }) => id);
    expect([idsOf(fresh), idsOf(apart), new Set(idsOf(all))]).toEqual([[open], [closed], new Set([open, closed])]);
    expect([all.counts, all.waiting, all.due]).toEqual([
      { all: 2, new: 1, contacted: 0, quoted: 0, won: 0, lost: 0, closed: 1 },
      1,
      1,
    ]);
    const mine = async (only?: 'open' | 'over') => {
      const page = await portal.as(buyer)(contract.inquiry.ownRequests, only === undefined ? {} : { only });
      return [page.list.map(({ id }) => id), page.total, page.counts];
    };
    const counts = { all: 2, open: 1, over: 1 };
    expect([await mine('open'), await mine('over'), (await mine()).slice(1)]).toEqual([
      [[open], 1, counts],
      [[closed], 1, counts],
      [2, counts],
    ]);
    const { rows } = await sql`select silence, follow_up_on, reminded_on from lead where id = ${closed}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ silence: 3, follow_up_on: null, reminded_on: null }]);
  });

  test('and whoever deals with it is told why, once; a colleague and another company are not', async () => {
    const [dealing, aside] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const id = await send(kind);
    await portal.as(admin)(contract.lead.assign, { ids: [id], employeeId: dealing.employeeId });
    await close(kind, id);
    await close(kind, id);
    const told = async (who: Employee) => {
      const { list } = await portal.as(who)(contract.notice.list, {});
      return list
        .filter(({ link, title }) => link.endsWith(id) && title.zh.includes('关闭'))
        .map(({ body }) => body.zh);
    };
    const why = [expect.stringContaining('已从其他供应商采购')];
    await expect.poll(() => told(dealing)).toEqual(why);
    expect(await Promise.all([admin, aside, rival].map(told))).toEqual([why, [], []]);
  });

  test('and the company’s system is told why, another company’s is not', async () => {
    const receiver = await openReceiver();
    const theirs = await openReceiver();
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const event = `${kind}.closed` as const;
    for (const [who, url] of [
      [rival, theirs.url],
      [admin, receiver.url],
    ] as const)
      await portal.as(who)(contract.connection.addWebhook, { name: 'CRM', url, events: [event] });
    const id = await send(kind);
    const { closedAt } = await close(kind, id);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect([JSON.parse(receiver.received[0]?.body ?? ''), theirs.received]).toEqual([
      {
        type: event,
        timestamp: closedAt,
        fair: portal.ctx.exhibition.code,
        data: { id, at: closedAt, reason: 'foundElsewhere', text: '已签约' },
      },
      [],
    ]);
    await receiver.close();
    await theirs.close();
  });
});
