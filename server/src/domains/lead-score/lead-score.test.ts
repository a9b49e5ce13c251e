import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { USUAL_WEIGHTS, type ScoreWeights } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import { documentRequestRow, footprintRow, inquiryRow, quoteRow } from '../../../../demo/factories/factories.ts';
import { makeReceivedCardOf, makeScanOf } from '../../../test/cards.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  giveLead,
  leavesPool,
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';

const { ofLead, ofLeads, ofContact, ofContacts, weights, setWeights } = contract.leadScore;

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let stranger: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company);
  stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const fair = () => portal.ctx.exhibition.id;

const looks = (visits: number, given: { at?: string; exhibit?: boolean; removed?: boolean } = {}) => {
  const subject =
    given.exhibit === true ? { type: 'PRODUCT' as const, id: product.id } : { type: 'ACTOR' as const, id: company.id };
  return insertRows(portal.ctx.db, 'footprint', [
    footprintRow(fair(), { type: 'VISITOR', id: buyer.visitorId }, subject, {
      owner_id: company.id,
      visits,
      last_at: given.at ?? ago(0),
      removed: given.removed ?? false,
    }),
  ]);
};
const saves = (id = product.id, type: 'PRODUCT' | 'ACTOR' = 'PRODUCT', at = ago(0)) =>
  insertRows(portal.ctx.db, 'favourite', [
    { exhibition_id: fair(), visitor_id: buyer.visitorId, subject_type: type, subject_id: id, created_at: at },
  ]);
const opens = (documentId: string, at = ago(0)) =>
  insertRows(portal.ctx.db, 'document_opening', [
    { exhibition_id: fair(), visitor_id: buyer.visitorId, document_id: documentId, opened_at: at },
  ]);
const order = (at = ago(0)) => makeOrder(portal, product, buyer, { created_at: at });
const evidence = async (id: string, person = admin) => (await portal.as(person)(ofLead, { id })).acts;
const kinds = async (id: string, person = admin) => (await evidence(id, person)).map(({ kind }) => kind).toSorted();
const contactId = async () =>
  (
    await portal.ctx.db
      .selectFrom('contact')
      .where('exhibition_id', '=', fair())
      .where('visitor_id', '=', buyer.visitorId)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('the score of a lead', () => {
  test('is the sum of what its buyer did, each act with what it leads to and what is left of it', async () => {
    const id = await order(ago(70));
    const inquiry = inquiryRow(fair(), company.id, buyer.visitorId, { created_at: ago(30) });
    await insertRows(portal.ctx.db, 'inquiry', [inquiry]);
    await insertRows(portal.ctx.db, 'quote', [
      quoteRow(fair(), company.id, {
        order_id: id,
        visitor_id: buyer.visitorId,
        state: 'accepted',
        decided_at: ago(10),
        product_zh: '吡虫啉',
        product_en: 'Imidacloprid',
      }),
    ]);
    const document = await makeDocument(portal, product);
    await insertRows(portal.ctx.db, 'document_request', [
      documentRequestRow(product, document.id, buyer.visitorId, { asked_at: ago(3) }),
    ]);
    await opens(document.id);
    await makeReceivedCardOf(buyer.visitorId, { kind: 'employee', id: admin.employeeId }, portal.ctx);
    await makeScanOf(buyer.visitorId, { exhibitorId: company.id, employeeId: admin.employeeId }, portal.ctx);
    await saves(product.id, 'PRODUCT', ago(1));
    await looks(9);
    await looks(3, { exhibit: true, at: ago(30) });
    const name = { zh: '吡虫啉', en: 'Imidacloprid' };
    const act = (kind: string, points: number, subject: string, given: object = {}) => ({
      kind,
      points,
      subject,
      times: 1,
      name: null,
      at: expect.any(String),
      ...given,
    });
    const found = await portal.as(admin)(ofLead, { id });
    expect(found.acts.toSorted((a, b) => a.kind.localeCompare(b.kind) || b.points - a.points)).toEqual([
      act('badgeScanned', 10, ''),
      act('cardGiven', 10, ''),
      act('documentAsked', 9, product.id, { name }),
      act('documentOpened', 5, product.id, { name }),
      act('favourite', 5, product.id, { name }),
      act('inquiry', 10, inquiry.id),
      act('order', 6, id, { name }),
      act('quoteAccepted', 24, id, { name }),
      // five returns of eight, and two of a month ago
      act('visit', 10, '', { times: 8 }),
      act('visit', 2, product.id, { times: 2, name }),
    ]);
    expect(found.points).toBe(91);
    expect(await portal.as(admin)(ofLeads, { ids: [id] })).toEqual({ list: [{ id, points: 91 }] });
  });

  test('knows that a buyer has opened a document, and of nobody else, and not of a public one, whose address leads everybody to it', async () => {
    const id = await order();
    const [given, open] = [
      await makeDocument(portal, product, { level: 'pool' }),
      await makeDocument(portal, product, { level: 'public', place: 2 }),
    ];
    const file = contract.product.documentFile;
    const other = await makeVisitor(portal);
    for (const one of [buyer, other]) await putInPool(portal, company, one);
    for (const person of [buyer, buyer, other, staff])
      expect((await portal.send(file, { id: given.id }, person)).status).toBe(200);
    await portal.app.inject({ url: `/documents/${open.id}`, headers: { authorization: buyer.token ?? '' } });
    expect(await evidence(id)).toMatchObject(
      [{ kind: 'order' }, { kind: 'documentOpened', points: 5, subject: product.id }].toReversed(),
    );
  });

  test('counts of one kind the newest acts, so that many alike say no more', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 22; at += 1) ids.push(await order());
    expect((await evidence(ids[0] ?? '')).length).toBe(20);
  });

  test('counts nobody else’s acts, nothing towards another company, no first visit and no document that was not asked for', async () => {
    const id = await order();
    const other = await makeExhibitor(portal);
    const theirs = await makeProduct(portal, other);
    await makeOrder(portal, theirs, buyer);
    await saves(theirs.id);
    await saves(other.id, 'ACTOR');
    await makeOrder(portal, product, await makeVisitor(portal));
    await looks(1);
    const document = await makeDocument(portal, product);
    await insertRows(portal.ctx.db, 'document_request', [
      documentRequestRow(product, document.id, buyer.visitorId, { asked: 0, state: 'granted', answered: 1 }),
    ]);
    expect(await kinds(id)).toEqual(['order']);
  });

  test('of an employee has nothing of what colleagues deal with alone', async () => {
    const id = await order();
    const colleagues = await order();
    await giveLead(portal, colleagues, { employee_id: admin.employeeId });
    await makeReceivedCardOf(buyer.visitorId, { kind: 'employee', id: admin.employeeId }, portal.ctx);
    await makeScanOf(buyer.visitorId, { exhibitorId: company.id, employeeId: admin.employeeId }, portal.ctx);
    expect(await kinds(id)).toEqual(['badgeScanned', 'cardGiven', 'order', 'order']);
    expect((await evidence(id, staff)).map(({ subject }) => subject)).toEqual([id]);
    expect((await portal.as(staff)(ofLeads, { ids: [id, colleagues] })).list).toEqual([{ id, points: 30 }]);
    expect([
      await outcomeOf(portal.as(staff)(ofLead, { id: colleagues })),
      await outcomeOf(portal.as(stranger)(ofLead, { id })),
      (await portal.as(stranger)(ofLeads, { ids: [id] })).list,
    ]).toEqual(['notFound', 'notFound', []]);
  });
});

describe('what a visitor withdrew', () => {
  const everything = async (at: string): Promise<string> => {
    const id = await order(at);
    await saves(product.id, 'PRODUCT', at);
    await looks(4, { at });
    await opens((await makeDocument(portal, product)).id, at);
    return id;
  };

  test('is nothing of the score at once: visits, favourites and opened documents of who looks unseen, or is not listed and in no pool (G5)', async () => {
    const id = await everything(ago(0));
    expect(await kinds(id)).toEqual(['documentOpened', 'favourite', 'order', 'visit']);
    const set = contract.visitor.setPrivacy;
    await portal.as(buyer)(set, { listed: true, looksShown: false });
    expect(await kinds(id)).toEqual(['order']);
    await portal.as(buyer)(set, { listed: false, looksShown: true });
    expect(await kinds(id)).toEqual(['order']);
    await putInPool(portal, company, buyer);
    expect(await kinds(id)).toEqual(['documentOpened', 'favourite', 'order', 'visit']);
    await leavesPool(portal, company, buyer);
    expect(await kinds(id)).toEqual(['order']);
  });

  test('a visit taken off the list, a favourite taken back, a card withdrawn and an order taken back count no more', async () => {
    const id = await order();
    const taken = await order();
    await saves();
    await looks(4);
    await makeReceivedCardOf(buyer.visitorId, { kind: 'employee', id: admin.employeeId }, portal.ctx);
    expect(await kinds(id)).toEqual(['cardGiven', 'favourite', 'order', 'order', 'visit']);
    const as = portal.as(buyer);
    await as(contract.footprint.clear, { subjectType: 'ACTOR' });
    await as(contract.favourite.update, { collectionSubjectType: 'PRODUCT', id: product.id, deleted: true });
    await as(contract.card.withdraw, { withdrawn: true });
    await as(contract.order.withdraw, { id: taken });
    expect(await kinds(id)).toEqual(['order']);
  });

  test('after a withdrawal from the company nothing from before it counts again, and nothing unasked until the pool is open again', async () => {
    const before = await everything(ago(1));
    await putInPool(portal, company, buyer);
    const contact = await contactId();
    expect(await portal.as(admin)(ofContact, { id: contact })).toMatchObject({ points: expect.any(Number) });
    await portal.as(buyer)(contract.contact.withdraw, { exhibitorId: company.id });
    expect(await portal.as(admin)(ofLead, { id: before })).toEqual({ points: 0, acts: [] });
    expect([
      await outcomeOf(portal.as(admin)(ofContact, { id: contact })),
      (await portal.as(admin)(ofContacts, { ids: [contact] })).list,
    ]).toEqual(['notFound', []]);
    const since = new Date(Date.now() + 1_000).toISOString();
    const again = await order(since);
    await sql`update footprint set last_at = ${since} where exhibition_id = ${fair()} and viewer_id = ${buyer.visitorId}`.execute(
      portal.ctx.db,
    );
    expect((await evidence(again)).map(({ subject }) => subject)).toEqual([again]);
    await putInPool(portal, company, buyer);
    expect(await kinds(again)).toEqual(['order', 'visit']);
  });
});

describe('the score of a contact', () => {
  test('is seen by who may see the contact, in the pool’s page', async () => {
    await putInPool(portal, company, buyer, { employee_id: admin.employeeId });
    await looks(3);
    const id = await contactId();
    expect(await portal.as(admin)(ofContacts, { ids: [id] })).toEqual({ list: [{ id, points: 4 }] });
    expect((await portal.as(admin)(ofContact, { id })).points).toBe(4);
    expect([
      (await portal.as(staff)(ofContacts, { ids: [id] })).list,
      await outcomeOf(portal.as(staff)(ofContact, { id })),
      (await portal.as(stranger)(ofContacts, { ids: [id] })).list,
      await outcomeOf(portal.as(stranger)(ofContact, { id })),
    ]).toEqual([[], 'notFound', [], 'notFound']);
  });
});

describe('weights', () => {
  const wanted: ScoreWeights = { ...USUAL_WEIGHTS, order: 0, favourite: 100 };

  test('are the usual ones until an administrator decides, then the company’s own, and 0 switches a kind off', async () => {
    const id = await order();
    await saves();
    expect(await portal.as(admin)(weights, {})).toEqual({ weights: USUAL_WEIGHTS });
    await portal.as(admin)(setWeights, { weights: wanted });
    await portal.as(admin)(setWeights, { weights: wanted });
    expect(await portal.as(admin)(weights, {})).toEqual({ weights: wanted });
    expect((await evidence(id)).map(({ kind, points }) => [kind, points])).toEqual([['favourite', 100]]);
    expect(await portal.as(stranger)(weights, {})).toEqual({ weights: USUAL_WEIGHTS });
  });

  test('out of bounds are refused by field, and nothing is changed', async () => {
    const refused = async (order_: unknown) => {
      const { body } = await portal.send(setWeights, { weights: { ...wanted, order: order_ } } as never, admin);
      return [body.code, JSON.stringify(body).includes('weights.order')];
    };
    for (const wrong of [-1, 101, 1.5, '7', null]) expect(await refused(wrong)).toEqual([4000, true]);
    expect(await portal.as(admin)(weights, {})).toEqual({ weights: USUAL_WEIGHTS });
  });
});
