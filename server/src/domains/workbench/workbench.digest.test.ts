import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { messagesTo } from '../../../test/outbox.ts';
import { testPortal } from '../../../test/portal.ts';
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
import { sendWorkDigests } from './workbench.digest.ts';

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
