import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Message, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { videoFileRow } from '../../../../demo/factories/factories.ts';
import { makeConversation } from '../../../test/chats.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { plainPdf } from '../../../test/pdfs.ts';
import { png } from '../../../test/pictures.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { listenTo } from '../../../test/realtime.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  PASSWORD,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { documentKey, videoKey } from '../../platform/files/whole-files.ts';
import { removeOrphans } from '../upload/upload.orphans.ts';

const { send, file, history, recall, block, list, search } = contract.chat;
const { stream, document, addresses } = contract.upload;

const portal = testPortal();
const anonymous: Person = { token: null };
let company: Exhibitor;
let staff: Employee;
let admin: Employee;
/** Of the company, and not who speaks. */
let colleague: Employee;
let buyer: Visitor;
let stranger: Visitor;
let id: string;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  admin = await makeEmployee(portal, company, { admin: true });
  colleague = await makeEmployee(portal, company);
  buyer = await makeVisitor(portal);
  stranger = await makeVisitor(portal);
  id = await makeConversation(portal, company, buyer, { employee_id: staff.employeeId });
});

async function pictureOf(person: Person): Promise<string> {
  const { body } = await portal.send(stream, { use: 'chat' }, person, { bytes: await png(640, 480) });
  return stream.output.parse(body.data).id;
}
async function documentOf(person: Person, says = 'Quotation'): Promise<string> {
  const { body } = await portal.send(document, { use: 'chatDocument' }, person, { bytes: plainPdf(says) });
  return document.output.parse(body.data).id;
}
const filesBody = (...files: (string | { fileId: string; name: string })[]): WrittenBody => ({
  kind: 'files',
  files: files.map((one) => (typeof one === 'string' ? { fileId: one, name: '' } : one)),
});
const sendTo = (person: Person, body: WrittenBody, clientId: string = newId()): Promise<Message> =>
  portal.as(person)(send, { conversationId: id, clientId, body });
const filesIn = ({ body }: Message) => (body.kind === 'files' ? body.files : []);
const urlOf = (message: Message): string =>
  filesIn(message).flatMap((one) => (one.kind === 'picture' ? [one.url] : []))[0] ?? '';
const loaded = async (url: string): Promise<number> =>
  (await portal.app.inject({ url: url.endsWith('.mp4') ? url : `${url}/w400.webp` })).statusCode;
const fetched = async (person: Person, fileId: string): Promise<number> =>
  (await portal.send(file, { id: fileId }, person)).status;
const isGiven = async (person: Person, fileId: string): Promise<boolean> => {
  const { body } = await portal.send(addresses, { ids: [fileId] }, person);
  return addresses.output.parse(body.data).addresses.length === 1;
};
const rowsOf = async (ids: readonly string[]): Promise<string[]> =>
  (
    await sql<{ id: string }>`select id from file where id = any(${[...ids]}::text[]) order by id`.execute(
      portal.ctx.db,
    )
  ).rows.map((row) => row.id);

describe('files of a message', () => {
  test('come in their order, to both sides and at once over the socket', async () => {
    const told = listenTo(portal);
    const [picture, pdf] = [await pictureOf(buyer), await documentOf(buyer)];
    const sent = await sendTo(
      buyer,
      filesBody({ fileId: pdf, name: '询价单.pdf' }, { fileId: picture, name: 'x.png' }),
    );
    const shape = [
      { kind: 'document', id: pdf, name: '询价单.pdf', bytes: plainPdf('Quotation').length, pages: 1 },
      { kind: 'picture', id: picture, url: expect.stringMatching(`^/files/${picture}\\.`), width: 640, height: 480 },
    ];
    expect(filesIn(sent)).toEqual(shape);
    const read = (await portal.as(staff)(history, { conversationId: id })).list;
    expect(read.map(filesIn)).toEqual([shape]);
    expect([await loaded(urlOf(sent)), await loaded(`/files/${picture}`)]).toEqual([200, 404]);
    const heard = told.filter(({ what }) => what === 'message').map(({ data }) => JSON.stringify(data));
    expect(heard.map((one) => one.includes(`/files/${picture}.`))).toEqual([true, true]);
  });

  test('are named in the list of conversations, and found by no words', async () => {
    await sendTo(buyer, filesBody({ fileId: await documentOf(buyer), name: 'offer-7431.pdf' }));
    const [shown] = (await portal.as(staff)(list, {})).list;
    expect(shown?.last?.body).toMatchObject({ kind: 'files', files: [{ name: 'offer-7431.pdf' }] });
    expect((await portal.as(staff)(search, { keyword: 'offer-7431' })).list).toEqual([]);
  });

  test('are for whoever reads the conversation, and for nobody else (G43, G53)', async () => {
    const [picture, pdf] = [await pictureOf(buyer), await documentOf(buyer)];
    await sendTo(buyer, filesBody(picture, { fileId: pdf, name: 'a.pdf' }));
    const otherStaff = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const organizer = await makeOrganizer(portal, portal.ctx, 'owner');
    const people = { buyer, staff, admin, colleague, stranger, otherStaff, organizer, anonymous };
    const seen: Record<string, [boolean, boolean]> = {};
    for (const [name, person] of Object.entries(people))
      seen[name] = [await isGiven(person, picture), (await fetched(person, pdf)) === 200];
    expect(seen).toEqual({
      buyer: [true, true],
      staff: [true, true],
      admin: [true, true],
      colleague: [false, false],
      stranger: [false, false],
      otherStaff: [false, false],
      organizer: [false, false],
      anonymous: [false, false],
    });
    expect((await portal.send(file, { id: pdf }, { ...buyer, host: SUGAR_HOST })).status).not.toBe(200);
  });

  test('of the company’s are for no colleague who does not read the conversation', async () => {
    const [picture, pdf] = [await pictureOf(staff), await documentOf(staff)];
    await sendTo(staff, filesBody(picture, { fileId: pdf, name: 'a.pdf' }));
    expect([await isGiven(colleague, picture), await fetched(colleague, pdf)]).toEqual([false, 404]);
    expect([await isGiven(buyer, picture), await fetched(buyer, pdf)]).toEqual([true, 200]);
  });

  test('a document is saved, never shown as a page (G41)', async () => {
    const pdf = await documentOf(buyer, 'As it came');
    await sendTo(buyer, filesBody({ fileId: pdf, name: '../报价 <b>.html' }));
    const { headers, body } = await portal.send(file, { id: pdf }, staff);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/pdf', 'nosniff']);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    );
    expect(body.data).toEqual({ bytes: plainPdf('As it came') });
  });

  test('a video plays at its address, behind its cover', async () => {
    const cover = await pictureOf(buyer);
    const row = { ...videoFileRow(portal.ctx.exhibition.id, buyer.visitorId), use: 'chatVideo' };
    await portal.portal.services.files.put(videoKey(row.id), Buffer.alloc(1_000));
    await insertRows(portal.ctx.db, 'file', [row]);
    const { visitorId: owner_id, accountId: account_id } = buyer;
    const of = { exhibition_id: portal.ctx.exhibition.id, owner_id, account_id };
    await insertRows(portal.ctx.db, 'video', [
      { ...of, id: row.id, use: 'chatVideo', bytes: 1_000, state: 'ready', poster: cover },
    ]);
    const [video] = filesIn(await sendTo(buyer, filesBody(row.id)));
    expect(video).toMatchObject({ kind: 'video', seconds: 4, width: 1280, height: 720 });
    if (video?.kind !== 'video') throw new Error('no video');
    expect([await loaded(video.url), await loaded(video.cover)]).toEqual([200, 200]);
    expect([await isGiven(staff, row.id), await isGiven(staff, cover)]).toEqual([true, true]);
    expect([await isGiven(stranger, row.id), await isGiven(stranger, cover)]).toEqual([false, false]);
    expect(await loaded(`/files/${row.id}/video.mp4`)).toBe(404);
  });
});

describe('a message with files is refused', () => {
  test('where one is not its sender’s, of another use, used already, named twice, or not there', async () => {
    const used = await pictureOf(buyer);
    await sendTo(buyer, filesBody(used));
    const avatar = await portal.send(stream, { use: 'avatar' }, buyer, { bytes: await png(640, 640) });
    const own = await pictureOf(buyer);
    const tries = [
      [await pictureOf(stranger)],
      [await pictureOf(staff)],
      [stream.output.parse(avatar.body.data).id],
      [own, used],
      [own, own],
      [newId()],
    ];
    const outcomes: (string | null)[] = [];
    for (const ids of tries) outcomes.push(await outcomeOf(sendTo(buyer, filesBody(...ids))));
    expect(outcomes).toEqual(tries.map(() => 'notFound'));
    expect((await portal.as(staff)(history, { conversationId: id })).list.map(({ seq }) => seq)).toEqual([1]);
    expect((await sendTo(buyer, filesBody(own))).seq).toBe(2);
  });

  test('with ten of them, or none; and where the other side lets nothing through, the file stays for later', async () => {
    const own = await pictureOf(buyer);
    const ten = Array.from({ length: LIMITS.chatFilesMax + 1 }, () => newId());
    expect(await outcomeOf(sendTo(buyer, filesBody(...ten)))).toBe('badInput');
    expect(await outcomeOf(sendTo(buyer, filesBody()))).toBe('badInput');
    await portal.as(staff)(block, { conversationId: id, blocked: true });
    expect(await outcomeOf(sendTo(buyer, filesBody(own)))).toBe('chatBlocked');
    await portal.as(staff)(block, { conversationId: id, blocked: false });
    expect((await sendTo(buyer, filesBody(own))).seq).toBe(1);
  });

  test('sent again is answered as the same message, also ten times at once (G50)', async () => {
    const [own, clientId] = [await pictureOf(buyer), newId()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendTo(buyer, filesBody(own), clientId)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(
      (await portal.as(staff)(history, { conversationId: id })).list.map(filesIn).map((files) => files.length),
    ).toEqual([1]);
    expect(await outcomeOf(sendTo(buyer, filesBody(await pictureOf(buyer)), clientId))).toBe('conflict');
  });
});

describe('what is uploaded for a chat', () => {
  test('is judged by its content: no page, no program, nothing too large (G38)', async () => {
    const tried = async (bytes: Buffer): Promise<number> =>
      (await portal.send(document, { use: 'chatDocument' }, buyer, { bytes })).body.code;
    const codes = [
      await tried(Buffer.from('<html><script>1</script></html>')),
      await tried(Buffer.concat([plainPdf('x'), Buffer.alloc(LIMITS.documentBytesMax)])),
      (
        await portal.send(stream, { use: 'chat' }, buyer, {
          bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        })
      ).body.code,
      // a visitor has no documents of exhibits
      (await portal.send(document, {}, buyer, { bytes: plainPdf('x') })).body.code,
    ];
    expect(codes.every((code) => code !== 1000)).toBe(true);
  });

  test('is for whoever uploaded it until it is sent, and goes when it never is (G44)', async () => {
    const [picture, pdf] = [await pictureOf(buyer), await documentOf(buyer)];
    expect([await isGiven(buyer, picture), await isGiven(stranger, picture)]).toEqual([true, false]);
    expect(await fetched(stranger, pdf)).toBe(404);
    const sent = await pictureOf(buyer);
    await sendTo(buyer, filesBody(sent));
    await sql`update file set created_at = now() - interval '30 hours' where id = any(${[picture, pdf, sent]})`.execute(
      portal.ctx.db,
    );
    await removeOrphans(portal.portal.services, { asked: true });
    expect(await rowsOf([picture, pdf, sent])).toEqual([sent]);
    expect(await portal.portal.services.files.size(documentKey(pdf))).toBe(null);
  });
});

test('a recall takes the files away at once, for everybody and from every address', async () => {
  const [picture, pdf] = [await pictureOf(buyer), await documentOf(buyer)];
  const sent = await sendTo(buyer, filesBody(picture, { fileId: pdf, name: 'wrong-price.pdf' }));
  const kept = await documentOf(buyer);
  await sendTo(buyer, filesBody({ fileId: kept, name: 'right-price.pdf' }));
  expect(await loaded(urlOf(sent))).toBe(200);
  await portal.as(buyer)(recall, { conversationId: id, seq: sent.seq });
  expect([await loaded(urlOf(sent)), await fetched(buyer, pdf), await fetched(staff, pdf)]).toEqual([404, 404, 404]);
  expect([await rowsOf([picture, pdf]), await portal.portal.services.files.size(documentKey(pdf))]).toEqual([[], null]);
  const { list: read } = await portal.as(staff)(history, { conversationId: id });
  expect([read[0]?.body, JSON.stringify(read).includes('wrong-price'), await fetched(staff, kept)]).toEqual([
    { kind: 'recalled' },
    false,
    200,
  ]);
});

test('an account that is deleted takes its files along, the message stays; what it is named is in its data', async () => {
  const [picture, pdf] = [await pictureOf(buyer), await documentOf(buyer)];
  await sendTo(buyer, filesBody(picture, { fileId: pdf, name: 'my-passport.pdf' }));
  const theirs = await documentOf(staff);
  await sendTo(staff, filesBody({ fileId: theirs, name: 'price-list.pdf' }));
  const data = await portal.send(contract.account.exportData, {}, buyer);
  expect([data.text.includes('my-passport.pdf'), data.text.includes('price-list.pdf')]).toEqual([true, false]);
  await portal.as(buyer)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
  const { list: read } = await portal.as(staff)(history, { conversationId: id });
  expect(read.map(filesIn).map((files) => files.map((one) => one.id))).toEqual([[], [theirs]]);
  expect([await rowsOf([picture, pdf]), await portal.portal.services.files.size(documentKey(pdf))]).toEqual([[], null]);
  expect([await fetched(staff, theirs), await fetched(staff, pdf)]).toEqual([200, 404]);
});

test('a report shows its files to the staff who read it', async () => {
  const picture = await pictureOf(staff);
  await sendTo(staff, filesBody(picture));
  await portal.as(buyer)(contract.chat.report, { conversationId: id, reason: 'advert', text: '' });
  const support = await makeOrganizer(portal, portal.ctx, 'support');
  const { list: reports } = await portal.as(support)(contract.chatReport.list, { pageSize: 100 });
  const report = reports.find(({ visitor }) => visitor?.id === buyer.visitorId);
  const { list: read } = await portal.as(support)(contract.chatReport.transcript, { id: report?.id ?? '' });
  expect(await Promise.all(read.map((message) => loaded(urlOf(message))))).toEqual([200]);
});
