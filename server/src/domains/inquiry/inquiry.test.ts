import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { complianceRow, inquiryRow } from '../../../../demo/factories/factories.ts';
import { countRows } from '../../../test/count-rows.ts';
import { dataOf, outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { cellsOfSheet } from '../../../test/sheet-texts.ts';
import {
  giveLead,
  makeEmployee,
  makeExhibitor,
  makeProduct,
  makeVisitor,
  putInPool,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';

const { recipients, others, create, ownRequests, change, withdraw, received, questions, setQuestions } =
  contract.inquiry;
const { list, get, setState, exportList } = contract.lead;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_en: 'Hetian' });
  admin = await makeEmployee(portal, company, { admin: true });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  buyer = await makeVisitor(portal);
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid', strength: '70% WG' });
});

const ask = (given: Partial<InputOf<typeof create>> = {}) =>
  portal.as(buyer)(create, { productIds: [product.id], question: '能否供 20 吨？', ...given });
async function askedOne(): Promise<string> {
  const [one] = (await ask()).inquiries;
  return one?.id ?? '';
}
const own = async (person: Visitor = buyer) =>
  (await portal.as(person)(ownRequests, {})).list.filter((one) => one.kind === 'inquiry');
const inbox = (person: Employee, given: InputOf<typeof list> = {}) => portal.as(person)(list, given);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
const stored = async (given: Parameters<typeof inquiryRow>[3] = {}, asLead: Parameters<typeof giveLead>[2] = {}) => {
  const row = inquiryRow(portal.ctx.exhibition.id, company.id, buyer.visitorId, given);
  await insertRows(portal.ctx.db, 'inquiry', [row]);
  if (Object.keys(asLead).length > 0) await giveLead(portal, row.id, asLead);
  return row.id;
};
const noticesOf = (person: Employee) =>
  countRows(portal, sql`notice where recipient_id = ${person.employeeId} and kind = 'inquiry'`);
const mailsTo = (person: { email: string }) => countRows(portal, sql`message where recipient = ${person.email}`);

const WORDS = {
  question: '能否供 20 吨，附 COA？',
  wanted: { quantity: 20, unit: 't' },
  destination: 'BR',
  documents: ['coa', 'glp'] as const,
  targetPrice: { amount: 3.2, currency: 'USD' as const, unit: 'kg' },
  incoterm: 'CIF' as const,
  port: 'Santos',
  sample: { crop: 'soybean', pest: 'aphid', season: '2026/27', permit: 'needed' as const },
};

describe('inquiry.create', () => {
  test('keeps all that was written, for the buyer and for the supplier with the contact the buyer gives by it', async () => {
    const { inquiries } = await ask({ ...WORDS, documents: [...WORDS.documents] });
    expect(inquiries).toEqual([{ id: expect.any(String), exhibitorId: company.id }]);
    const id = inquiries[0]?.id ?? '';
    const products = [{ id: product.id, name: { zh: '吡虫啉', en: 'Imidacloprid' }, strength: '70% WG' }];
    expect(await own()).toEqual([
      expect.objectContaining({ id, ...WORDS, state: 'sent', version: 1, changedAt: null, seenAt: null, products }),
    ]);
    expect(await portal.as(admin)(received, { id })).toMatchObject({
      id,
      ...WORDS,
      state: 'seen',
      products,
      buyer: { name: '李敏', company: '禾田农资有限公司', email: buyer.email, mobile: '+86 13800000000' },
    });
  });

  test('goes to each supplier once, about all that is theirs and the booths named', async () => {
    const second = await makeProduct(portal, company, { name_en: 'Abamectin' });
    const [other, booth] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    const theirs = await makeProduct(portal, other);
    const about = {
      productIds: [second.id, theirs.id, product.id, second.id],
      exhibitorIds: [company.id, booth.id, booth.id],
    };
    const shown = (await portal.as(buyer)(recipients, about)).list;
    expect(shown.map((one) => [one.exhibitor.id, one.products.map(({ id }) => id)])).toEqual([
      [company.id, [second.id, product.id]],
      [other.id, [theirs.id]],
      [booth.id, []],
    ]);
    const { inquiries } = await ask(about);
    expect(inquiries.map(({ exhibitorId }) => exhibitorId).toSorted()).toEqual(
      [company.id, other.id, booth.id].toSorted(),
    );
    const kept = Object.fromEntries((await own()).map((one) => [one.exhibitor.id, one.products.map(({ id }) => id)]));
    expect(kept).toEqual({ [company.id]: [second.id, product.id], [other.id]: [theirs.id], [booth.id]: [] });
  });

  test('about one exhibit the buyer may not see, or none, asks nobody; the list of who gets it does not tell them apart', async () => {
    const restricted = await makeProduct(portal, company, { scope: 1 });
    for (const productId of [restricted.id, 'NoSuchProduct0000001']) {
      const about = { productIds: [product.id, productId] };
      expect(await outcomeOf(ask(about))).toBe('notFound');
      const [shown, ...more] = (await portal.as(buyer)(recipients, about)).list;
      expect([shown?.products.map(({ id }) => id), more]).toEqual([[product.id], []]);
    }
    const closed = await makeExhibitor(portal, { open: false });
    expect(await outcomeOf(ask({ exhibitorIds: [closed.id] }))).toBe('notFound');
    expect(await countRows(portal, sql`inquiry where visitor_id = ${buyer.visitorId}`)).toBe(0);
    await putInPool(portal, company, buyer);
    expect(await outcomeOf(ask({ productIds: [restricted.id] }))).toBe('done');
  });

  test('a guest sees who would get it, of what guests may see', async () => {
    const [open, registered] = [
      await makeProduct(portal, company, { scope: 0 }),
      await makeProduct(portal, company, { scope: 2 }),
    ];
    const { list } = await portal.as({ token: null })(recipients, { productIds: [open.id, registered.id] });
    expect(list.map((one) => one.products.map(({ id }) => id))).toEqual([[open.id]]);
  });

  test('of an exhibit that is closed to the market names it, and asks nobody', async () => {
    const [ingredient = ''] = portal.ctx.exhibition.ingredients.keys();
    const regulated = await makeProduct(portal, company, {
      attributes: { ingredients: [{ code: ingredient, content: 70, unit: '%' }] },
    });
    await insertRows(portal.ctx.db, 'compliance_rule', [
      complianceRow(portal.ctx.exhibition.id, ingredient, { effect: 'closeMarket', country: 'KE' }),
    ]);
    await portal.portal.services.directory.load();
    buyer = await makeVisitor(portal, { country: 'KE' });
    const both = { productIds: [product.id, regulated.id] };
    expect((await portal.as(buyer)(recipients, both)).list[0]?.products.map(({ closed }) => closed)).toEqual([
      false,
      true,
    ]);
    expect(await outcomeOf(ask(both))).toBe('notForYourMarket');
    expect(await dataOf(ask(both))).toEqual({ productIds: [regulated.id] });
    expect(await countRows(portal, sql`inquiry where visitor_id = ${buyer.visitorId}`)).toBe(0);
  });

  test('sent twice with one request id is stored once and answered alike, other words are refused (G57)', async () => {
    const other = await makeExhibitor(portal);
    const given = { requestId: `request-${product.id}`, exhibitorIds: [other.id] };
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(given)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await countRows(portal, sql`inquiry where visitor_id = ${buyer.visitorId}`)).toBe(2);
    for (const changed of [{ question: '别的' }, { port: 'Santos' }, { exhibitorIds: [] }])
      expect(await outcomeOf(ask({ ...given, ...changed }))).toBe('conflict');
    const [first] = all;
    await portal.as(buyer)(change, { id: first?.inquiries[0]?.id ?? '', version: 1, question: '改过的' });
    expect(await ask(given)).toEqual(first);
    const theirs = await portal.as(await makeVisitor(portal))(create, { ...given, question: '?' });
    expect(theirs.inquiries).toHaveLength(1);
  });

  test('asks at most so many suppliers at once, and of a day', async () => {
    const many: string[] = [];
    for (let made = 0; made <= LIMITS.inquirySuppliersMax; made += 1)
      many.push((await makeProduct(portal, await makeExhibitor(portal))).id);
    expect(await outcomeOf(ask({ productIds: many }))).toBe('inquirySuppliers');
    const rows = (hoursAgo: number, times: number) =>
      Array.from({ length: times }, () =>
        inquiryRow(portal.ctx.exhibition.id, company.id, buyer.visitorId, {
          created_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
        }),
      );
    await insertRows(portal.ctx.db, 'inquiry', [...rows(25, 30), ...rows(1, LIMITS.inquiriesPerBuyerDay - 1)]);
    expect(await outcomeOf(ask({ productIds: many.slice(0, 2) }))).toBe('inquiryLimit');
    expect(await outcomeOf(ask())).toBe('done');
    expect(await outcomeOf(ask())).toBe('inquiryLimit');
  });

  test('names wrong fields and asks nobody', async () => {
    expect(
      Object.keys(
        await wrongFields(
          ask({
            question: ' ',
            wanted: { quantity: 0, unit: '' },
            targetPrice: { amount: -1, currency: 'USD', unit: 'kg' },
            port: 'x'.repeat(81),
          }),
        ),
      ).toSorted(),
    ).toEqual(['port', 'question', 'targetPrice.amount', 'wanted.quantity', 'wanted.unit']);
    expect(await wrongFields(ask({ productIds: [] }))).toHaveProperty('exhibitorIds');
    expect(await countRows(portal, sql`inquiry where visitor_id = ${buyer.visitorId}`)).toBe(0);
  });
});

describe('what a company asks with inquiries', () => {
  const PERMIT = { zh: '贵公司是否持有进口许可？', en: 'Do you hold an import permit?' };
  const YEARLY = { zh: '每年采购多少？', en: 'How much do you buy a year?' };
  const decide = (questions: { zh: string; en: string }[]) => portal.as(admin)(setQuestions, { questions });
  const asked = async () =>
    (await portal.as(buyer)(recipients, { exhibitorIds: [company.id] })).list[0]?.questions ?? [];

  test('is answered with them, and read by that supplier alone as it was asked then', async () => {
    await decide([PERMIT, YEARLY]);
    const other = await makeExhibitor(portal);
    const otherAdmin = await makeEmployee(portal, other, { admin: true });
    const [permit, yearly] = await asked();
    const answers = [
      { questionId: yearly?.id ?? '', text: '' },
      { questionId: permit?.id ?? '', text: 'Yes, MAPA 2026/118' },
      { questionId: 'aQuestionThatIsGone', text: 'Nobody asked' },
    ];
    await ask({ productIds: [], exhibitorIds: [company.id, other.id], answers });
    await decide([YEARLY]);
    const read = async (by: Employee) => {
      const [lead] = (await inbox(by)).list;
      return (await portal.as(by)(received, { id: lead?.id ?? '' })).answers;
    };
    const answered = [{ question: PERMIT, answer: 'Yes, MAPA 2026/118' }];
    expect([await read(admin), await read(otherAdmin)]).toEqual([answered, []]);
    const mine = new Map((await own()).map((one) => [one.exhibitor.id, one.answers]));
    expect([mine.get(company.id), mine.get(other.id)]).toEqual([answered, []]);
  });

  test('stands in the copy, where no link comes of it', async () => {
    await decide([{ zh: '', en: 'See evil.example for our terms?' }]);
    const [question] = await asked();
    await ask({
      productIds: [],
      exhibitorIds: [company.id],
      answers: [{ questionId: question?.id ?? '', text: 'Yes' }],
    });
    const { rows } = await sql<{ body: string }>`
      select body from message where recipient = ${buyer.email}`.execute(portal.ctx.db);
    expect(rows.map(({ body }) => [body.includes('for our terms?：Yes'), body.includes('evil.example')])).toEqual([
      [true, false],
    ]);
  });

  test('keeps its id where it stays, and is one of five at most', async () => {
    await decide([PERMIT, YEARLY]);
    const [permit, yearly] = await asked();
    await decide([YEARLY, PERMIT]);
    expect((await asked()).map(({ id }) => id)).toEqual([yearly?.id, permit?.id]);
    expect(await wrongFields(decide(Array.from({ length: 6 }, () => PERMIT)))).toEqual({ questions: '最多 5 项' });
    expect(Object.keys(await wrongFields(decide([{ zh: '', en: '' }])))).toEqual(['questions.0']);
    expect((await portal.as(staff)(questions, {})).questions.map(({ text }) => text)).toEqual([YEARLY, PERMIT]);
  });
});

describe('what an inquiry sets going', () => {
  test('a notice and an e-mail to the staff, once, and one copy to the buyer for all suppliers', async () => {
    const other = await makeExhibitor(portal, { name_zh: '绿洲', name_en: 'Oasis' });
    const given = { exhibitorIds: [other.id], requestId: `notice-${product.id}`, question: 'Is it in stock?' };
    await ask(given);
    await ask(given);
    for (const person of [admin, staff])
      await expect.poll(async () => [await noticesOf(person), await mailsTo(person)]).toEqual([1, 1]);
    expect(await mailsTo(buyer)).toBe(1);
    const { rows } = await sql<{ recipient: string; body: string }>`
      select recipient, body from message where recipient = any(${[admin.email, buyer.email]}::text[])`.execute(
      portal.ctx.db,
    );
    const bodyTo = (address: string) => rows.find(({ recipient }) => recipient === address)?.body ?? '';
    expect(bodyTo(buyer.email)).toContain('绿洲');
    expect(bodyTo(buyer.email)).toContain('Is it in stock?');
    expect(bodyTo(admin.email)).toContain('吡虫啉');
    // what is asked may change until it is opened on the portal
    expect(bodyTo(admin.email)).not.toContain('Is it in stock?');
  });

  test('no more e-mails to the staff of one buyer than so many a day, nor copies', async () => {
    const times = LIMITS.copiesPerBuyerDay + 2;
    for (let time = 0; time < times; time += 1) await ask();
    await expect.poll(() => noticesOf(admin)).toEqual(times);
    expect([await mailsTo(admin), await mailsTo(buyer)]).toEqual([
      LIMITS.orderMailsPerBuyerAndCompanyDay,
      LIMITS.copiesPerBuyerDay,
    ]);
  });
});

describe('until the supplier has seen it', () => {
  test('the buyer writes it anew, each time on what was read', async () => {
    const id = await askedOne();
    const write = (version: number, question = '改过的') => portal.as(buyer)(change, { id, version, question });
    expect(await write(1)).toEqual({ id, version: 2 });
    expect(await outcomeOf(write(1, '别处改的'))).toBe('editConflict');
    expect(await own()).toMatchObject([{ id, question: '改过的', wanted: null, changedAt: expect.any(String) }]);
    expect(await portal.as(staff)(received, { id })).toMatchObject({ question: '改过的', state: 'seen' });
    expect(await outcomeOf(write(2, '再改'))).toBe('alreadySeen');
    expect(await outcomeOf(portal.as(buyer)(withdraw, { id }))).toBe('alreadySeen');
    expect(await own()).toMatchObject([{ id, question: '改过的', state: 'seen', seenAt: expect.any(String) }]);
  });

  test('the buyer takes it back, and it is gone for the supplier with what told of it', async () => {
    const id = await askedOne();
    await expect.poll(() => noticesOf(admin)).toEqual(1);
    const first = await portal.as(buyer)(withdraw, { id });
    expect(await portal.as(buyer)(withdraw, { id })).toEqual(first);
    expect(await outcomeOf(portal.as(admin)(received, { id }))).toBe('notFound');
    expect(await outcomeOf(portal.as(admin)(setState, { selection: { ids: [id] }, state: 'won' }))).toBe('notFound');
    expect(await inbox(admin)).toMatchObject({ list: [], total: 0, waiting: 0 });
    expect(await outcomeOf(portal.as(buyer)(change, { id, version: 1, question: '?' }))).toBe('alreadyWithdrawn');
    expect(await own()).toMatchObject([{ id, state: 'withdrawn', withdrawnAt: first.withdrawnAt }]);
    await expect.poll(() => noticesOf(admin)).toEqual(0);
  });

  test('of a change, a withdrawal and a first reading at once one comes first, and the others go by it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await askedOne();
      const [read, changed, withdrawn] = await Promise.all([
        portal
          .as(staff)(received, { id })
          .catch(() => null),
        outcomeOf(portal.as(buyer)(change, { id, version: 1, question: '改过的' })),
        outcomeOf(portal.as(buyer)(withdraw, { id })),
      ]);
      const [stored] = (await own()).filter((one) => one.id === id);
      expect(stored?.state).toBe(read === null ? 'withdrawn' : 'seen');
      expect(withdrawn).toBe(read === null ? 'done' : 'alreadySeen');
      // what was read is what stands there: nothing was written after
      if (read !== null) expect(read.question).toBe(stored?.question);
      expect(stored?.question).toBe(changed === 'done' ? '改过的' : '能否供 20 吨？');
    }
  });

  test('of somebody else’s there is nothing to change or take back', async () => {
    const id = await askedOne();
    const other = portal.as(await makeVisitor(portal));
    expect(await outcomeOf(other(change, { id, version: 1, question: '?' }))).toBe('notFound');
    expect(await outcomeOf(other(withdraw, { id }))).toBe('notFound');
  });
});

describe('what a buyer sent', () => {
  test('stands in one list, inquiries and orders, the newest first, in pages, and nobody else’s', async () => {
    const first = await askedOne();
    const given = { productId: product.id, quantity: 500, unit: 'kg' };
    const { id: second } = await portal.as(buyer)(contract.order.create, given);
    const third = await askedOne();
    const other = await makeVisitor(portal);
    await portal.as(other)(contract.order.create, given);
    const page = async (pageNum: number) => portal.as(buyer)(ownRequests, { pageNum, pageSize: 2 });
    const pages = [await page(1), await page(2)];
    expect(pages.map(({ list, total }) => [list.map(({ kind, id }) => [kind, id]), total])).toEqual([
      [
        [
          ['inquiry', third],
          ['order', second],
        ],
        3,
      ],
      [[['inquiry', first]], 3],
    ]);
    expect((await portal.as(other)(ownRequests, {})).list).toMatchObject([{ kind: 'order', quantity: 500 }]);
  });
});

describe('a buyer without an answer', () => {
  const HOURS_AGO = 3 * LIMITS.leadSilentHours;
  const sentAgo = (hours: number) => ({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() });

  test('is offered others after three days, until somebody answers', async () => {
    const [late, early] = [await stored(sentAgo(HOURS_AGO + 1)), await stored(sentAgo(HOURS_AGO - 1))];
    const silent = async () => new Map((await own()).map((one) => [one.id, one.silent]));
    expect([(await silent()).get(late), (await silent()).get(early)]).toEqual([true, false]);
    await portal.as(admin)(setState, { selection: { ids: [late] }, state: 'contacted' });
    expect((await silent()).get(late)).toBe(false);
  });

  test('is offered one exhibit each of suppliers not asked yet, with the same ingredient, and none that is hidden or closed', async () => {
    const code = [...portal.ctx.exhibition.ingredients.keys()].at(-1) ?? '';
    const given = { attributes: { ingredients: [{ code, content: 70, unit: '%' as const }] } };
    const source = await makeProduct(portal, company, given);
    await makeProduct(portal, company, given);
    const like = async (more: Parameters<typeof makeProduct>[2] = {}) => {
      const other = await makeExhibitor(portal);
      return { other, like: await makeProduct(portal, other, { ...given, ...more }) };
    };
    const [open, asked, hidden] = [await like(), await like(), await like({ scope: 1 })];
    await putInPool(portal, hidden.other, buyer);
    await makeProduct(portal, open.other, given);
    await portal.as(buyer)(create, { exhibitorIds: [asked.other.id], question: '可供什么剂型？' });
    const offered = await portal.as(buyer)(others, { productIds: [source.id] });
    const { list: suppliers } = await portal.as(buyer)(recipients, { productIds: offered.productIds });
    const companies = suppliers.map(({ exhibitor }) => exhibitor.id);
    expect(companies.length).toBe(new Set(companies).size);
    expect([open.other.id, asked.other.id, hidden.other.id, company.id].map((id) => companies.includes(id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('learns nothing of what may not be seen', async () => {
    const secret = await makeProduct(portal, await makeExhibitor(portal), { scope: 1 });
    expect(await portal.as(buyer)(others, { productIds: [secret.id] })).toEqual({ productIds: [] });
  });
});

describe('in the inbox of the supplier', () => {
  test('an inquiry stands without what is asked until it is opened, and is no more seen by that', async () => {
    const second = await makeProduct(portal, company, { name_en: 'Abamectin' });
    const { inquiries } = await ask({ ...WORDS, documents: ['coa'], productIds: [product.id, second.id] });
    const id = inquiries[0]?.id ?? '';
    const shown = { id, kind: 'inquiry', state: 'new', product: { id: product.id }, otherProducts: 1 };
    const answer = await inbox(staff);
    expect(answer).toMatchObject({
      total: 1,
      waiting: 1,
      list: [{ ...shown, opened: false, text: '', quantity: null, unit: '' }],
    });
    expect(JSON.stringify(answer)).not.toContain('能否供');
    expect(JSON.stringify(await portal.as(staff)(get, { id }))).not.toContain('能否供');
    const { data } = (await portal.send(exportList, { lang: 'en' }, admin)).body;
    expect(cellsOfSheet(data)[1]?.join('|')).toContain('Inquiry|New|Imidacloprid +1');
    expect(cellsOfSheet(data)[1]?.join('|')).not.toContain('能否供');
    expect((await own())[0]?.state).toBe('sent');
    await portal.as(staff)(received, { id });
    await portal.as(admin)(received, { id });
    expect((await inbox(admin, { kind: 'inquiry' })).list).toMatchObject([
      { ...shown, opened: true, text: WORDS.question, quantity: 20, unit: 't' },
    ]);
    expect((await inbox(admin, { kind: 'order' })).list).toEqual([]);
  });

  test('staff see and handle what is theirs or nobody’s, admins everything, another company nothing', async () => {
    const nobodys = await stored();
    const theirs = await stored({}, { employee_id: staff.employeeId });
    const colleagues = await stored({}, { employee_id: admin.employeeId });
    expect(ids((await inbox(admin)).list)).toEqual([nobodys, theirs, colleagues].toSorted());
    expect(ids((await inbox(staff)).list)).toEqual([nobodys, theirs].toSorted());
    expect(await outcomeOf(portal.as(staff)(received, { id: colleagues }))).toBe('notFound');
    expect(await outcomeOf(portal.as(staff)(setState, { selection: { ids: [colleagues] }, state: 'won' }))).toBe(
      'notFound',
    );
    const stranger = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
    const all = await Promise.all(
      [nobodys, theirs, colleagues].map((id) => outcomeOf(portal.as(stranger)(received, { id }))),
    );
    expect([tally(all), (await inbox(stranger)).total]).toEqual([{ notFound: 3 }, 0]);
  });

  test('how its lead stands is what the buyer reads, and when the lead was first answered', async () => {
    const id = await askedOne();
    const states: (string | undefined)[] = [];
    for (const state of ['contacted', 'quoted', 'won', 'lost', 'new'] as const) {
      await portal.as(staff)(setState, { selection: { ids: [id] }, state });
      states.push((await own())[0]?.state);
    }
    expect(states).toEqual(['answered', 'answered', 'closed', 'closed', 'sent']);
    await portal.as(staff)(setState, { selection: { ids: [id] }, state: 'contacted' });
    const { lead } = await portal.as(staff)(get, { id });
    expect((await own())[0]?.answeredAt).toBe(lead.answeredAt);
  });

  test('what a colleague dealt with unopened is no longer changed or taken back, also in the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await askedOne();
      const [moved, withdrawn] = await Promise.all([
        outcomeOf(portal.as(staff)(setState, { selection: { ids: [id] }, state: 'contacted' })),
        outcomeOf(portal.as(buyer)(withdraw, { id })),
      ]);
      expect([moved, withdrawn]).toEqual(moved === 'done' ? ['done', 'alreadySeen'] : ['notFound', 'done']);
      const mine = (await own()).find((one) => one.id === id);
      expect(mine?.state).toBe(moved === 'done' ? 'answered' : 'withdrawn');
    }
    const id = await askedOne();
    await portal.as(staff)(setState, { selection: { ids: [id] }, state: 'contacted' });
    expect(await outcomeOf(portal.as(buyer)(change, { id, version: 1, question: '?' }))).toBe('alreadySeen');
  });

  test('is found by buyer, company and any of its exhibits', async () => {
    const id = await askedOne();
    const ana = await makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' });
    const second = await makeProduct(portal, company, { name_en: 'Glyphosate', article_number: 'GL-9' });
    const third = await makeProduct(portal, company, { name_en: 'Mancozeb' });
    const sent = await portal.as(ana)(create, { productIds: [third.id, second.id], question: 'Stock?' });
    const last = sent.inquiries[0]?.id ?? '';
    const found = async (keyword: string) => ids((await inbox(admin, { keyword })).list);
    expect(await Promise.all(['souza', 'verde', 'gl-9', 'glypho', 'manco'].map(found))).toEqual(
      Array.from({ length: 5 }, () => [last]),
    );
    expect([await found('吡虫啉'), await found('%')]).toEqual([[id], []]);
  });

  test('goes to the colleague of whoever leaves', async () => {
    const id = await stored({}, { employee_id: staff.employeeId });
    const left = await portal.as(admin)(contract.exhibitor.resignEmployee, {
      id: staff.employeeId,
      toId: admin.employeeId,
    });
    expect(left).toMatchObject({ orders: 1 });
    expect((await inbox(admin)).list).toMatchObject([{ id, employee: { id: admin.employeeId } }]);
  });
});
