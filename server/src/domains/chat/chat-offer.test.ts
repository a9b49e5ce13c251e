import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { MessageBody, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { listenTo, type Told } from '../../../test/realtime.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { send, history, recall } = contract.chat;

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let id: string;
let orderId: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal);
  id = await makeConversation(portal, company, buyer);
  orderId = await ordered(company, buyer);
});

async function ordered(at: Exhibitor, by: Visitor): Promise<string> {
  const product = await makeProduct(portal, at);
  return (await portal.as(by)(contract.order.create, { productId: product.id, quantity: 5, unit: 't' })).id;
}
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const quoteOn = async (on: string, by: Employee, amount = 3.5): Promise<string> =>
  (
    await portal.as(by)(contract.quote.create, {
      orderId: on,
      price: { amount, currency: 'USD', unit: 'kg' },
      validUntil: nextMonth,
    })
  ).id;
const invitedBy = async (by: Person, to: string, message = ''): Promise<string> =>
  (await portal.as(by)(contract.invitation.invite, { to, from: 'person', message })).id;

const sendTo = (person: Person, body: WrittenBody, conversationId = id) =>
  portal.as(person)(send, { conversationId, clientId: newId(), body });
const bodies = async (person: Person): Promise<MessageBody[]> =>
  (await portal.as(person)(history, { conversationId: id, limit: 200 })).list.map(({ body }) => body);
const statesOf = async (person: Person): Promise<(string | null)[]> =>
  (await bodies(person)).map((body) => {
    if (body.kind === 'quote') return body.quote?.state ?? null;
    if (body.kind === 'invitation') return body.invitation?.state ?? null;
    return body.kind;
  });

/** What both sides were told of quotes and invitations, in rooms and states. */
const toldOf = (told: readonly Told[]) =>
  told.flatMap(({ what, rooms, data }): [string | undefined, string | null][] => {
    if (what !== 'message') return [];
    const { body } = data as { body: MessageBody };
    if (body.kind === 'quote') return [[rooms[0], body.quote?.state ?? null]];
    return body.kind === 'invitation' ? [[rooms[0], body.invitation?.state ?? null]] : [];
  });

describe('a quote in a message', () => {
  test('is read by both sides as it stands, and decided by the buyer through the call of quotes', async () => {
    const quoteId = await quoteOn(orderId, staff);
    const sent = await sendTo(staff, { kind: 'quote', quoteId });
    const price = { amount: 3.5, currency: 'USD', unit: 'kg' };
    const shown = { kind: 'quote', quote: { id: quoteId, state: 'open', closed: false, version: 1, price } };
    expect([sent.body, await bodies(buyer)]).toMatchObject([shown, [shown]]);
    await portal.as(buyer)(contract.quote.decline, { id: quoteId, reason: '价格太高' });
    expect(await bodies(staff)).toMatchObject([{ quote: { state: 'declined', reason: '价格太高' } }]);
  });

  test('that is replaced says so, in the place where it was sent', async () => {
    const first = await quoteOn(orderId, staff);
    await sendTo(staff, { kind: 'quote', quoteId: first });
    const second = await quoteOn(orderId, staff, 3.2);
    expect(await outcomeOf(sendTo(staff, { kind: 'quote', quoteId: first }))).toBe('quoteReplaced');
    await sendTo(staff, { kind: 'quote', quoteId: second });
    expect(await statesOf(buyer)).toEqual(['replaced', 'open']);
    expect(await outcomeOf(portal.as(buyer)(contract.quote.accept, { id: first }))).toBe('quoteReplaced');
    await portal.as(buyer)(contract.quote.accept, { id: second });
    expect(await statesOf(buyer)).toEqual(['replaced', 'accepted']);
  });

  test('is told to both sides again when it is replaced or decided', async () => {
    const first = await quoteOn(orderId, staff);
    await sendTo(staff, { kind: 'quote', quoteId: first });
    const told = listenTo(portal);
    await quoteOn(orderId, staff);
    const [visitor, colleague] = [`subject ${buyer.visitorId}`, `subject ${staff.employeeId}`];
    // the first one, too, may be told while it is listened
    await expect
      .poll(() => toldOf(told).slice(-2))
      .toEqual([
        [visitor, 'replaced'],
        [colleague, 'replaced'],
      ]);
  });

  test('shows that its buyer has closed what it was offered on', async () => {
    await sendTo(staff, { kind: 'quote', quoteId: await quoteOn(orderId, staff) });
    await portal.as(buyer)(contract.order.close, { id: orderId, reason: 'notNeeded' });
    expect(await bodies(buyer)).toMatchObject([{ quote: { state: 'open', closed: true } }]);
  });

  test('is one between the two sides, and of whoever may handle it: anything else is not found', async () => {
    const [rival, other] = [await makeExhibitor(portal, { name_en: 'CANARY' }), await makeVisitor(portal)];
    const [of, to] = [await makeEmployee(portal, rival, { admin: true }), await ordered(company, other)];
    const foreign = await quoteOn(await ordered(rival, buyer), of);
    const [own, toOther] = [await quoteOn(orderId, admin), await quoteOn(to, admin)];
    await portal.as(admin)(contract.lead.assign, { ids: [orderId], employeeId: admin.employeeId });
    const tries = [
      sendTo(staff, { kind: 'quote', quoteId: foreign }),
      sendTo(of, { kind: 'quote', quoteId: foreign }),
      sendTo(admin, { kind: 'quote', quoteId: toOther }),
      sendTo(staff, { kind: 'quote', quoteId: own }),
      sendTo(buyer, { kind: 'quote', quoteId: own }),
      sendTo(admin, { kind: 'quote', quoteId: newId() }),
    ];
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => 'notFound'));
    expect([await bodies(buyer), await outcomeOf(sendTo(admin, { kind: 'quote', quoteId: own }))]).toEqual([
      [],
      'done',
    ]);
  });

  test('is nothing to the organizer, and nothing once it is recalled', async () => {
    await sendTo(staff, { kind: 'quote', quoteId: await quoteOn(orderId, staff) });
    await portal.as(buyer)(contract.chat.report, { conversationId: id, reason: 'other', text: '' });
    const support = await makeOrganizer(portal, portal.ctx, 'support');
    const { list } = await portal.as(support)(contract.chatReport.list, {});
    const report = list.find(({ exhibitor }) => exhibitor.id === company.id)?.id ?? '';
    const read = await portal.as(support)(contract.chatReport.transcript, { id: report });
    expect(read.list.map(({ body }) => body)).toEqual([{ kind: 'quote', quote: null }]);
    await portal.as(staff)(recall, { conversationId: id, seq: 1 });
    expect((await bodies(buyer))[0]).toEqual({ kind: 'recalled' });
  });
});

describe('an invitation in a message', () => {
  test('is answered by the other side through the call of invitations, and each side reads what became of it', async () => {
    const invitationId = await invitedBy(staff, buyer.visitorId, '欢迎加入');
    await sendTo(staff, { kind: 'invitation', invitationId });
    const card = { id: invitationId, state: 'toBeConfirmed', message: '欢迎加入', answeredAt: null };
    expect([await bodies(staff), await bodies(buyer)]).toMatchObject([
      [{ kind: 'invitation', invitation: { ...card, direction: 'sent' } }],
      [{ kind: 'invitation', invitation: { ...card, direction: 'received' } }],
    ]);
    const told = listenTo(portal);
    await portal.as(buyer)(contract.invitation.answer, { id: invitationId, accept: true });
    await expect
      .poll(() => toldOf(told))
      .toEqual([
        [`subject ${buyer.visitorId}`, 'confirmed'],
        [`subject ${staff.employeeId}`, 'confirmed'],
      ]);
    expect(await statesOf(staff)).toEqual(['confirmed']);
  });

  test('is one that waits between the two, sent by the own side: anything else is not found', async () => {
    const rival = await makeExhibitor(portal, { name_en: 'CANARY' });
    const [of, other] = [await makeEmployee(portal, rival, { admin: true }), await makeVisitor(portal)];
    const foreign = await invitedBy(of, buyer.visitorId);
    const toOther = await invitedBy(admin, other.visitorId);
    const colleague = await invitedBy(admin, buyer.visitorId);
    const tries = [
      sendTo(admin, { kind: 'invitation', invitationId: foreign }),
      sendTo(admin, { kind: 'invitation', invitationId: toOther }),
      sendTo(staff, { kind: 'invitation', invitationId: colleague }),
      sendTo(buyer, { kind: 'invitation', invitationId: colleague }),
      sendTo(admin, { kind: 'invitation', invitationId: newId() }),
    ];
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => 'notFound'));
    await portal.as(buyer)(contract.invitation.answer, { id: colleague, accept: false });
    expect(await outcomeOf(sendTo(admin, { kind: 'invitation', invitationId: colleague }))).toBe('notFound');
    expect(await bodies(buyer)).toEqual([]);
  });

  test('that is there no more is shown as nothing', async () => {
    const invitationId = await invitedBy(staff, buyer.visitorId);
    await sendTo(staff, { kind: 'invitation', invitationId });
    await sql`delete from invitation where id = ${invitationId}`.execute(portal.ctx.db);
    expect(await bodies(buyer)).toEqual([{ kind: 'invitation', invitation: null }]);
  });
});

describe('chatOffer.list', () => {
  const offers = (person: Person, conversationId = id) =>
    portal.as(person)(contract.chatOffer.list, { conversationId });

  test('names the quotes to this buyer that stand and the invitation that waits, as far as the employee may handle them', async () => {
    await quoteOn(orderId, admin);
    const standing = await quoteOn(orderId, admin, 3.2);
    const other = await makeVisitor(portal);
    await quoteOn(await ordered(company, other), admin);
    const invitationId = await invitedBy(admin, buyer.visitorId);
    expect(await offers(admin)).toMatchObject({
      quotes: [{ id: standing, version: 2 }],
      invitation: { id: invitationId, direction: 'sent' },
      contact: false,
    });
    // whoever offers a price has the buyer from then on
    await expect.poll(() => outcomeOf(offers(staff))).toBe('notFound');
    await portal.as(buyer)(contract.invitation.answer, { id: invitationId, accept: true });
    expect(await offers(admin)).toMatchObject({ invitation: null, contact: true });
  });

  test('is asked in own conversations alone', async () => {
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const led = await makeConversation(portal, company, await makeVisitor(portal), { employee_id: admin.employeeId });
    await putInPool(portal, company, buyer);
    expect([await outcomeOf(offers(rival)), await outcomeOf(offers(staff, led))]).toEqual(['notFound', 'notFound']);
  });
});
