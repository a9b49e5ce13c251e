import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { countRows } from '../../../test/count-rows.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { openedBy } from '../../../test/pictures.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeDocument,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeStoredPicture,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { detail, documentFile, requestDocument, documentRequests, answerDocumentRequest } = contract.product;
const { answerDocumentRequests } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let visitor: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
let document: Awaited<ReturnType<typeof makeDocument>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
  visitor = await makeVisitor(portal, { name: '何买', company: '禾田农资', country: 'CN', language: 'en' });
  product = await makeProduct(portal, company, { name_en: 'Glyphosate' });
  document = await makeDocument(portal, product, { kind: 'coa', level: 'request', title: 'Lot 7' });
});

const ask = (person: Visitor = visitor, id = document.id, note = '') =>
  portal.as(person)(requestDocument, { id, note });
const received = async (person: Employee = admin) => (await portal.as(person)(documentRequests, {})).list;
const opens = async (person: Visitor = visitor, id = document.id): Promise<boolean> =>
  (await portal.send(documentFile, { id }, person)).status === 200;
const accessOf = async (person: Visitor = visitor, id = document.id) =>
  (await portal.as(person)(detail, { id: product.id })).documents.find((one) => one.id === id)?.access;
const noticesOf = async (recipientId: string, count: number) => {
  await expect.poll(async () => (await rowsOf(recipientId)).length).toBe(count);
  return rowsOf(recipientId);
};
const rowsOf = async (recipientId: string) =>
  (
    await sql<{ type: string; title: string; body: string; link: string }>`
      select kind as type, title_en as title, body_en as body, link from notice where recipient_id = ${recipientId}
      order by created_at`.execute(portal.ctx.db)
  ).rows;

describe('product.requestDocument', () => {
  test('reaches the company, once, with who asks for what', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => ask(visitor, document.id, ' For registration ')),
    );
    expect(new Set(outcomes.map(({ access }) => access))).toEqual(new Set(['asked']));
    expect(await received()).toMatchObject([
      {
        state: 'open',
        note: 'For registration',
        answeredAt: null,
        visitor: { name: '何买', company: '禾田农资', position: '采购经理', country: 'CN' },
        document: { id: document.id, kind: 'coa', title: 'Lot 7', level: 'request' },
        product: { id: product.id },
        others: 0,
      },
    ]);
    expect(await accessOf()).toBe('asked');
    const [told, ...more] = await noticesOf(admin.employeeId, 1);
    expect([told?.link, told?.title, more]).toEqual(['/document-requests', 'Document request: Glyphosate', []]);
  });

  test('tells of contact data nothing', async () => {
    await ask();
    const { text } = await portal.send(documentRequests, {}, admin);
    expect(text).not.toContain(visitor.email);
    expect(text).not.toContain('13800000000');
  });

  test('of what is open already asks nobody', async () => {
    const open = await makeDocument(portal, product, { place: 2 });
    const ofPool = await makeDocument(portal, product, { place: 3, level: 'pool' });
    await putInPool(portal, company, visitor);
    expect([await ask(visitor, open.id), await ask(visitor, ofPool.id)]).toEqual([
      { access: 'open' },
      { access: 'open' },
    ]);
    expect(await received()).toEqual([]);
  });

  test('is for documents that the visitor may know of', async () => {
    const ofPool = await makeDocument(portal, product, { place: 2, level: 'pool' });
    const hidden = await makeDocument(portal, await makeProduct(portal, company, { scope: 1 }), { level: 'request' });
    expect([await outcomeOf(ask(visitor, ofPool.id)), await outcomeOf(ask(visitor, hidden.id))]).toEqual([
      'notFound',
      'notFound',
    ]);
    expect(await received()).toEqual([]);
  });

  test('takes a note of three hundred characters, and none longer', async () => {
    expect(await outcomeOf(ask(visitor, document.id, '注'.repeat(301)))).toBe('badInput');
    expect(await outcomeOf(ask(visitor, document.id, '注'.repeat(300)))).toBe('done');
  });

  test('is counted for each visitor, and does not flood the fair', async () => {
    const others = await makeProduct(portal, company);
    const rows = await Promise.all(
      Array.from({ length: LIMITS.documentRequestsPerVisitorDay + 2 }, async () =>
        makeDocument(portal, await makeProduct(portal, company), { level: 'request', file_id: document.file_id }),
      ),
    );
    const outcomes = await Promise.all(rows.map(({ id }) => outcomeOf(ask(visitor, id))));
    expect(tally(outcomes)).toEqual({ done: LIMITS.documentRequestsPerVisitorDay, documentRequestLimit: 2 });
    const later = await makeDocument(portal, others, { level: 'request', file_id: document.file_id });
    expect(await outcomeOf(ask(await makeVisitor(portal), later.id))).toBe('done');
  });
});

describe('product.answerDocumentRequest', () => {
  const versionOf = async (id: string): Promise<number> =>
    (await received()).find((request) => request.id === id)?.version ?? 1;
  const answer = async (id: string, state: 'granted' | 'refused', wholeExhibit = false, person = admin) =>
    portal.as(person)(answerDocumentRequest, { id, version: await versionOf(id), state, wholeExhibit });

  test('granted: this visitor opens this document, and is told; nobody else does', async () => {
    const second = await makeDocument(portal, product, { level: 'request', place: 2 });
    const stranger = await makeVisitor(portal);
    await ask();
    const [request] = await received();
    expect(request?.others).toBe(1);
    expect(await answer(request?.id ?? '', 'granted')).toMatchObject({ state: 'granted', documents: 1 });
    expect([await opens(), await opens(visitor, second.id), await opens(stranger)]).toEqual([true, false, false]);
    const [told] = await noticesOf(visitor.visitorId, 1);
    expect([told?.type, told?.title, told?.link]).toEqual([
      'documentAnswer',
      'Document request approved: Glyphosate',
      `/find-exhibit/detail/${product.id}`,
    ]);
    const { rows } = await sql<{ subject: string }>`
      select subject from message where recipient = ${visitor.email}`.execute(portal.ctx.db);
    expect(rows.map(({ subject }) => subject.endsWith('Document request approved: Glyphosate'))).toEqual([true]);
  });

  test('granted: by an e-mail in which nothing that the company called itself or its exhibit becomes a link', async () => {
    const evil = 'Win at http://evil.example/win';
    await sql`update product set name_en = ${evil} where id = ${product.id}`.execute(portal.ctx.db);
    await sql`update exhibitor set name_en = ${evil} where id = ${company.id}`.execute(portal.ctx.db);
    await ask();
    const [request] = await received();
    await answer(request?.id ?? '', 'granted');
    await noticesOf(visitor.visitorId, 1);
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from message where recipient = ${visitor.email}`.execute(portal.ctx.db);
    expect(
      rows.map(({ subject, body }) => [
        subject.includes('http: evil. example/win'),
        body.includes('http: evil. example/win'),
      ]),
    ).toEqual([[true, true]]);
    for (const { subject, body } of rows) expect(`${subject} ${body}`).not.toMatch(/evil\.example|:\/\/evil/);
  });

  test('granted for the whole exhibit: everything that is given on request, and nothing else', async () => {
    const second = await makeDocument(portal, product, { level: 'request', place: 2 });
    const ofPool = await makeDocument(portal, product, { level: 'pool', place: 3 });
    const elsewhere = await makeDocument(portal, await makeProduct(portal, company), { level: 'request' });
    await ask();
    const [request] = await received();
    expect((await answer(request?.id ?? '', 'granted', true)).documents).toBe(2);
    expect([
      await opens(),
      await opens(visitor, second.id),
      await opens(visitor, ofPool.id),
      await opens(visitor, elsewhere.id),
    ]).toEqual([true, true, false, false]);
    expect((await answer(request?.id ?? '', 'granted', true)).documents).toBe(0);
    expect((await answer(request?.id ?? '', 'refused', true)).documents).toBe(2);
    expect([await opens(), await opens(visitor, second.id)]).toEqual([false, false]);
  });

  test('taken back: the very next fetch is refused, and so is the next request for some days (G5)', async () => {
    const { id } = await makeDocumentRequest(portal, product, document.id, visitor.visitorId, { state: 'granted' });
    expect(await opens()).toBe(true);
    await answer(id, 'refused');
    expect([await opens(), await accessOf()]).toEqual([false, 'refused']);
    expect(await ask()).toEqual({ access: 'refused' });
    await sql`
      update document_request set answered_at = now() - interval '${sql.raw(String(LIMITS.documentRequestAgainDays))} days 1 minute'
      where id = ${id}`.execute(portal.ctx.db);
    expect(await ask()).toEqual({ access: 'asked' });
    expect((await received()).map(({ id: same, state }) => [same, state])).toEqual([[id, 'open']]);
  });

  test('of many answers at once to what was read the first one stands (G56)', async () => {
    await ask();
    const [request] = await received();
    const { id = '', version = 0 } = request ?? {};
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        outcomeOf(
          portal.as(admin)(answerDocumentRequest, {
            id,
            version,
            state: at % 2 === 0 ? 'granted' : 'refused',
            wholeExhibit: at % 3 === 0,
          }),
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 10, decidedMeanwhile: 10 });
    const [after] = await received();
    expect(await opens()).toBe(after?.state === 'granted');
  });

  test('of a colleague’s answer in between it tells who it was, what and when', async () => {
    await ask();
    const [request] = await received();
    const { id = '', version = 0 } = request ?? {};
    const colleague = await makeEmployee(portal, company, { name_zh: '赵小松' });
    await answer(id, 'granted', false, colleague);
    const { status, body } = await portal.send(answerDocumentRequest, { id, version, state: 'refused' }, admin);
    expect([status, body.code]).toEqual([409, CODES.decidedMeanwhile.code]);
    expect(body.message).toMatch(/ · 赵小松 · .+ \(GMT\+8\) · 已同意/);
    expect(await opens()).toBe(true);
  });

  test('is listed to the own company alone (G2)', async () => {
    await ask();
    expect(await received(await makeEmployee(portal, await makeExhibitor(portal), { admin: true }))).toEqual([]);
  });

  test('a grant does not outlive its document, its exhibit or its company', async () => {
    await makeDocumentRequest(portal, product, document.id, visitor.visitorId, { state: 'granted' });
    await sql`update product set scope = 1 where id = ${product.id}`.execute(portal.ctx.db);
    expect(await opens()).toBe(false);
    await sql`update product set scope = 0, deleted_at = now() where id = ${product.id}`.execute(portal.ctx.db);
    expect([await opens(), (await received()).length]).toEqual([false, 0]);
    await sql`update product set deleted_at = null where id = ${product.id}`.execute(portal.ctx.db);
    await sql`update exhibitor set open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect(await opens()).toBe(false);
  });
});

describe('product.documentRequests', () => {
  test.for([0, 1, 2])('shows a cover that opens, of an exhibit of range %s', async (scope) => {
    const picture = await makeStoredPicture(portal, company);
    const restricted = await makeProduct(portal, company, { scope, pictures: [picture] });
    const wanted = await makeDocument(portal, restricted, { kind: 'coa', level: 'request' });
    await makeDocumentRequest(portal, restricted, wanted.id, visitor.visitorId);
    const [{ product: shown } = { product: { cover: '' } }] = await received();
    expect(openedBy(portal, shown.cover)).toBe(scope === 0 ? `/files/${picture}` : picture);
    const { statusCode } = await portal.app.inject({
      url: `${shown.cover}/w400.webp`,
      headers: { host: 'localhost' },
    });
    expect(statusCode).toBe(200);
  });

  test('and no answer of a domain makes the plain address of an exhibit’s picture by itself (G43)', () => {
    const folder = join(import.meta.dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const plain = sources.filter((file) =>
      /pictureAddress\([^)]*(cover|pictures|product)/i.test(readFileSync(join(folder, file), 'utf8')),
    );
    // the sitemap lists what everybody may see, as its query says
    expect(plain).toEqual(['feed/sitemap.kinds.ts']);
  });

  const waiting = async (name: string, over: { state?: 'granted' | 'refused' | 'open' } = {}, id = document.id) =>
    makeDocumentRequest(portal, product, id, (await makeVisitor(portal, { name })).visitorId, over);

  test('pages, filters by state, and counts each state', async () => {
    const states = ['open', 'open', 'granted', 'refused'] as const;
    for (const state of states) await waiting('某人', { state });
    const call = portal.as(admin);
    const page = await call(documentRequests, { pageSize: 3 });
    expect([page.list.length, page.total, page.open, page.hasNextPage]).toEqual([3, 4, 2, true]);
    expect(page.counts).toEqual({ all: 4, open: 2, granted: 1, refused: 1 });
    expect((await call(documentRequests, { state: 'granted' })).list.map(({ state }) => state)).toEqual(['granted']);
  });

  test('finds by buyer, exhibit and title, counts what it finds, and what waits of all', async () => {
    const other = await makeDocument(portal, product, { level: 'request', place: 2, title: 'Toxicology' });
    await waiting('林晓');
    await waiting('赵岩', { state: 'granted' });
    await waiting('孙宁', {}, other.id);
    const found = async (keyword: string) => {
      const { list, counts, open } = await portal.as(admin)(documentRequests, { keyword });
      return [list.map(({ visitor: { name } }) => name), counts.all, open];
    };
    expect(await found('林晓')).toEqual([['林晓'], 1, 2]);
    expect(await found('toxic')).toEqual([['孙宁'], 1, 2]);
    expect((await found('glypho'))[1]).toBe(3);
    expect(await found('nobody')).toEqual([[], 0, 2]);
  });

  test('goes by the buyer either way', async () => {
    for (const name of ['B', 'a', 'C']) await waiting(name);
    const names = async (descending: boolean) =>
      (await portal.as(admin)(documentRequests, { sort: 'buyer', descending })).list.map((one) => one.visitor.name);
    expect([await names(false), await names(true)]).toEqual([
      ['a', 'B', 'C'],
      ['C', 'B', 'a'],
    ]);
  });
});

describe('many requests at once', () => {
  const three = async (): Promise<{ id: string; version: number; buyer: Visitor }[]> => {
    const buyers = await Promise.all(['一', '二', '三'].map((name) => makeVisitor(portal, { name })));
    for (const buyer of buyers) await ask(buyer);
    const rows = await received();
    return buyers.map((buyer, at) => {
      const { id = '', version = 0 } = rows.find((row) => row.visitor.name === ['一', '二', '三'][at]) ?? {};
      return { id, version, buyer };
    });
  };
  const told = () => countRows(portal, sql`notice where kind = 'documentAnswer'`);

  test('are answered together, each buyer told once, those who stand so already not again', async () => {
    const before = await told();
    const [one, two] = await three();
    const records = [one, two].map(({ id = '', version = 0 } = { id: '', version: 0, buyer: visitor }) => ({
      id,
      version,
    }));
    const call = portal.as(admin);
    expect(await call(answerDocumentRequests, { selection: { records }, state: 'granted' })).toEqual({ changed: 2 });
    expect(await call(answerDocumentRequests, { selection: { records }, state: 'granted' })).toEqual({ changed: 0 });
    expect([await opens(one?.buyer), await opens(two?.buyer)]).toEqual([true, true]);
    await expect.poll(told).toBe(before + 2);
  });

  test('of which one was answered meanwhile, or is a stranger’s, stay as they are, all of them', async () => {
    const all = await three();
    const records = all.map(({ id, version }) => ({ id, version }));
    const call = portal.as(admin);
    await call(answerDocumentRequest, {
      id: records[1]?.id ?? '',
      version: records[1]?.version ?? 0,
      state: 'refused',
    });
    expect(await outcomeOf(call(answerDocumentRequests, { selection: { records }, state: 'granted' }))).toBe(
      'decidedMeanwhile',
    );
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    expect(
      await outcomeOf(portal.as(rival)(answerDocumentRequests, { selection: { records }, state: 'granted' })),
    ).toBe('notFound');
    expect(await Promise.all(all.map(({ buyer }) => opens(buyer)))).toEqual([false, false, false]);
  });

  test('that match are answered but for some, as long as they are the ones that were seen', async () => {
    const all = await three();
    const [left] = all;
    const call = portal.as(admin);
    const filter = { keyword: '', state: 'open' as const };
    const seen = { filter, expected: 3, except: [left?.id ?? ''] };
    const granting = (selection: typeof seen, by = call) => by(answerDocumentRequests, { selection, state: 'granted' });
    expect(await outcomeOf(granting({ ...seen, expected: 2 }))).toBe('editConflict');
    expect(await granting(seen)).toEqual({ changed: 2 });
    expect(await Promise.all(all.map(({ buyer }) => opens(buyer)))).toEqual([false, true, true]);
    const rival = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    expect(await outcomeOf(granting({ filter, expected: 1, except: [] }, portal.as(rival)))).toBe('editConflict');
    expect((await received()).filter(({ state }) => state === 'open').length).toBe(1);
  });
});

test('an account that is deleted takes its requests along, and its name from the notices of others', async () => {
  await ask();
  await noticesOf(admin.employeeId, 1);
  const data = await portal.send(contract.account.exportData, {}, visitor);
  expect(data.text).toContain('document_request');
  const { eraseFromNotices, erase, ownerOf } = await import('../personal/personal.queries.ts');
  const owner = await ownerOf(portal.ctx.db, visitor.accountId);
  await eraseFromNotices(portal.ctx.db, owner);
  await erase(portal.ctx.db, portal.portal.services.declarations.personal, owner);
  expect([await rowsOf(admin.employeeId), await received()]).toEqual([[], []]);
});
