import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { employees } from '../account/account.tables.ts';
import { lockEmployeesAsAdmin, failIfFull, failIfExists } from './employee.actions.ts';
import { employeeResigned } from './employee.events.ts';
import type { Handover } from './employee.handovers.ts';
import { countInvitation, sendLetter } from './employee.letters.ts';
import { employeeById, lockEmployees } from './employee.queries.ts';
import { isLastAdmin, mayResign, mayRestore } from './employee.rules.ts';
import { endRole } from '../session/session.queries.ts';
import { endAsking } from './employee-waiting.queries.ts';

type Held = Record<Handover['name'], number>;

/** Of what has no holding yet there is nothing. */
const sum = (parts: readonly (readonly [Handover['name'], number])[]): Held =>
  parts.reduce((held, [name, count]) => ({ ...held, [name]: held[name] + count }), {
    contacts: 0,
    orders: 0,
    chats: 0,
    meetings: 0,
  });

export async function heldBy(ctx: FairContext, holdings: readonly Handover[], employeeId: string): Promise<Held> {
  const parts: [Handover['name'], number][] = [];
  for (const { name, count } of holdings) parts.push([name, await count(ctx, employeeId)]);
  return sum(parts);
}

/**
 * Somebody has left: from now on they are nobody here, what hung on them is the colleague's, and the row stays for the history. All
 * of it, or nothing. The account stays theirs, and what it is as a visitor too.
 */
export async function resign(
  services: Services,
  holdings: readonly Handover[],
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, toId }: { id: string; toId: string },
): Promise<Held> {
  const held = await inTransaction(ctx, async (inner) => {
    const members = await lockEmployeesAsAdmin(inner, caller);
    const employee = members.find((one) => one.id === id);
    const colleague = members.find((one) => one.id === toId);
    if (employee === undefined) fail('notFound');
    if (id === caller.employeeId) fail('ownResignation');
    if (colleague?.state !== 'active' || toId === id) fail('notFound');
    if (!mayResign(employee.state, false)) fail('notFound');
    if (isLastAdmin(members, id)) fail('lastAdmin');
    const parts: [Handover['name'], number][] = [];
    for (const { name, handOver } of holdings) parts.push([name, await handOver(inner, id, toId, services.jobs)]);
    await employees.update(inner, { id }, { resigned_at: new Date(), admin: false, handed_to: toId, bind_code: null });
    if (employee.account_id !== null) await endRole(inner, employee.account_id, 'ACTOR');
    const given = sum(parts);
    const told = { exhibitionId: inner.exhibition.id, employeeId: id, toId, ...given };
    await services.jobs.publish(inner.db, employeeResigned, told);
    // pages that name the person do so no longer
    await invalidate(inner, { kind: 'exhibitor', id: caller.exhibitorId });
    return given;
  });
  services.sessions.forget();
  return held;
}

/**
 * The account of an employee is being deleted. Nobody is chosen to take over, so what hung on them is everybody's. Colleagues are not
 * left without an administrator: another one is made first. Whoever is alone may go.
 */
export async function leaveCompany(
  { jobs, declarations: { handovers } }: Pick<Services, 'jobs' | 'declarations'>,
  ctx: FairContext,
  { id, exhibitorId }: { id: string; exhibitorId: string },
): Promise<void> {
  const members = await lockEmployees(ctx, exhibitorId);
  const colleagues = members.some((one) => one.id !== id && one.state === 'active');
  if (colleagues && isLastAdmin(members, id)) fail('lastAdmin');
  for (const { handOver } of handovers) await handOver(ctx, id, null, jobs);
}

/**
 * Brings somebody back, as staff without the admin flag: it is given anew, or not. What was handed over stays where it is. Who has asked this
 * company meanwhile to come back is answered by it; who has asked another one is that one's to answer.
 */
export async function restore(
  services: Services,
  ctx: FairContext,
  caller: ExhibitorCaller,
  id: string,
): Promise<void> {
  const asked = await employeeById(ctx, caller.exhibitorId, id);
  if (asked === undefined || !mayRestore(asked)) fail('notFound');
  const who = { email: asked.email.toLowerCase(), mobile: asked.mobile };
  const askedAt = caller.exhibitorId;
  await failIfExists(ctx, who, { except: id, accountId: asked.account_id, askedAt });
  if (asked.email !== '') await countInvitation(services, caller.exhibitorId, asked.email);
  await inTransaction(ctx, async (inner) => {
    const members = await lockEmployeesAsAdmin(inner, caller);
    const employee = members.find((one) => one.id === id);
    if (employee === undefined || !mayRestore(employee)) fail('notFound');
    await failIfFull(inner, caller.exhibitorId, members);
    await failIfExists(inner, who, { except: id, accountId: employee.account_id, askedAt });
    await endAsking(inner, caller.exhibitorId, employee.account_id);
    await employees.update(inner, { id }, { resigned_at: null, admin: false });
    await invalidate(inner, { kind: 'exhibitor', id: caller.exhibitorId });
    if (employee.email !== '') await sendLetter(services, inner, caller.exhibitorId, id, 'restored');
  });
  services.sessions.forget();
}
