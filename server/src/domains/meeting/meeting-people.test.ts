import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeMeeting, makePair, signUpCompany, slotOf, type Pair } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, PASSWORD } from '../../../test/world.ts';

const { get, propose, answer } = contract.meetingAppointment;

const portal = testPortal();

const agreed = async (pair: Pair) => {
  const slot = slotOf(pair.meeting, 0);
  const made = await portal.as(pair.buyer)(propose, { partnerId: pair.exhibitorSignupId, slots: [slot] });
  return portal.as(pair.supplier)(answer, { ...made, answer: { kind: 'accept', slot } });
};
const employeesBooked = async (appointmentId: string) => {
  const { rows } = await sql<{ party: string }>`
    select party from meeting_booking where appointment_id = ${appointmentId} and party like 'employee:%'`.execute(
    portal.ctx.db,
  );
  return rows.map(({ party }) => party);
};

describe('who deletes the account', () => {
  test('leaves the meetings that are to come, and nothing in them says who it was', async () => {
    const pair = await makePair(portal);
    const { id } = await agreed(pair);
    await portal.as(pair.buyer)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
    expect(await portal.as(pair.supplier)(get, { id })).toMatchObject({
      state: 'cancelled',
      partner: { companyName: '' },
    });
    const { rows } = await sql`
      select contact_name, email, mobile, company_name, withdrawn_at is not null as withdrawn
      from meeting_signup where id = ${pair.visitorSignupId}`.execute(portal.ctx.db);
    expect(rows).toEqual([{ contact_name: '', email: '', mobile: '', company_name: '', withdrawn: true }]);
  });

  test('finds the own sign-ups and appointments in the own data', async () => {
    const pair = await makePair(portal);
    await agreed(pair);
    const { text } = await portal.send(contract.account.exportData, {}, pair.buyer);
    expect([text.includes(pair.visitorSignupId), text.includes(pair.exhibitorSignupId)]).toEqual([true, false]);
  });
});

describe('an employee who leaves', () => {
  test('hands the company’s sign-up over with its appointments, to whoever takes over', async () => {
    const pair = await makePair(portal);
    const { exhibitor } = pair.supplier;
    const contact = await makeEmployee(portal, exhibitor);
    await sql`update meeting_signup set employee_id = ${contact.employeeId} where id = ${pair.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    const { id } = await agreed(pair);
    expect(await employeesBooked(id)).toEqual([`employee:${contact.employeeId}`]);
    const colleague = await makeEmployee(portal, exhibitor);
    const { resignEmployee, employee } = contract.exhibitor;
    // one that is over, and one that was withdrawn, are nobody's to see to
    const over = await makeMeeting(portal, { cancelled_at: new Date() });
    await signUpCompany(portal, over.id, exhibitor.id, { employee_id: contact.employeeId });
    const left = await makeMeeting(portal);
    await signUpCompany(portal, left.id, exhibitor.id, { employee_id: contact.employeeId, withdrawn_at: new Date() });
    const held = { contacts: 0, orders: 0, chats: 0, meetings: 1 };
    const admin = portal.as(pair.supplier);
    expect((await admin(employee, { id: contact.employeeId })).holds).toEqual(held);
    expect(await admin(resignEmployee, { id: contact.employeeId, toId: colleague.employeeId })).toEqual(held);
    await expect
      .poll(async () =>
        (await portal.as(colleague)(contract.notice.list, {})).list.map(({ body, link }) => [body.zh, link]),
      )
      .toEqual([[expect.stringContaining('0 个会话和 1 场对接会由您继续跟进'), '/meetingAppointments']]);
    expect(await employeesBooked(id)).toEqual([`employee:${colleague.employeeId}`]);
    expect((await portal.as(colleague)(get, { id })).may.cancel).toBe(true);
  });

  test('and takes the account along leaves it to an administrator', async () => {
    const pair = await makePair(portal);
    const contact = await makeEmployee(portal, pair.supplier.exhibitor);
    await sql`update meeting_signup set employee_id = ${contact.employeeId}, contact_name = '陈静' where id = ${pair.exhibitorSignupId}`.execute(
      portal.ctx.db,
    );
    const { id } = await agreed(pair);
    await portal.as(contact)(contract.account.deleteAccount, { proof: { password: PASSWORD } });
    expect(await employeesBooked(id)).toEqual([`employee:${pair.supplier.employeeId}`]);
    expect((await portal.as(pair.buyer)(get, { id })).state).toBe('confirmed');
  });
});
