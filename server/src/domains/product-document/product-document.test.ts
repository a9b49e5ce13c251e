import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { pdfWith, plainPdf } from '../../../test/pdfs.ts';
import { png } from '../../../test/pictures.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeDocument,
  makeDocumentFile,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePicture,
  makeProduct,
  makeVisitor,
  productInput,
  putInPool,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';
import { dataSheet } from './data-sheet.shapes.ts';
import { documentFileRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newFileId } from '../../core/id.ts';

const { detail, save, own, remove, restore, documentFile } = contract.product;
const { document: upload, stream } = contract.upload;
const anonymous: Person = { token: null };

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let other: Exhibitor;
let staff: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
});

type Form = NonNullable<InputOf<typeof save>['documents']>[number];
const form = async (given: Partial<Form> = {}): Promise<Form> => ({
  file: await makeDocumentFile(portal, company),
  kind: 'sds',
  language: 'en',
  level: 'public',
  ...given,
});
const savedWith = async (documents: Form[], given: Partial<InputOf<typeof save>> = {}) =>
  portal.as(staff)(save, await productInput(portal, company, { scope: 0, documents, ...given }));
/** Asks past the short cache of anonymous answers. */
const shownTo = async (person: Person, id: string) => {
  const { body } = await portal.send(detail, { id }, person, { fresh: true });
  return detail.output.parse(body.data).documents;
};
const fetched = (person: Person, id: string) => portal.send(documentFile, { id }, person);

describe('upload.document', () => {
  const send = (bytes: Buffer, person: Person = staff) => portal.send(upload, {}, person, { bytes });

  test('keeps a PDF as it came, as a file of the company', async () => {
    const bytes = plainPdf('As it came');
    const { body } = await send(bytes);
    const { id, ...facts } = upload.output.parse(body.data);
    expect(facts).toEqual({ bytes: bytes.length, pages: 1 });
    const { id: productId } = await savedWith([await form({ file: id })]);
    const [shown] = await shownTo(anonymous, productId);
    const served = await portal.app.inject({ url: shown?.file?.address ?? '' });
    expect(served.rawPayload.equals(bytes)).toBe(true);
  });

  test.each([
    ['documentKind', async () => png(800, 800)],
    ['documentKind', async () => Buffer.from('<html></html>')],
    ['documentBroken', async () => plainPdf('cut').subarray(0, -30)],
    [
      'documentLocked',
      async () => pdfWith({ trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>` }),
    ],
    ['documentActive', async () => pdfWith({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' })],
    ['documentLarge', async () => Buffer.concat([plainPdf('x'), Buffer.alloc(LIMITS.documentBytesMax)])],
    ['tooLarge', async () => Buffer.alloc(LIMITS.documentBodyBytesMax + 1)],
  ] as const)('is refused as %s', async (name, make) => {
    const { body, status } = await send(await make());
    expect([body.code, status]).toEqual([CODES[name].code, CODES[name].status]);
  });

  test('is refused when the company has filled its share', async () => {
    const full = await makeDocumentFile(portal, company);
    await sql`update file set bytes = ${LIMITS.exhibitorFileBytesMax} where id = ${full}`.execute(portal.ctx.db);
    expect((await send(plainPdf('one more'))).body.code).toBe(CODES.uploadLimit.code);
    expect((await send(plainPdf('one more'), await makeEmployee(portal, other))).body.code).toBe(1000);
  });

  test('never becomes a picture, nor a picture a document (G42)', async () => {
    const [file, picture] = [await makeDocumentFile(portal, company), await makePicture(portal, company)];
    const { body } = await portal.send(stream, { use: 'product' }, staff, { bytes: plainPdf('x') });
    expect(body.code).toBe(CODES.pictureKind.code);
    expect((await portal.app.inject({ url: `/files/${file}/w400.webp` })).statusCode).toBe(404);
    const asPicture = await productInput(portal, company, { pictures: [file] });
    expect(Object.keys(await wrongFields(portal.as(staff)(save, asPicture)))).toEqual(['pictures']);
    const asDocument = await productInput(portal, company, { documents: [await form({ file: picture })] });
    expect(Object.keys(await wrongFields(portal.as(staff)(save, asDocument)))).toEqual(['documents.0.file']);
  });
});

describe('product.save', () => {
  test('writes documents in their order, changes and removes them; where they are left out they stay', async () => {
    const { id, version } = await savedWith([
      await form({ title: ' First ', issuedOn: '2026-01-31', validUntil: '2027-01-31' }),
      await form({ kind: 'coa', language: 'zh', level: 'pool' }),
      await form({ kind: 'label', level: 'request' }),
    ]);
    const call = portal.as(staff);
    const before = (await call(own, { id })).form.documents;
    expect(
      before.map(({ kind, title, issuedOn, validUntil, level }) => [kind, title, issuedOn, validUntil, level]),
    ).toEqual([
      ['sds', 'First', '2026-01-31', '2027-01-31', 'public'],
      ['coa', '', '', '', 'pool'],
      ['label', '', '', '', 'request'],
    ]);
    const [first, , third] = before;
    if (first === undefined || third === undefined) throw new Error('three were saved');
    const renewed = await makeDocumentFile(portal, company, 'Renewed');
    const changed = await productInput(portal, company, {
      documents: [
        await form({ id: third.id, file: third.file, kind: 'label', level: 'request' }),
        await form({ id: first.id, file: renewed }),
      ],
    });
    await call(save, { ...changed, id, version });
    const after = (await call(own, { id })).form.documents;
    expect(after.map(({ id: document, file }) => [document, file])).toEqual([
      [third.id, third.file],
      [first.id, renewed],
    ]);
    await call(save, { ...(await productInput(portal, company)), id });
    expect((await call(own, { id })).form.documents).toEqual(after);
  });

  test('refuses files and documents that are not its own, and changes nothing (G2)', async () => {
    const { id } = await savedWith([await form()]);
    const foreign = await makeDocumentFile(portal, other, 'Foreign');
    const foreignDocument = await makeDocument(portal, await makeProduct(portal, other));
    const siblings = await makeDocument(portal, await makeProduct(portal, company));
    const call = portal.as(staff);
    const before = await call(own, { id });
    const withDocuments = async (documents: Form[]) =>
      call(save, { ...(await productInput(portal, company, { documents })), id });
    for (const file of [foreign, newFileId()])
      expect(Object.keys(await wrongFields(withDocuments([await form({ file })])))).toEqual(['documents.0.file']);
    for (const one of [foreignDocument.id, siblings.id, newFileId()])
      expect(await outcomeOf(withDocuments([await form({ id: one })]))).toBe('notFound');
    const [first] = before.form.documents;
    const twice = await form({ id: first?.id });
    expect(await outcomeOf(withDocuments([twice, twice]))).toBe('notFound');
    expect(await call(own, { id })).toEqual(before);
  });

  test('takes at most ten, and an end that comes after the beginning', async () => {
    const eleven = await Promise.all(Array.from({ length: 11 }, () => form()));
    expect(Object.keys(await wrongFields(savedWith(eleven)))).toEqual(['documents']);
    expect(await outcomeOf(savedWith(eleven.slice(1)))).toBe('done');
    const backwards = await form({ issuedOn: '2027-01-01', validUntil: '2026-01-01' });
    expect(await wrongFields(savedWith([backwards]))).toEqual({ 'documents.0.validUntil': '有效期不能早于签发日期' });
  });

  test('of many editors at once each leaves at most ten (G56)', async () => {
    const { id } = await savedWith([]);
    const ten = await Promise.all(Array.from({ length: 10 }, () => form()));
    const input = await productInput(portal, company, { documents: ten });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcomeOf(portal.as(staff)(save, { ...input, id }))),
    );
    expect(tally(outcomes)).toEqual({ done: 6 });
    expect((await portal.as(staff)(own, { id })).form.documents.length).toBe(10);
  });

  test('a copy shows the same files, and outlives what it was copied from', async () => {
    const original = await form({ kind: 'tds' });
    const { id } = await savedWith([original]);
    const copy = await savedWith([original]);
    await portal.as(staff)(remove, { id });
    const [document] = await shownTo(anonymous, copy.id);
    expect((await fetched(anonymous, document?.id ?? '')).status).toBe(200);
  });
});

describe('product.detail', () => {
  test('shows each caller what he may know, and of files only what he may open (G6, G8)', async () => {
    const product = await makeProduct(portal, company);
    const secret = { title: 'cnr-title', issued_on: '2026-02-03' };
    await makeDocument(portal, product, { kind: 'sds', place: 1 });
    await makeDocument(portal, product, { kind: 'label', level: 'pool', place: 2, ...secret });
    await makeDocument(portal, product, { kind: 'coa', level: 'request', place: 3, ...secret });
    const [stranger, member] = [await makeVisitor(portal), await makeVisitor(portal)];
    await putInPool(portal, company, member);
    const told = async (person: Person) =>
      (await shownTo(person, product.id)).map(({ kind, access, file }) => `${kind} ${access} ${file?.title ?? '-'}`);
    expect(await told(anonymous)).toEqual(['sds open ', 'coa ask -']);
    expect(await told(stranger)).toEqual(['sds open ', 'coa ask -']);
    expect(await told(member)).toEqual(['sds open ', 'label open cnr-title', 'coa ask -']);
    expect(await told(await makeOrganizer(portal))).toEqual([
      'sds open ',
      'label open cnr-title',
      'coa open cnr-title',
    ]);
    const { text } = await portal.send(detail, { id: product.id }, stranger);
    expect(text).not.toMatch(/cnr-|2026-02-03/);
  });

  test('marks what is no longer valid', async () => {
    const product = await makeProduct(portal, company);
    await makeDocument(portal, product, { valid_until: '2020-12-31' });
    await makeDocument(portal, product, { valid_until: '2099-12-31', place: 2 });
    expect((await shownTo(anonymous, product.id)).map(({ file }) => file?.expired)).toEqual([true, false]);
  });
});

describe('product.documentFile', () => {
  const LEVELS = ['public', 'pool', 'request'] as const;
  const SCOPES = [0, 1, 2] as const;
  const VIEWERS = async (): Promise<Record<string, { person: Person; opens: string[] }>> => {
    const people = {
      unfinished: await makeVisitor(portal, { complete_exhibition_registration: false }),
      stranger: await makeVisitor(portal, { review_state: 'underReview' }),
      member: await makeVisitor(portal, { review_state: 'underReview' }),
      invited: await makeVisitor(portal, { review_state: 'underReview' }),
      left: await makeVisitor(portal, { review_state: 'underReview' }),
      rivalsMember: await makeVisitor(portal, { review_state: 'underReview' }),
      approved: await makeVisitor(portal),
    };
    await putInPool(portal, company, people.member);
    await putInPool(portal, company, people.invited, { state: 'toBeConfirmed' });
    await putInPool(portal, company, people.left, { removed_at: new Date().toISOString() });
    await putInPool(portal, other, people.rivalsMember);
    const open = ['public 0'];
    const all = LEVELS.flatMap((level) => SCOPES.map((scope) => `${level} ${scope}`));
    const resigned = await makeEmployee(portal, company);
    await sql`update employee set resigned_at = now() where id = ${resigned.employeeId}`.execute(portal.ctx.db);
    portal.portal.services.sessions.forget();
    return {
      anonymous: { person: anonymous, opens: open },
      unfinished: { person: people.unfinished, opens: open },
      stranger: { person: people.stranger, opens: open },
      member: { person: people.member, opens: ['public 0', 'public 1', 'pool 0', 'pool 1'] },
      invited: { person: people.invited, opens: open },
      left: { person: people.left, opens: open },
      rivalsMember: { person: people.rivalsMember, opens: open },
      approved: { person: people.approved, opens: ['public 0', 'public 2'] },
      staff: { person: staff, opens: all },
      resigned: { person: resigned, opens: [] },
      rival: { person: await makeEmployee(portal, other, { admin: true }), opens: [] },
      organizer: { person: await makeOrganizer(portal), opens: all },
      otherFair: { person: { ...people.member, host: SUGAR_HOST }, opens: [] },
    };
  };

  test('is given to those whom level and range let, of thirteen viewers (G43)', async () => {
    const documents = await Promise.all(
      LEVELS.flatMap((level) =>
        SCOPES.map(async (scope) => {
          const product = await makeProduct(portal, company, { scope });
          const says = `cnr-${company.id}-${level}-${scope}`;
          return { name: `${level} ${scope}`, says, id: (await makeDocument(portal, product, { level, says })).id };
        }),
      ),
    );
    for (const [viewer, { person, opens }] of Object.entries(await VIEWERS())) {
      const got: string[] = [];
      for (const { name, says, id } of documents) {
        const answer = await fetched(person, id);
        if (answer.text.includes(says)) got.push(name);
        else expect([401, 404], `${viewer}: ${name}`).toContain(answer.status);
      }
      expect(got.toSorted(), viewer).toEqual(opens.toSorted());
    }
    // without a name: what is public of what everybody sees, and nothing else
    const plain = await Promise.all(documents.map(({ id }) => portal.app.inject({ url: `/documents/${id}` })));
    expect(documents.filter((_one, at) => plain[at]?.statusCode === 200).map(({ name }) => name)).toEqual(['public 0']);
  });

  test('answers the same for a foreign document and for none', async () => {
    const hidden = await makeDocument(portal, await makeProduct(portal, company, { scope: 1 }));
    const [foreign, missing] = [await fetched(anonymous, hidden.id), await fetched(anonymous, newFileId())];
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
  });

  test('of a deleted exhibit, or of a company that closed, is gone at once, and back with it', async () => {
    const { id } = await savedWith([await form()]);
    const [document] = await shownTo(anonymous, id);
    const plain = async () => (await portal.app.inject({ url: `/documents/${document?.id}` })).statusCode;
    const call = portal.as(staff);
    const { removal } = await call(remove, { id });
    expect([
      await plain(),
      (await fetched(anonymous, document?.id ?? '')).status,
      (await fetched(staff, document?.id ?? '')).status,
    ]).toEqual([404, 404, 404]);
    await call(restore, { removal });
    expect(await plain()).toBe(200);
    await sql`update exhibitor set open = false where id = ${company.id}`.execute(portal.ctx.db);
    expect([await plain(), (await fetched(staff, document?.id ?? '')).status]).toEqual([404, 200]);
  });

  test('is sent so that it cannot run, under a name that is safe (G41)', async () => {
    const product = await makeProduct(portal, company, { name_zh: '草甘膦"\r\n\u202Efdp.exe/..', scope: 0 });
    const { id } = await makeDocument(portal, product, { language: 'zh' });
    const { headers } = await fetched(staff, id);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    const name = decodeURIComponent(String(headers['content-disposition']).replace(/^.*filename\*=UTF-8''/, ''));
    expect(name).toBe('安全技术说明书（SDS） 草甘膦 fdp.exe .. (zh).pdf');
  });

  test('that was only described is drawn when it is first asked for, and is a file from then on', async () => {
    const sheet = dataSheet.parse({
      lang: 'zh',
      company: { zh: '甲方化工', en: 'Alpha' },
      title: '安全数据说明书',
      aside: 'SDS-1',
      foot: '甲方化工',
      facts: [{ label: '产品', value: '草甘膦' }],
      sections: [{ heading: '危险性', lines: ['避免吸入'] }],
    });
    const row = documentFileRow(company, sheet);
    await insertRows(portal.ctx.db, 'file', [row]);
    const { id } = await makeDocument(portal, await makeProduct(portal, company), { file_id: row.id });
    const first = await portal.app.inject({ url: `/documents/${id}` });
    const again = await portal.app.inject({ url: `/documents/${id}` });
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const { rows } = await sql`select kind, bytes, pages, drawing from file where id = ${row.id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ kind: 'pdf', bytes: first.rawPayload.length, pages: 1, drawing: null }]);
  });
});

describe('GET /documents', () => {
  test('serves parts, questions about the file, and nothing new to whoever has it', async () => {
    const { id, file_id: file } = await makeDocument(portal, await makeProduct(portal, company), { says: 'In parts' });
    const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      portal.app.inject({ url: `/documents/${id}`, method, headers });
    const whole = await ask();
    const size = whole.rawPayload.length;
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      etag: `"${file}"`,
      'accept-ranges': 'bytes',
    });
    const head = await ask({}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0]);
    const part = await ask({ range: 'bytes=5-9' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5-9/${size}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(5, 10))).toBe(true);
    expect((await ask({ range: 'bytes=-4' })).rawPayload.equals(whole.rawPayload.subarray(-4))).toBe(true);
    expect([
      (await ask({ range: `bytes=${size}-` })).statusCode,
      (await ask({ range: 'bytes=9-1' })).statusCode,
    ]).toEqual([416, 200]);
    expect((await ask({ 'if-none-match': `"${file}"` })).statusCode).toBe(304);
  });

  test('is asked before each use: what is public no more is not even unchanged (G5)', async () => {
    const document = await makeDocument(portal, await makeProduct(portal, company));
    const ask = async () =>
      (
        await portal.app.inject({
          url: `/documents/${document.id}`,
          headers: { 'if-none-match': `"${document.file_id}"` },
        })
      ).statusCode;
    expect(await ask()).toBe(304);
    await sql`update product_document set level = 'request' where id = ${document.id}`.execute(portal.ctx.db);
    expect(await ask()).toBe(404);
  });

  test('knows no token: whoever is let by name asks by name', async () => {
    const document = await makeDocument(portal, await makeProduct(portal, company), { level: 'request' });
    const visitor = await makeVisitor(portal);
    await makeDocumentRequest(portal, { ...company, exhibitor_id: company.id }, document.id, visitor.visitorId, {
      state: 'granted',
    });
    const headers = { authorization: String(visitor.token) };
    expect((await portal.app.inject({ url: `/documents/${document.id}`, headers })).statusCode).toBe(404);
    expect((await fetched(visitor, document.id)).status).toBe(200);
  });
});
