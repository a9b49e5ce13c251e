import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { testPortal } from '../../../test/portal.ts';
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
import { remindOfLeads } from './notice.lead-reminders.ts';

const portal = testPortal();
let company: Exhibitor;
let admin: Employee;
let staff: Employee;
let other: Employee;
let buyer: Visitor;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeEach(async () => {
  company = await makeExhibitor(portal, { name_zh: '禾田', name_en: 'Hetian' });
  admin = await makeEmployee(portal, company, { admin: true, name_zh: '赵总' });
  staff = await makeEmployee(portal, company, { name_zh: '陈静' });
  other = await makeEmployee(portal, company, { name_zh: '孙杰' });
  buyer = await makeVisitor(portal, { name: '王敏', company: '绿源农资' });
  product = await makeProduct(portal, company, { name_zh: '吡虫啉', name_en: 'Imidacloprid' });
});

const HOUR = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * HOUR);
const order = (asLead: Parameters<typeof makeOrder>[4] = {}) => makeOrder(portal, product, buyer, {}, asLead);
/** Each hour for so long, as the schedule does. */
async function hoursPass(from: number, to: number): Promise<void> {
  for (let hour = from; hour <= to; hour += 1) await remindOfLeads(portal.ctx, after(hour));
}
const told = async ({ employeeId, visitorId }: { employeeId?: string; visitorId?: string }) =>
  (
    await sql<{ title_zh: string; body_zh: string; link: string }>`
      select title_zh, body_zh, link from notice where recipient_id = ${employeeId ?? visitorId} order by created_at, id`.execute(
      portal.ctx.db,
    )
  ).rows;
const titles = async (person: Employee | Visitor) => (await told(person)).map(({ title_zh: title }) => title);
const step = LIMITS.leadSilentHours;

describe('a lead that nobody has answered', () => {
  test('is told to who deals with it, then to the administrators, then to its buyer, each once', async () => {
    const id = await order({ employee_id: staff.employeeId });
    await hoursPass(step - 2, step - 1);
    const everybody = [staff, admin, other, buyer];
    const heard = async () => Promise.all(everybody.map(async (person) => (await titles(person)).length));
    expect(await heard()).toEqual([0, 0, 0, 0]);
    await hoursPass(step + 1, step + 3);
    expect(await heard()).toEqual([1, 0, 0, 0]);
    await hoursPass(2 * step + 1, 2 * step + 3);
    expect(await heard()).toEqual([1, 1, 0, 0]);
    await hoursPass(3 * step + 1, 5 * step);
    expect(await heard()).toEqual([1, 1, 0, 1]);
    expect([await titles(staff), await titles(admin), await titles(buyer)]).toEqual([
      ['买家正在等待回复：吡虫啉'],
      ['仍未回复买家：吡虫啉'],
      ['禾田 尚未回复：吡虫啉'],
    ]);
    const [toAdmin] = await told(admin);
    expect([toAdmin?.link, toAdmin?.body_zh.includes('负责人：陈静')]).toEqual([`/potential-order?lead=${id}`, true]);
    expect((await told(buyer)).map(({ link }) => link)).toEqual(['/potential-order?only=open']);
  });

  test('is told to all who may handle it while it is nobody’s, by two processes once', async () => {
    await portal.as(buyer)(contract.inquiry.create, { exhibitorIds: [company.id], question: '可供什么剂型？' });
    const before = async (person: Employee) => (await titles(person)).filter((title) => title.includes('正在等待'));
    await Promise.all([remindOfLeads(portal.ctx, after(step + 1)), remindOfLeads(portal.ctx, after(step + 1))]);
    const waiting = ['买家正在等待回复：贵公司展位'];
    expect([await before(staff), await before(admin), await before(other)]).toEqual([waiting, waiting, waiting]);
  });

  test('is told of no more once it is answered, lost or closed by its buyer', async () => {
    const ids = [await order(), await order(), await order()];
    const [answered = '', lost = '', closed = ''] = ids;
    await portal.as(staff)(contract.lead.setState, { selection: { ids: [answered] }, state: 'contacted' });
    await portal.as(staff)(contract.lead.setState, { selection: { ids: [lost] }, state: 'lost' });
    await portal.as(buyer)(contract.order.close, { id: closed, reason: 'notNeeded' });
    await hoursPass(step + 1, step + 1);
    await hoursPass(3 * step, 3 * step + 2);
    expect((await titles(admin)).filter((title) => !title.includes('已关闭'))).toEqual([]);
    expect(await titles(buyer)).toEqual([]);
  });

  test('of a company that is shut out is told to its buyer alone', async () => {
    await order();
    await portal.ctx.db
      .updateTable('exhibitor')
      .set({ disabled_at: new Date(), open: false })
      .where('id', '=', company.id)
      .execute();
    await hoursPass(3 * step + 1, 3 * step + 4);
    expect([await titles(staff), await titles(admin), await titles(buyer)]).toEqual([
      [],
      [],
      ['禾田 尚未回复：吡虫啉'],
    ]);
  });
});

describe('a day to follow up', () => {
  const day = (from: number) => new Date(Date.now() + from * 24 * HOUR + 8 * HOUR).toISOString().slice(0, 10);

  test('reminds whoever deals with it, on that day, once, and again of another day', async () => {
    const id = await order({ employee_id: staff.employeeId, state: 'contacted', answered_at: new Date() });
    await portal.as(staff)(contract.lead.setFollowUp, { id, on: day(1) });
    await hoursPass(0, 0);
    expect(await titles(staff)).toEqual([]);
    await hoursPass(24, 26);
    expect([await titles(staff), await titles(admin)]).toEqual([['今日跟进：王敏（吡虫啉）'], []]);
    await portal.as(staff)(contract.lead.setFollowUp, { id, on: day(3) });
    await hoursPass(4 * 24, 4 * 24 + 1);
    expect(await titles(staff)).toEqual(['今日跟进：王敏（吡虫啉）', '逾期未跟进：王敏（吡虫啉）']);
  });

  test('reminds of nothing that is won or lost by then', async () => {
    const id = await order({ employee_id: staff.employeeId });
    await portal.as(staff)(contract.lead.setFollowUp, { id, on: day(1) });
    await portal.as(staff)(contract.lead.setState, { selection: { ids: [id] }, state: 'won' });
    await hoursPass(24, 26);
    expect(await titles(staff)).toEqual([]);
  });
});
