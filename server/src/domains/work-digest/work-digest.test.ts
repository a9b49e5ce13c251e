import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeBooth, plantEvents, type Booth } from '../../../test/figures.ts';
import { makePair, makeSupplier, slotOf, type Supplier } from '../../../test/meetings.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { testPortal } from '../../../test/portal.ts';
import { untilMatched } from '../../../test/sourcing.ts';
import {
  makeDocument,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeOrder,
  makeProduct,
  makeVisitor,
  type Employee,
} from '../../../test/world.ts';
import { dayInBeijing } from '../../core/days.ts';
import { createPartition } from '../tracking/tracking.partitions.queries.ts';
import { sendWorkDigests } from './work-digest.ts';

const portal = testPortal();
const MONDAY = new Date('2027-03-01T00:15:00Z');
const DAY = 86_400_000;
const later = (days: number) => new Date(MONDAY.getTime() + days * DAY);
const send = (now: Date) => sendWorkDigests(portal.portal.services.jobs, portal.ctx, 'https://fair.example', now);

/** A company with an order that nobody has contacted yet. */
async function makeBusyCompany(assigned: string | null = null) {
  const company = await makeExhibitor(portal);
  const product = await makeProduct(portal, company);
  const buyer = await makeVisitor(portal, { name: '王敏' });
  await makeOrder(portal, product, buyer, {}, { employee_id: assigned });
  return { company, product, buyer };
}
const mailsTo = async ({ email }: Employee) =>
  (await messagesTo(portal, email)).filter(({ category }) => category === 'digest');
const every = (employee: Employee, choice: 'day' | 'week' | 'off') =>
  portal.as(employee)(contract.workbench.saveDigest, { every: choice });

test('employees are written to on Mondays about what waits for them, once', async () => {
  const { company, product, buyer } = await makeBusyCompany();
  const employee = await makeEmployee(portal, company, { language: 'en' });
  const idle = await makeEmployee(portal, await makeExhibitor(portal));
  const { id } = await makeDocument(portal, product, { level: 'request' });
  await makeDocumentRequest(portal, product, id, buyer.visitorId);
  await send(later(-1));
  expect(await mailsTo(employee)).toEqual([]);
  await Promise.all([send(MONDAY), send(MONDAY)]);
  await send(MONDAY);
  const mails = await mailsTo(employee);
  const fair = portal.ctx.exhibition.shortName.en;
  expect(mails.map(({ subject }) => subject)).toEqual([`${fair}: 2 items to follow up`]);
  expect(mails[0]?.body).toMatch(
    /Intent orders not contacted: 1, the oldest from \d{4}-\d{2}-\d{2}\nDocument requests without an answer: 1/,
  );
  expect(mails[0]?.body).toContain('https://fair.example/en/company-management');
  expect(mails[0]?.body).not.toContain('王敏');
  expect(await mailsTo(idle)).toEqual([]);
});

test('each chooses: every day, every Monday, or never', async () => {
  const { company } = await makeBusyCompany();
  const [daily, weekly, never] = [
    await makeEmployee(portal, company),
    await makeEmployee(portal, company),
    await makeEmployee(portal, company),
  ];
  expect(await portal.as(daily)(contract.workbench.getDigest, {})).toEqual({ every: 'week' });
  expect(await every(daily, 'day')).toEqual({ every: 'day' });
  await every(never, 'off');
  for (const day of [0, 1, 2]) await send(later(day));
  expect([await mailsTo(daily), await mailsTo(weekly), await mailsTo(never)].map((mails) => mails.length)).toEqual([
    3, 1, 0,
  ]);
});

test('nobody is written to about an order that a colleague has, after leaving, or of a disabled exhibitor', async () => {
  const colleague = await makeEmployee(portal, await makeExhibitor(portal));
  const { company } = await makeBusyCompany(colleague.employeeId);
  const other = await makeEmployee(portal, company);
  const admin = await makeEmployee(portal, company, { admin: true });
  const gone = await makeEmployee(portal, company, { admin: true, resigned_at: new Date().toISOString() });
  const shut = await makeBusyCompany();
  const outside = await makeEmployee(portal, shut.company);
  await portal.ctx.db
    .updateTable('exhibitor')
    .set({ disabled_at: new Date(), open: false })
    .where('id', '=', shut.company.id)
    .execute();
  await send(MONDAY);
  const counts = [];
  for (const one of [other, admin, gone, outside]) counts.push((await mailsTo(one)).length);
  expect(counts).toEqual([0, 1, 0, 0]);
});

/** The parts of an e-mail that differ from one of these to the next: what waits, and where the button leads. */
async function linesTo(employee: Employee): Promise<string[]> {
  const [mail] = await mailsTo(employee);
  return (mail?.body ?? '')
    .split('\n')
    .filter((line) => /[：:] ?\d+ 项|^.+: \d+(?:, |$)|company-management/.test(line));
}
/** Posts requirements that an exhibit of each of these companies fits. */
async function wantsGlyphosate(suppliers: readonly Supplier[], titles: readonly string[]): Promise<void> {
  for (const { exhibitor } of suppliers)
    await makeProduct(portal, exhibitor, {
      attributes: { ingredients: [{ code: 'glyphosate', content: 480, unit: 'g/L' }] },
    });
  const buyer = await makeVisitor(portal, { name: '李买家', company: 'Campo Verde' });
  for (const title of titles) {
    const { id } = await portal.as(buyer)(contract.sourcing.save, {
      title,
      lines: [{ ingredients: ['glyphosate'], wanted: { quantity: 20, unit: 't' } }],
      deadline: dayInBeijing(new Date(Date.now() + 10 * DAY)),
    });
    await untilMatched(portal, buyer, id);
  }
}

test('tells of requirements to sign up for and of appointments to answer, each where there are some', async () => {
  const today = dayInBeijing(new Date());
  const [both, requirementsOnly] = [await makeSupplier(portal), await makeSupplier(portal)];
  const small = await makeExhibitor(portal, { package: 'standard' });
  const mayNot = { ...(await makeEmployee(portal, small, { admin: true })), exhibitor: small };
  await wantsGlyphosate([both, requirementsOnly, mayNot], ['求购一', '求购二']);
  const pair = await makePair(portal, { supplier: both });
  const appointmentsOnly = await makePair(portal);
  for (const { buyer, meeting, exhibitorSignupId: partnerId } of [pair, appointmentsOnly])
    await portal.as(buyer)(contract.meetingAppointment.propose, { partnerId, slots: [slotOf(meeting, 0)] });
  // an appointment is another's to answer: the administrator's who signed the company up
  const colleague = await makeEmployee(portal, both.exhibitor, { language: 'en' });
  await send(MONDAY);
  const button = (lang: string) => expect.stringContaining(`https://fair.example${lang}/company-management`);
  expect(await linesTo(both)).toEqual([
    `待答复的洽谈邀约：1 项，最早 ${today}`,
    `可报名的采购需求：2 项，最早 ${today}`,
    button(''),
  ]);
  expect(await linesTo(requirementsOnly)).toEqual([`可报名的采购需求：2 项，最早 ${today}`, button('')]);
  expect(await linesTo(appointmentsOnly.supplier)).toEqual([`待答复的洽谈邀约：1 项，最早 ${today}`, button('')]);
  expect(await linesTo(colleague)).toEqual([
    `Sourcing requirements that fit you: 2, the oldest from ${today}`,
    button('/en'),
  ]);
  expect(await mailsTo(mayNot)).toEqual([]);
  const [mail] = await mailsTo(both);
  expect(mail?.subject).toBe(`【${portal.ctx.exhibition.shortName.zh}】您有 3 项待处理`);
  for (const secret of ['李买家', 'Campo Verde', '求购一', 'Verde Agro']) expect(mail?.body).not.toContain(secret);
});

test('says nothing more of a requirement once the company has signed up, and of an appointment once it is answered', async () => {
  const supplier = await makeSupplier(portal);
  await wantsGlyphosate([supplier], ['求购三']);
  const { list } = await portal.as(supplier)(contract.sourcing.openList, { pageSize: 100 });
  for (const { id } of list) await portal.as(supplier)(contract.sourcing.signUp, { id, message: '可供货' });
  const { buyer, meeting, exhibitorSignupId: partnerId } = await makePair(portal, { supplier });
  const slot = slotOf(meeting, 0);
  const made = await portal.as(buyer)(contract.meetingAppointment.propose, { partnerId, slots: [slot] });
  await portal.as(supplier)(contract.meetingAppointment.answer, { ...made, answer: { kind: 'accept', slot } });
  await send(MONDAY);
  expect(await mailsTo(supplier)).toEqual([]);
});

/** Sends as if the Sunday before `MONDAY` were a day of the fair. */
function sendDuring(now: Date): Promise<void> {
  const exhibition = { ...portal.ctx.exhibition, startsOn: '2027-02-28', endsOn: '2027-03-01' };
  const { jobs } = portal.portal.services;
  return sendWorkDigests(jobs, { ...portal.ctx, exhibition }, 'https://fair.example', now);
}
/** Views of the company's page on a day before `MONDAY`, each by somebody else. */
const view = (booth: Booth, daysBefore: number, times: number) =>
  plantEvents(
    portal,
    Array.from({ length: times }, (_, who) => ({
      booth,
      code: '001032000' as const,
      at: MONDAY.getTime() - daysBefore * DAY,
      who,
      seconds: 0,
    })),
  );
const partitionOf = (daysBefore: number) => createPartition(portal.ctx.db, dayInBeijing(later(-daysBefore)));

test('administrators are told each morning after a day of the fair what came of it, others of what waits alone', async () => {
  const booth = await makeBooth(portal);
  const colleague = await makeEmployee(portal, booth.exhibitor);
  const quiet = await makeEmployee(portal, booth.exhibitor, { admin: true });
  await every(quiet, 'off');
  for (const day of [1, 2]) await partitionOf(day);
  await view(booth, 1, 3);
  await view(booth, 2, 2);
  const tuesday = later(1);
  await Promise.all([sendDuring(MONDAY), sendDuring(MONDAY)]);
  await sendDuring(tuesday);
  await sendDuring(later(2));
  const mails = await mailsTo(booth.admin);
  const fair = portal.ctx.exhibition.shortName.zh;
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `【${fair}】2027-02-28 共 3 次浏览`,
    `【${fair}】2027-03-01 共 0 次浏览`,
  ]);
  const [first] = mails.filter(({ subject }) => subject.includes('02-28'));
  expect(first?.body.split('\n').filter((line) => /前一天|statistical/.test(line))).toEqual([
    '公司页面浏览：3，前一天 2',
    '访问者：3，前一天 2',
    '查看数据看板：https://fair.example/statistical?from=2027-02-28&to=2027-02-28',
  ]);
  expect([await mailsTo(colleague), await mailsTo(quiet)]).toEqual([[], []]);
});

test('a number well beyond the two weeks before is told on any day', async () => {
  const booth = await makeBooth(portal);
  await every(booth.admin, 'day');
  const usual = [2, 3, 4];
  for (const day of [1, ...usual]) await partitionOf(day);
  for (const day of usual) await view(booth, day, 20);
  await view(booth, 1, 26);
  await send(MONDAY);
  const [mail] = await mailsTo(booth.admin);
  expect(mail?.body.split('\n').filter((line) => line.includes('前一天'))).toEqual([
    '公司页面浏览：26，前一天 20，平时每天 0–20',
    '访问者：26，前一天 20，平时每天 0–20',
  ]);
  const ordinary = await makeBooth(portal);
  await every(ordinary.admin, 'day');
  await view(ordinary, 2, 20);
  await view(ordinary, 1, 25);
  await send(MONDAY);
  expect(await mailsTo(ordinary.admin)).toEqual([]);
});
