import type { Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { requireSending } from '../account/account.limits.ts';
import { endTokens } from '../account/account.tokens.queries.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { failIfFull } from '../exhibitor/employee.actions.ts';
import { countInvitation, sendLetter } from '../exhibitor/employee.letters.ts';
import { employeeAnywhere, employerOf, lockEmployees, type Employee } from '../exhibitor/employee.queries.ts';
import { employees } from '../account/account.tables.ts';
import { exhibitorRecord } from './exhibitor-record.queries.ts';

type Invited = { id: string; name: string; email: string; language: Lang };

async function requireEnabled(ctx: FairContext, id: string): Promise<void> {
  const exhibitor = await exhibitorRecord(ctx, id);
  if (exhibitor === null) fail('notFound');
  if (exhibitor.state === 'disabled') fail('exhibitorDisabled');
}

/** At one fair a person works for one exhibitor. */
async function failIfEmployed(ctx: FairContext, exhibitorId: string, email: string): Promise<void> {
  const employer = await employerOf(ctx, email);
  if (employer === null) return;
  if (employer.id === exhibitorId) fail('userExists', {}, { field: 'email' });
  fail('employedElsewhere', { company: bilingualOf('name', employer) }, { field: 'email' });
}

const han = /\p{Script=Han}/u;
/** What everybody may read: a name is stored in the language it is written in. */
const personOf = (name: string) => (han.test(name) ? { name_zh: name, name_en: '' } : { name_zh: '', name_en: name });

/** Adds an administrator and mails how to come in, with the company held. Errors as of `inviteAdministrator`. */
export async function addAdministrator(
  services: Services,
  ctx: FairContext,
  { id, name, email, language }: Invited,
): Promise<string> {
  const members = await lockEmployees(ctx, id);
  await requireEnabled(ctx, id);
  await failIfFull(ctx, id, members);
  await failIfEmployed(ctx, id, email);
  const employeeId = await employees.insert(ctx, {
    exhibitor_id: id,
    ...personOf(name),
    position_zh: '管理员',
    position_en: 'Administrator',
    email,
    mobile: '',
    avatar: '',
    admin: true,
    language,
  });
  await sendLetter(services, ctx, id, employeeId, 'administrator');
  return employeeId;
}

/**
 * Invites an administrator of an exhibitor by e-mail. Nobody gets an account by it: the link in the letter makes one for whoever
 * reads that mail. Errors: `notFound`, `exhibitorDisabled`, `userExists`, `employedElsewhere`, `employeeLimit`,
 * `employeeInvitationLimit`, `cannotSend`.
 */
export async function inviteAdministrator(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  invited: Invited,
): Promise<string> {
  const { id, name, email } = invited;
  await requireEnabled(ctx, id);
  requireSending(services, 'email');
  // asked again with the company held; here so that no letter is counted in vain
  await failIfEmployed(ctx, id, email);
  await countInvitation(services, id, email);
  return inTransaction(ctx, async (inner) => {
    const employeeId = await addAdministrator(services, inner, invited);
    const object = { kind: 'exhibitor', id };
    await writeAudit(inner, acting, { act: 'exhibitor.invite', object, details: { name, email } });
    return employeeId;
  });
}

type Waiting = Employee & { exhibitor_id: string };

/** An administrator of whatever exhibitor of this fair who has not come yet. */
async function waitingAdministrator(ctx: FairContext, id: string): Promise<Waiting> {
  const employee = await employeeAnywhere(ctx, id);
  if (employee === null || !employee.admin || employee.state !== 'invited' || employee.email === '') fail('notFound');
  return employee;
}

/** The same with the company held. */
async function lockWaiting(ctx: FairContext, { id, exhibitor_id: exhibitorId }: Waiting): Promise<Waiting> {
  await lockEmployees(ctx, exhibitorId);
  return waitingAdministrator(ctx, id);
}

const nameOf = ({ name_zh: zh, name_en: en }: Employee): string => (zh === '' ? en : zh);

/** Sends another link, with which the one before ends. Errors: `notFound`, `exhibitorDisabled`, `employeeInvitationLimit`, `cannotSend`. */
export async function inviteAdministratorAgain(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  id: string,
): Promise<void> {
  const asked = await waitingAdministrator(ctx, id);
  await requireEnabled(ctx, asked.exhibitor_id);
  requireSending(services, 'email');
  await countInvitation(services, asked.exhibitor_id, asked.email);
  await inTransaction(ctx, async (inner) => {
    const employee = await lockWaiting(inner, asked);
    await sendLetter(services, inner, employee.exhibitor_id, id, 'administrator');
    const object = { kind: 'exhibitor', id: employee.exhibitor_id };
    const details = { name: nameOf(employee), email: employee.email };
    await writeAudit(inner, acting, { act: 'exhibitor.invite', object, details });
  });
}

/** The link, and whatever else opened this invitation, ends; the row stays for the history, as of anybody who has left. Error: `notFound`. */
export async function withdrawAdministrator(
  { jobs, declarations }: Pick<Services, 'jobs' | 'declarations'>,
  ctx: FairContext,
  acting: Acting,
  id: string,
): Promise<void> {
  const asked = await waitingAdministrator(ctx, id);
  await inTransaction(ctx, async (inner) => {
    const employee = await lockWaiting(inner, asked);
    for (const { handOver } of declarations.handovers) await handOver(inner, id, null, jobs);
    await employees.update(inner, { id }, { resigned_at: new Date(), admin: false, bind_code: null });
    await endTokens(inner, { purpose: 'reset', address: employee.email, details: { employeeId: id } });
    const object = { kind: 'exhibitor', id: employee.exhibitor_id };
    const details = { name: nameOf(employee), email: employee.email };
    await writeAudit(inner, acting, { act: 'exhibitor.withdraw', object, details });
  });
}
