import { decide, get } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { submitAgain } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { clientOf } from './client.ts';
import { STAFF } from './organizer-console.ts';
import { newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

/** Visitors of one company who wait for their review: here others are approved at once, so they are declined first and submit again. */
export async function waitingVisitors(company: string, names: readonly string[]): Promise<string[]> {
  const staff = clientOf((await staffSession(STAFF.reviewer)).token);
  const ids: string[] = [];
  for (const name of names) {
    const { session, client } = await newVisitor('queue', { name, company });
    const id = session.user.subjectId;
    const { version } = await staff.call(get, { id });
    await staff.call(decide, { selection: { records: [{ id, version }] }, state: 'notApproved', reason: '资料不全' });
    await client.call(submitAgain, {});
    ids.push(id);
  }
  return ids;
}
