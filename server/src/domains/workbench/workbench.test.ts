import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { employeeRow, footprintRow, orderRow, sourcingRow } from '../../../../demo/factories/factories.ts';
import { makeDraft } from '../../../test/exhibit-sheet.ts';
import { makeMeeting, signUpCompany, signUpVisitor, slotOf } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeComment,
  makeDocument,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makePost,
  makeProduct,
  makeScene,
  makeVisitor,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { counts, home, search } = contract.workbench;

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let colleague: Employee;
let buyer: Visitor;
const ago = (days: number): string => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/** One of everything that a workbench counts, all called alike. Answers the exhibit. */
async function fill(owner: Exhibitor, author: Employee, visitor: Visitor, ctx: FairContext = portal.ctx) {
  const product = await makeProduct(portal, owner, { name_zh: '吡蚜酮', name_en: 'Pymetrozine', scope: 1 }, ctx);
  await makeDraft(ctx, owner, { name: { zh: '吡蚜酮草稿', en: 'Pymetrozine draft' } });
  await insertRows(ctx.db, 'intent_order', [orderRow(product, visitor.visitorId, { created_at: ago(3) })]);
  const document = await makeDocument(portal, product, { level: 'request', title: 'COA' }, ctx);
  await makeDocumentRequest(portal, product, document.id, visitor.visitorId, { asked_at: ago(2) });
  const post = await makePost(portal, speakerOf(author, owner), {}, ctx);
  await makeScene(portal, owner, [product.id], {}, ctx);
  await insertRows(ctx.db, 'employee', [
    employeeRow(owner, { name_zh: '吡蚜酮 新人', waiting_since: ago(1), account_id: null }),
  ]);
  return { product, post, document };
}

beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '周总' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  colleague = await makeEmployee(portal, company, { name_zh: '孙平' });
  buyer = await makeVisitor(portal, { name: '李敏', company: '禾田农资' });
  // another company, and one of the other fair: nothing of theirs may ever be among what is counted or found
  const other = await makeExhibitor(portal);
  await fill(other, await makeEmployee(portal, other, { admin: true }), buyer);
  const sugar = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
  const sugarAdmin = await makeEmployee(portal, sugar, { admin: true }, portal.sugarCtx);
  await fill(sugar, sugarAdmin, await makeVisitor(portal, {}, portal.sugarCtx), portal.sugarCtx);
});

const NOTHING_ASKED = { appointments: 0, sourcing: 0 };
const NONE = {
  ...NOTHING_ASKED,
  exhibits: 0,
  drafts: 0,
  orders: 0,
  documentRequests: 0,
  posts: 0,
  showcases: 0,
  colleagues: 0,
};
const ONE = {
  ...NOTHING_ASKED,
  exhibits: 1,
  drafts: 1,
  orders: 1,
  documentRequests: 1,
  posts: 1,
  showcases: 1,
  colleagues: 1,
};
/** Without the tasks that the fair sets for all of its exhibitors: exhibitor-task.test.ts. */
async function countsOf(person: Employee) {
  const { tasks: _ofTheFair, ...own } = await portal.as(person)(counts, {});
  return own;
}
const homeOf = (person: Employee) => portal.as(person)(home, {});
const foundBy = (person: Employee, keyword: string) => portal.as(person)(search, { keyword });

describe('workbench.counts', () => {
  test('counts nothing of another company and nothing of another fair', async () => {
    expect(await countsOf(admin)).toEqual(NONE);
    await fill(company, admin, buyer);
    expect(await countsOf(admin)).toEqual(ONE);
  });

  test('counts for sales staff their own posts, their orders and those of nobody, and no colleague who asks to join', async () => {
    const { product } = await fill(company, admin, buyer);
    for (const { employeeId } of [staff, colleague])
      await makeOrder(portal, product, buyer, {}, { employee_id: employeeId });
    expect(await countsOf(admin)).toEqual({ ...ONE, orders: 3 });
    expect(await countsOf(staff)).toEqual({ ...ONE, orders: 2, posts: 0, colleagues: 0 });
    await makePost(portal, speakerOf(staff, company), { state: 'refused', reason: '广告' });
    expect((await countsOf(staff)).posts).toBe(1);
    expect((await countsOf(colleague)).posts).toBe(0);
  });

  test('counts what waits, and not what is done or gone', async () => {
    const { product, post } = await fill(company, admin, buyer);
    await sql`update lead set state = 'contacted', answered_at = now() where exhibitor_id = ${company.id}`.execute(
      portal.ctx.db,
    );
    await sql`update document_request set state = 'granted' where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    await sql`update post set state = 'withdrawn' where id = ${post.id}`.execute(portal.ctx.db);
    await sql`update hotspot_scene set deleted_at = now() where exhibitor_id = ${company.id}`.execute(portal.ctx.db);
    await sql`update product set deleted_at = now() where id = ${product.id}`.execute(portal.ctx.db);
    await sql`update employee set resigned_at = now() where exhibitor_id = ${company.id} and waiting_since is not null`.execute(
      portal.ctx.db,
    );
    expect(await countsOf(admin)).toEqual({ ...NONE, drafts: 1 });
  });
});

describe('workbench.home', () => {
  test('says of each what waits since when, and of an empty booth that nothing does', async () => {
    const { orders, documentRequests, colleagues, drafts, comments, refusedPosts, viewers } = await homeOf(admin);
    const nobody = { count: 0, since: null };
    expect({ orders, documentRequests, colleagues, drafts, comments, refusedPosts, viewers }).toEqual({
      orders: nobody,
      documentRequests: nobody,
      colleagues: nobody,
      drafts: { withoutPicture: 0, withPicture: 0 },
      comments: { count: 0, postId: null },
      refusedPosts: 0,
      viewers: { people: 0, lastAt: null },
    });
    const { product } = await fill(company, admin, buyer);
    const oldest = ago(9);
    await makeOrder(portal, product, buyer, { created_at: oldest });
    await makeOrder(portal, product, buyer, { created_at: ago(30) }, { state: 'contacted', answered_at: ago(29) });
    await makePost(portal, speakerOf(staff, company), { state: 'refused', reason: '广告' });
    const now = await homeOf(admin);
    expect(now.orders).toEqual({ count: 2, since: oldest });
    expect([now.documentRequests.count, now.colleagues.count, now.refusedPosts]).toEqual([1, 1, 1]);
    expect(now.drafts).toEqual({ withoutPicture: 1, withPicture: 0 });
    expect(now.company).toMatchObject({ id: company.id, form: { name: { zh: company.name_zh, en: company.name_en } } });
    expect(now.figures).toMatchObject({
      exhibits: 1,
      publicExhibits: 0,
      showcases: 1,
      posts: 2,
      orders: 3,
      employees: 3,
    });
  });

  test('tells of requirements that fit while the company may sign up for them and has not, and of appointments to answer', async () => {
    const { ctx } = portal;
    const postedAt = ago(5);
    const { sourcing } = sourcingRow(ctx.exhibition.id, buyer.visitorId, { created_at: postedAt });
    await insertRows(ctx.db, 'sourcing', [sourcing]);
    const of = { exhibition_id: ctx.exhibition.id, sourcing_id: sourcing.id, exhibitor_id: company.id };
    await insertRows(ctx.db, 'sourcing_match', [{ ...of, score: 60, reasons: [] }]);
    const told = async () => {
      const home = await homeOf(staff);
      const { sourcing: requirements, appointments } = await countsOf(staff);
      expect([requirements, appointments]).toEqual([home.sourcing.count, home.appointments.count]);
      return [home.sourcing, home.appointments.count];
    };
    const none = { count: 0, since: null };
    expect(await told()).toEqual([none, 0]);
    await sql`update exhibitor set package = 'upgraded' where id = ${company.id}`.execute(ctx.db);
    const meeting = await makeMeeting(portal);
    await signUpVisitor(portal, meeting.id, buyer);
    const partnerId = await signUpCompany(portal, meeting.id, company.id, { employee_id: staff.employeeId });
    await portal.as(buyer)(contract.meetingAppointment.propose, { partnerId, slots: [slotOf(meeting, 0)] });
    expect(await told()).toEqual([{ count: 1, since: postedAt }, 1]);
    await insertRows(ctx.db, 'sourcing_sign_up', [{ id: newId(), ...of }]);
    expect(await told()).toEqual([none, 1]);
  });

  test('tells of messages nobody has read, accepted quotes and follow-ups of the day, to whoever may handle them', async () => {
    const { product } = await fill(company, admin, buyer);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const id = await makeOrder(portal, product, buyer, {}, { employee_id: colleague.employeeId });
    const offer = { orderId: id, price: { amount: 3.2, currency: 'USD' as const, unit: 'kg' }, validUntil: today };
    const quote = await portal.as(colleague)(contract.quote.create, offer);
    await portal.as(buyer)(contract.quote.accept, { id: quote.id });
    await portal.as(buyer)(contract.inquiry.write, { id, text: '合同请发给我' });
    await portal.as(colleague)(contract.lead.setFollowUp, { id, on: today });
    const told = async (person: Employee) => {
      const { messages, acceptedQuotes, followUps } = await homeOf(person);
      return [messages.count, messages.leadId, acceptedQuotes.count, followUps];
    };
    expect([await told(admin), await told(colleague)]).toEqual([
      [1, id, 1, 1],
      [1, id, 1, 1],
    ]);
    expect(await told(staff)).toEqual([0, null, 0, 0]);
    await portal.as(colleague)(contract.lead.get, { id });
    await portal.as(colleague)(contract.lead.setState, { selection: { ids: [id] }, state: 'won' });
    expect(await told(colleague)).toEqual([0, null, 0, 0]);
  });

  test('knows the drafts that have a picture from those that lack one', async () => {
    await makeDraft(portal.ctx, company);
    await makeDraft(portal.ctx, company);
    const ready = await makeDraft(portal.ctx, company);
    await sql`update product_draft set pictures = array['F000000001'] where id = ${ready}`.execute(portal.ctx.db);
    expect((await homeOf(staff)).drafts).toEqual({ withoutPicture: 2, withPicture: 1 });
  });

  test('shows sales staff their own part', async () => {
    const { product } = await fill(company, admin, buyer);
    await makeOrder(portal, product, buyer, { created_at: ago(20) }, { employee_id: colleague.employeeId });
    await makePost(portal, speakerOf(admin, company), { state: 'refused', reason: '广告' });
    const { orders, colleagues, refusedPosts, figures } = await homeOf(staff);
    expect([orders.count, colleagues, refusedPosts, figures.posts, figures.orders]).toEqual([
      1,
      { count: 0, since: null },
      0,
      0,
      1,
    ]);
    expect((await homeOf(admin)).orders.count).toBe(2);
  });

  test('tells of comments that nobody of the company has answered', async () => {
    const { post } = await fill(company, admin, buyer);
    const told = async (person: Employee) => (await homeOf(person)).comments;
    const say = (author: Visitor | Employee, days: number) =>
      makeComment(portal, post, speakerOf(author, company), { created_at: ago(days) });
    await say(buyer, 3);
    await say(buyer, 2);
    await say(buyer, 60);
    await makeComment(portal, post, speakerOf(buyer), { removed_by: 'host', removed_at: ago(0), created_at: ago(1) });
    expect(await told(admin)).toEqual({ count: 2, postId: post.id });
    expect(await told(staff)).toEqual({ count: 0, postId: null });
    await say(admin, 2.5);
    expect(await told(admin)).toEqual({ count: 1, postId: post.id });
    await say(staff, 1);
    expect(await told(admin)).toEqual({ count: 0, postId: null });
  });

  test('tells how many looked within a week, but for those who keep that to themselves', async () => {
    const [shy, old] = [await makeVisitor(portal, { looks_shown: false }), await makeVisitor(portal)];
    const look = (visitor: Visitor, at: string) =>
      footprintRow(
        portal.ctx.exhibition.id,
        { type: 'VISITOR', id: visitor.visitorId },
        { type: 'ACTOR', id: company.id },
        { owner_id: company.id, last_at: at },
      );
    const last = ago(2);
    await insertRows(portal.ctx.db, 'footprint', [look(buyer, last), look(shy, ago(1)), look(old, ago(8))]);
    expect((await homeOf(staff)).viewers).toEqual({ people: 1, lastAt: last });
  });
});

describe('workbench.search', () => {
  const idsOf = (found: Awaited<ReturnType<typeof foundBy>>) => ({
    exhibits: found.exhibits.length,
    drafts: found.drafts.length,
    leads: found.leads.length,
    documentRequests: found.documentRequests.length,
    colleagues: found.colleagues.length,
  });
  const EMPTY = { exhibits: 0, drafts: 0, leads: 0, documentRequests: 0, colleagues: 0 };

  test('finds what is the company’s own, and nothing of another company or fair that is called the same', async () => {
    expect(idsOf(await foundBy(admin, '吡蚜酮'))).toEqual(EMPTY);
    const { product } = await fill(company, admin, buyer);
    const found = await foundBy(admin, ' pymetroZINE ');
    expect(idsOf(found)).toEqual({ ...EMPTY, exhibits: 1, drafts: 1, leads: 1, documentRequests: 1 });
    expect(found.exhibits[0]).toMatchObject({ id: product.id, name: { zh: '吡蚜酮', en: 'Pymetrozine' } });
    expect(found.leads[0]).toMatchObject({
      buyer: '李敏',
      company: '禾田农资',
      state: 'new',
      product: { zh: '吡蚜酮' },
    });
    expect(idsOf(await foundBy(admin, '吡蚜酮')).colleagues).toBe(1);
  });

  test('finds by the buyer, and for sales staff neither orders of a colleague nor colleagues', async () => {
    const { product } = await fill(company, admin, buyer);
    const other = await makeVisitor(portal, { name: '郑好', company: '远洋种业' });
    await makeOrder(portal, product, other, {}, { employee_id: colleague.employeeId });
    expect(idsOf(await foundBy(admin, '禾田'))).toEqual({ ...EMPTY, leads: 1, documentRequests: 1 });
    expect(idsOf(await foundBy(admin, '远洋'))).toEqual({ ...EMPTY, leads: 1 });
    expect(idsOf(await foundBy(staff, '远洋'))).toEqual(EMPTY);
    expect(idsOf(await foundBy(colleague, '远洋'))).toEqual({ ...EMPTY, leads: 1 });
    expect(idsOf(await foundBy(admin, '陈静'))).toEqual({ ...EMPTY, colleagues: 1 });
    expect(idsOf(await foundBy(staff, '陈静'))).toEqual(EMPTY);
  });

  test('finds inquiries too, by what is asked about, and says nothing of the question', async () => {
    const product = await makeProduct(portal, company, { name_zh: '询问之物', name_en: 'Askedabout' });
    await portal.as(buyer)(contract.inquiry.create, { productIds: [product.id], question: 'Secretword?' });
    await portal.as(buyer)(contract.inquiry.create, { exhibitorIds: [company.id], question: 'Secretword?' });
    const byProduct = await foundBy(admin, 'askedAbout');
    expect(byProduct.leads).toMatchObject([
      { buyer: '李敏', company: '禾田农资', product: { en: 'Askedabout' }, state: 'new' },
    ]);
    const byBuyer = await foundBy(admin, '李敏');
    expect(byBuyer.leads.map((lead) => lead.product?.en ?? null)).toEqual([null, 'Askedabout']);
    expect(JSON.stringify([byProduct, byBuyer])).not.toContain('Secretword');
    expect(idsOf(await foundBy(admin, 'Secretword'))).toEqual(EMPTY);
  });

  test('takes signs for themselves, and nothing typed for nothing', async () => {
    await fill(company, admin, buyer);
    for (const keyword of ['', '   ', '%', '_', '\\']) expect(idsOf(await foundBy(admin, keyword))).toEqual(EMPTY);
  });
});
