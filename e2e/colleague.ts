import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { employees, resignEmployee, saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { newClient, type Client } from './client.ts';
import { DEMO_PASSWORD } from './fixtures.ts';
import { newEmail, newMobile } from './outbox.ts';
import { setFirstPassword } from './own-exhibitor.ts';

export type Colleague = { id: string; session: SignedIn; leave: () => Promise<unknown> };

/**
 * An employee of one's own beside the company's administrator, logged in: what reaches this person alone stands in no window of another
 * journey. `leave`: to be called in the end, since others count the company's people.
 */
export async function newColleague(admin: Client, who: string, name: { zh: string; en: string }): Promise<Colleague> {
  const email = newEmail(who);
  const contact = { email, areaCode: '86', mobile: newMobile() };
  const { id } = await admin.call(saveEmployee, { name, position: { zh: '销售', en: 'Sales' }, ...contact });
  await setFirstPassword(email);
  const session = await newClient().call(logOn, { account: email, password: DEMO_PASSWORD, type: 'actor' });
  const self = (await admin.call(employees, { state: 'active' })).list.find((one) => one.self);
  const leave = () => admin.call(resignEmployee, { id, toId: self?.id ?? '' });
  return { id, session, leave };
}
