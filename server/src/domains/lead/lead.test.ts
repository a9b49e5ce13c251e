import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { list, get, assignees, assign, setState, setFollowUp, addNote, editNote, removeNote, exportList, reply } =
  contract.lead;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let stranger: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '赵总' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静', name_en: 'Jing Chen' });
  stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const day = (from: number) => new Date(Date.now() + from * DAY + 8 * 3_600_000).toISOString().slice(0, 10);
const order = (...given: [Parameters<typeof makeOrder>[3]?, Parameters<typeof makeOrder>[4]?]) =>
  makeOrder(portal, product, buyer, ...given);
const inbox = (person: Employee, given: InputOf<typeof list> = {}) => portal.as(person)(list, given);
const idsOf = async (person: Employee, given: InputOf<typeof list> = {}) =>
  (await inbox(person, given)).list.map(({ id }) => id);
const leadOf = async (id: string, person = admin) => (await portal.as(person)(get, { id })).lead;
const entriesOf = async (id: string, person = admin) => (await portal.as(person)(get, { id })).entries;

describe('a lead', () => {
  test('stands for each order from the moment it is written, with the contact that the buyer gives by it', async () => {
    const sent = { productId: product.id, quantity: 500, unit: 'kg', remark: '请报价' };
    const { id } = await portal.as(buyer)(contract.order.create, sent);
    expect(await leadOf(id, staff)).toMatchObject({
      id,
      kind: 'order',
      state: 'new',
      answeredAt: null,
      followUpOn: null,
      due: false,
      employee: null,
      quantity: 500,
      unit: 'kg',
      text: '请报价',
      product: { id: product.id, name: { zh: '吡虫啉', en: 'Imidacloprid' } },
      buyer: { name: '李敏', company: '禾田农资有限公司', email: buyer.email, mobile: '+86 13800000000' },
    });
    expect(await entriesOf(id)).toEqual([]);
  });

  test('is one truth with its order: the buyer reads there what was marked here', async () => {
    const id = await order();
    const own = async () => (await portal.as(buyer)(contract.order.ownList, {})).list[0];
    await portal.as(staff)(setState, { selection: { ids: [id] }, state: 'quoted' });
    const { answeredAt } = await leadOf(id);
    expect(await own()).toMatchObject({ state: 'contacted', contactedAt: answeredAt });
    expect((await portal.as(admin)(contract.workbench.counts, {})).orders).toBe(0);
    await portal.as(admin)(setState, { selection: { ids: [id] }, state: 'new' });
    expect(await leadOf(id)).toMatchObject({ state: 'new', answeredAt: null });
    expect(await own()).toMatchObject({ state: 'notContacted', contactedAt: null });
  });

  test('is listed to its own company alone', async () => {
    await order();
    expect(await inbox(stranger)).toMatchObject({ total: 0, waiting: 0 });
  });
});

describe('the inbox', () => {
  test('shows staff what is theirs or nobody’s, and admins everything', async () => {
    const nobodys = await order();
    const own = await order({}, { employee_id: staff.employeeId });
    const colleagues = await order({}, { employee_id: admin.employeeId });
    const seenBy = async (person: Employee, given: InputOf<typeof list> = {}) => new Set(await idsOf(person, given));
    expect(await seenBy(admin)).toEqual(new Set([nobodys, own, colleagues]));
    expect(await seenBy(staff)).toEqual(new Set([nobodys, own]));
    expect(await seenBy(staff, { employee: 'me' })).toEqual(new Set([own]));
    expect(await seenBy(admin, { employee: 'nobody' })).toEqual(new Set([nobodys]));
    expect(await seenBy(admin, { employee: staff.employeeId })).toEqual(new Set([own]));
    expect(await seenBy(staff, { employee: admin.employeeId })).toEqual(new Set());
    expect([await inbox(staff), await inbox(admin)]).toMatchObject([{ waiting: 2 }, { waiting: 3 }]);
    expect(await outcomeOf(portal.as(staff)(get, { id: colleagues }))).toBe('notFound');
  });

  test('is narrowed by kind, state, what is due and a keyword, with counts of each state', async () => {
    const other = await makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' });
    const fresh = await order();
    const late = await order({}, { state: 'contacted', answered_at: ago(1), follow_up_on: day(-1) });
    const today = await order({}, { state: 'quoted', answered_at: ago(1), follow_up_on: day(0) });
    const later = await order({}, { state: 'quoted', answered_at: ago(1), follow_up_on: day(2) });
    const over = await order({}, { state: 'won', answered_at: ago(1), follow_up_on: day(-3) });
    const ana = await makeOrder(portal, product, other);
    const counts = { all: 6, new: 2, contacted: 1, quoted: 2, won: 1, lost: 0 };
    expect(await inbox(admin, { state: 'quoted' })).toMatchObject({ total: 2, counts, waiting: 2, due: 2 });
    expect(new Set(await idsOf(admin, { due: true }))).toEqual(new Set([late, today]));
    expect((await inbox(admin)).list.filter(({ due }) => due).map(({ id }) => id)).toEqual(
      expect.arrayContaining([late, today]),
    );
    expect(await idsOf(admin, { keyword: 'souza' })).toEqual([ana]);
    expect(await inbox(admin, { keyword: ' verde ', state: 'won' })).toMatchObject({
      total: 0,
      counts: { ...counts, all: 1, new: 1, contacted: 0, quoted: 0, won: 0 },
      waiting: 2,
    });
    expect(await idsOf(admin, { keyword: '%' })).toEqual([]);
    expect([await idsOf(admin, { kind: 'inquiry' }), (await idsOf(admin, { kind: 'order' })).length]).toEqual([[], 6]);
    expect(new Set(await idsOf(admin))).toEqual(new Set([fresh, late, today, later, over, ana]));
  });

  test.each(['words', 'single signs'])(
    'is searched by %s for a name, an exhibit, and an address that is still given',
    async (way) => {
      const ana = await makeVisitor(portal, { name: 'Žofie Ørsted', company: 'Verde' });
      const other = await makeProduct(portal, company, { name_zh: '草铵膦', name_en: 'Glufosinate' });
      const named = await makeOrder(portal, other, ana);
      const ordered = await order();
      const mailed = await makeOrder(portal, other, buyer);
      const theirs = await makeProduct(portal, await makeExhibitor(portal), { name_zh: '吡虫啉' });
      await makeOrder(portal, theirs, ana);
      const [name, exhibit, address] = way === 'words' ? ['ørsted', 'imida', buyer.email] : ['Ž', '虫', '@'];
      expect(await idsOf(admin, { keyword: name })).toEqual([named]);
      expect(await idsOf(admin, { keyword: exhibit })).toEqual([ordered]);
      const addressed = async () => (await idsOf(admin, { keyword: address })).filter((id) => id !== named).toSorted();
      expect(await addressed()).toEqual([ordered, mailed].toSorted());
      await portal.as(buyer)(contract.contact.withdraw, { exhibitorId: company.id });
      expect(await addressed()).toEqual([]);
    },
  );

  test('stands newest first, and by buyer or by what is to be followed up first', async () => {
    const other = await makeVisitor(portal, { name: 'Ana Souza' });
    const old = await order({ created_at: ago(3) }, { follow_up_on: day(5) });
    const young = await order({ created_at: ago(1) });
    const hers = await makeOrder(portal, product, other, { created_at: ago(2) }, { follow_up_on: day(2) });
    expect(await idsOf(admin)).toEqual([young, hers, old]);
    expect(await idsOf(admin, { descending: false })).toEqual([old, hers, young]);
    expect(await idsOf(admin, { sort: 'followUp', descending: false })).toEqual([hers, old, young]);
    expect(await idsOf(admin, { sort: 'buyer', descending: false })).toEqual([hers, young, old]);
    const pages = [1, 2, 3].map((pageNum) => inbox(admin, { pageNum, pageSize: 2 }));
    expect((await Promise.all(pages)).map((page) => [page.list.map(({ id }) => id), page.hasNextPage])).toEqual([
      [[young, hers], true],
      [[old], false],
      [[], false],
    ]);
  });

  test('is exported as it is filtered', async () => {
    const other = await makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' });
    await order();
    await makeOrder(
      portal,
      product,
      other,
      { quantity: 75 },
      { state: 'lost', answered_at: ago(1), lost_reason: '价格', employee_id: staff.employeeId },
    );
    const { data } = (await portal.send(exportList, { lang: 'en', state: 'lost' }, admin)).body;
    const [header, row, ...more] = cellsOfSheet(data);
    expect(header?.slice(0, 4)).toEqual(['Received', 'Type', 'Stage', 'Exhibit']);
    expect(row?.join('|')).toContain('Intent order|Lost|Imidacloprid');
    expect(row?.join('|')).toContain('Ana Souza|Verde Agro');
    expect([row?.at(-1), more]).toEqual(['价格', []]);
  });

  test('is exported without a formula, whatever buyers call themselves and write (G35)', async () => {
    const by = await makeVisitor(portal, { name: '=HYPERLINK(A1)', company: '＋cmd|calc', position: '@cmd' });
    await makeOrder(
      portal,
      product,
      by,
      { remark: '=SUM(A1)' },
      { state: 'lost', answered_at: ago(1), lost_reason: '-2+3' },
    );
    const { data } = (await portal.send(exportList, { lang: 'en' }, admin)).body;
    const [, row] = cellsOfSheet(data);
    const said = row?.filter((cell) => /A1|cmd|2\+3/.test(cell));
    expect(said).toEqual(["'=HYPERLINK(A1)", "'＋cmd|calc", "'@cmd", "'=SUM(A1)", "'-2+3"]);
  });
});

describe('lead.setState', () => {
  test('times the first answer once, keeps why it was lost, and writes down who did it', async () => {
    const id = await order();
    const as = portal.as(staff);
    expect(await as(setState, { selection: { ids: [id] }, state: 'contacted' })).toEqual({ changed: 1 });
    const { answeredAt } = await leadOf(id);
    expect(answeredAt).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/));
    expect(await as(setState, { selection: { ids: [id] }, state: 'contacted' })).toEqual({ changed: 0 });
    await as(setState, { selection: { ids: [id] }, state: 'lost', lostReason: ' 价格 ' });
    expect(await leadOf(id)).toMatchObject({ state: 'lost', lostReason: '价格', answeredAt });
    await as(setState, { selection: { ids: [id] }, state: 'won', lostReason: '价格' });
    expect(await leadOf(id)).toMatchObject({ state: 'won', lostReason: '', answeredAt });
    expect((await entriesOf(id)).map(({ kind, state, text, by }) => [kind, state, text, by?.name.zh])).toEqual([
      ['state', 'contacted', '', '陈静'],
      ['state', 'lost', '价格', '陈静'],
      ['state', 'won', '', '陈静'],
    ]);
  });

  test('changes all of those chosen or none', async () => {
    const [one, colleagues] = [await order(), await order({}, { employee_id: admin.employeeId })];
    expect(await outcomeOf(portal.as(staff)(setState, { selection: { ids: [one, colleagues] }, state: 'won' }))).toBe(
      'notFound',
    );
    expect([(await leadOf(one)).state, (await leadOf(colleagues)).state]).toEqual(['new', 'new']);
    expect(await portal.as(staff)(setState, { selection: { ids: [one, one] }, state: 'won' })).toEqual({ changed: 1 });
  });

  test('changes all that match as they were seen, but for some, and none of a colleague', async () => {
    const [one, two] = [await order(), await order()];
    const colleagues = await order({}, { employee_id: admin.employeeId });
    const as = portal.as(staff);
    const all = { filter: { state: 'new' as const }, expected: 2 };
    const contacted = (selection: typeof all & { except?: string[] }) =>
      as(setState, { selection, state: 'contacted' });
    expect(await outcomeOf(contacted({ ...all, expected: 3 }))).toBe('editConflict');
    expect(await outcomeOf(contacted({ ...all, except: [colleagues] }))).toBe('editConflict');
    expect(await contacted({ ...all, except: [two] })).toEqual({ changed: 1 });
    const states = [(await leadOf(one)).state, (await leadOf(two)).state, (await leadOf(colleagues)).state];
    expect(states).toEqual(['contacted', 'new', 'new']);
  });

  test('by twenty colleagues at once counts one answer', async () => {
    const id = await order();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => portal.as(admin)(setState, { selection: { ids: [id] }, state: 'contacted' })),
    );
    expect([all.reduce((sum, { changed }) => sum + changed, 0), (await entriesOf(id)).length]).toEqual([1, 1]);
  });
});

describe('lead.assign', () => {
  test('gives leads to a colleague or to nobody, all or none', async () => {
    const [one, two] = [await order(), await order()];
    const as = portal.as(admin);
    expect(await as(assign, { ids: [one, two], employeeId: staff.employeeId })).toEqual({ changed: 2 });
    expect(await as(assign, { ids: [one, two], employeeId: staff.employeeId })).toEqual({ changed: 0 });
    expect((await leadOf(one)).employee).toEqual({ id: staff.employeeId, name: { zh: '陈静', en: 'Jing Chen' } });
    const foreign = await makeOrder(portal, await makeProduct(portal, await makeExhibitor(portal)), buyer);
    expect(await outcomeOf(as(assign, { ids: [one, foreign], employeeId: null }))).toBe('notFound');
    expect(await as(assign, { ids: [one], employeeId: null })).toEqual({ changed: 1 });
    expect((await entriesOf(one)).map(({ kind, by, to }) => [kind, by?.name.zh, to?.name.zh ?? null])).toEqual([
      ['assigned', '赵总', '陈静'],
      ['assigned', '赵总', null],
    ]);
  });

  test('knows only those who work for the company', async () => {
    const id = await order();
    const left = await makeEmployee(portal, company, { resigned_at: ago(1) });
    const waiting = await makeEmployee(portal, company, { waiting_since: ago(1) });
    expect((await portal.as(admin)(assignees, {})).list.map(({ name }) => name.zh).toSorted()).toEqual(
      ['赵总', '陈静'].toSorted(),
    );
    const to = (employeeId: string) => outcomeOf(portal.as(admin)(assign, { ids: [id], employeeId }));
    const outcomes = [left, waiting, stranger].map(({ employeeId }) => to(employeeId));
    expect(tally([...(await Promise.all(outcomes)), await to('NoSuchEmployee000001')])).toEqual({ notFound: 4 });
  });

  test('of somebody who leaves goes to the colleague, and says so', async () => {
    const id = await order({}, { employee_id: staff.employeeId });
    const { resignEmployee } = contract.exhibitor;
    const handed = await portal.as(admin)(resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    expect(handed).toMatchObject({ orders: 1 });
    expect((await leadOf(id)).employee?.id).toBe(admin.employeeId);
    expect((await entriesOf(id)).map(({ kind, by, to }) => [kind, by, to?.name.zh])).toEqual([
      ['assigned', null, '赵总'],
    ]);
  });
});

describe('what is noted of a lead', () => {
  test('the day to follow up is set, changed and taken back', async () => {
    const id = await order();
    const set = (on: string | null) => portal.as(staff)(setFollowUp, { id, on });
    await set(day(0));
    expect(await leadOf(id)).toMatchObject({ followUpOn: day(0), due: true });
    await set(day(0));
    await set(day(3));
    expect(await leadOf(id)).toMatchObject({ followUpOn: day(3), due: false });
    await set(null);
    expect((await entriesOf(id)).map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['assigned', null],
      ['followUp', day(0)],
      ['followUp', day(3)],
      ['followUp', null],
    ]);
    const wrong = await portal.send(setFollowUp, { id, on: '2027-02-30' }, staff);
    expect(wrong.body.code).toBe(4000);
  });

  test('notes are changed by their author, and deleted by admins too', async () => {
    const id = await order();
    const note = (await portal.as(staff)(addNote, { id, text: '下周回电' })).id;
    expect(await outcomeOf(portal.as(admin)(editNote, { id: note, text: 'x' }))).toBe('notFound');
    await portal.as(staff)(editNote, { id: note, text: '下周三回电' });
    const [seen] = await entriesOf(id);
    expect(seen).toMatchObject({
      kind: 'note',
      text: '下周三回电',
      by: { name: { zh: '陈静', en: 'Jing Chen' } },
      may: { edit: false, remove: true },
    });
    expect(seen?.editedAt).not.toBeNull();
    expect((await entriesOf(id, staff))[0]?.may).toEqual({ edit: true, remove: true });
    const theirs = (await portal.as(admin)(addNote, { id, text: '客户要 FOB' })).id;
    expect(await outcomeOf(portal.as(staff)(removeNote, { id: theirs }))).toBe('notFound');
    await portal.as(admin)(removeNote, { id: note });
    expect((await entriesOf(id)).map(({ text }) => text)).toEqual(['客户要 FOB']);
  });

  test('a note sent twice with one request id is written once (G57)', async () => {
    const id = await order();
    const requestId = `note-${id}`;
    const write = (text: string) => portal.as(staff)(addNote, { id, text, requestId });
    const all = await Promise.all(Array.from({ length: 10 }, () => write('一次')));
    expect([new Set(all.map((note) => note.id)).size, (await entriesOf(id)).length]).toEqual([1, 1]);
    expect(await outcomeOf(write('别的'))).toBe('conflict');
  });

  test('has an upper number of notes, and of what else happened the newest stay', async () => {
    const id = await order();
    const fill = (kind: string, count: number) =>
      sql`insert into lead_entry (id, exhibition_id, lead_id, visitor_id, kind, text, created_at)
        select 'F' || left(md5(${id} || ${kind} || n), 18), ${portal.ctx.exhibition.id}, ${id}, ${buyer.visitorId}, ${kind}, n::text,
          now() - make_interval(mins => n) from generate_series(1, ${count}) n`.execute(portal.ctx.db);
    await fill('note', LIMITS.leadNotesMax);
    await fill('state', LIMITS.leadEntriesMax);
    expect(await outcomeOf(portal.as(staff)(addNote, { id, text: 'x' }))).toBe('leadNoteLimit');
    await portal.as(staff)(setState, { selection: { ids: [id] }, state: 'won' });
    const entries = await entriesOf(id);
    expect(entries.filter(({ kind }) => kind === 'state').map(({ text }) => text)).toEqual([
      ...Array.from({ length: LIMITS.leadEntriesMax - 1 }, (_, at) => String(LIMITS.leadEntriesMax - 1 - at)),
      '',
    ]);
    expect(entries.filter(({ kind }) => kind === 'note').length).toBe(LIMITS.leadNotesMax);
  });
});

describe('lead.reply', () => {
  test('writes the buyer an e-mail in his language and the company’s words, keeps it, and has contacted him', async () => {
    const ana = await makeVisitor(portal, { name: 'Ana Souza', language: 'en' });
    const id = await makeOrder(portal, product, ana);
    const text = 'FOB Shanghai 3.20 USD.\n\nSee www.jiye.example/quote or ask us.';
    const { id: entry } = await portal.as(staff)(reply, { id, text });
    const [mail, ...more] = await messagesTo(portal, ana.email);
    expect([mail?.category, more]).toEqual(['transactional', []]);
    expect(mail?.subject).toContain('has replied about your order of Imidacloprid');
    // the words of the company stand whole, web addresses too
    for (const part of ['Hello Ana Souza,', ...text.split('\n\n'), staff.email, `/en/potential-order/${id}`])
      expect(mail?.body).toContain(part);
    expect(await leadOf(id)).toMatchObject({ state: 'contacted', answeredAt: expect.any(String) });
    expect(await entriesOf(id)).toMatchObject([
      {
        id: entry,
        kind: 'reply',
        text,
        by: { name: { zh: '陈静', en: 'Jing Chen' } },
        may: { edit: false, remove: false },
      },
      { kind: 'assigned', to: { name: { zh: '陈静', en: 'Jing Chen' } } },
      { kind: 'state', state: 'contacted' },
    ]);
    await portal.as(admin)(setState, { selection: { ids: [id] }, state: 'quoted' });
    await portal.as(admin)(reply, { id, text: '再次' });
    expect([(await leadOf(id)).state, (await messagesTo(portal, ana.email)).length]).toEqual(['quoted', 2]);
  });

  test('sent twice with one request id is sent once, other words are refused (G57)', async () => {
    const id = await order();
    const requestId = `reply-${id}`;
    const send = (text: string) => portal.as(staff)(reply, { id, text, requestId });
    const all = await Promise.all(Array.from({ length: 8 }, () => send('一次')));
    expect([new Set(all.map((one) => one.id)).size, (await messagesTo(portal, buyer.email)).length]).toEqual([1, 1]);
    expect(await outcomeOf(send('别的'))).toBe('conflict');
  });

  test('is not sent to a buyer who has withdrawn, by nobody else, and at most so often a day', async () => {
    const id = await order();
    const colleagues = await order({}, { employee_id: admin.employeeId });
    const outcomes = [
      await outcomeOf(portal.as(stranger)(reply, { id, text: 'x' })),
      await outcomeOf(portal.as(staff)(reply, { id: colleagues, text: 'x' })),
    ];
    expect(tally(outcomes)).toEqual({ notFound: 2 });
    for (let sent = 0; sent < LIMITS.leadRepliesPerDay; sent += 1)
      await portal.as(staff)(reply, { id, text: `${sent}` });
    expect(await outcomeOf(portal.as(staff)(reply, { id, text: 'x' }))).toBe('leadReplyLimit');
    const later = await order();
    await portal.as(buyer)(contract.contact.withdraw, { exhibitorId: company.id });
    expect(await outcomeOf(portal.as(staff)(reply, { id: later, text: 'x' }))).toBe('leadUnreachable');
    expect([(await leadOf(later)).state, (await messagesTo(portal, buyer.email)).length]).toEqual([
      'new',
      LIMITS.leadRepliesPerDay,
    ]);
  });
});

describe('templates for replies', () => {
  const { templates, saveTemplate, removeTemplate } = contract.lead;
  const save = (name: string, text: string) => portal.as(admin)(saveTemplate, { name, text });
  const listOf = async (person: Employee) => (await portal.as(person)(templates, {})).list;

  test('are the company’s: administrators keep them by name, colleagues read them, strangers nothing', async () => {
    await save('样品', '{name}，样品已寄出。');
    await save('报价', '{name}，您好！');
    await save('报价', '{name}，报价单见附件。');
    const kept = [
      { name: '报价', text: '{name}，报价单见附件。' },
      { name: '样品', text: '{name}，样品已寄出。' },
    ];
    const byName = (list: { name: string; text: string }[]) => list.toSorted((a, b) => (a.text < b.text ? -1 : 1));
    expect([byName(await listOf(staff)), await listOf(stranger)]).toEqual([byName(kept), []]);
    await portal.as(stranger)(removeTemplate, { name: '报价' });
    expect((await listOf(staff)).length).toBe(2);
    for (const _twice of [1, 2]) await portal.as(admin)(removeTemplate, { name: '报价' });
    expect((await listOf(staff)).map(({ name }) => name)).toEqual(['样品']);
  });

  test('are so many at most, also when two are kept at once', async () => {
    for (let at = 1; at < LIMITS.replyTemplatesMax; at += 1) await save(`模板 ${at}`, 'x');
    const outcomes = await Promise.all(['甲', '乙', '丙'].map((name) => outcomeOf(save(name, 'x'))));
    expect(tally(outcomes)).toEqual({ done: 1, replyTemplateLimit: 2 });
    await save('模板 1', 'y');
    expect((await listOf(staff)).length).toBe(LIMITS.replyTemplatesMax);
  });
});
