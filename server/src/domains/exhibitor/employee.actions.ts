import type { EmployeeForm } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { mobileOf } from '../../platform/phone/phone.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { employees } from '../account/account.tables.ts';
import { countInvitation, sendLetter } from './employee.letters.ts';
import {
  employeeById,
  giveAvatar,
  knownBy,
  lockEmployees,
  type Employee,
  type EmployeeDetails,
} from './employee.queries.ts';
import { isFull, isLastAdmin, mayEdit, mayInvite, mayManage } from './employee.rules.ts';
import { packageOf } from './package.queries.ts';

/** Everybody of the caller's company, held for a change; the caller must still be one of its admins. */
export async function lockEmployeesAsAdmin(ctx: FairContext, caller: ExhibitorCaller): Promise<Employee[]> {
  const members = await lockEmployees(ctx, caller.exhibitorId);
  if (!mayManage(members, caller.employeeId)) fail('notAllowed');
  return members;
}

/** 'This user already exists': the field that says so goes along for the form. */
export async function failIfExists(
  ctx: FairContext,
  who: { email: string; mobile: string },
  {
    except,
    accountId = null,
    askedAt = null,
  }: { except: string | null; accountId?: string | null; askedAt?: string | null },
): Promise<void> {
  const field = await knownBy(ctx, { ...who, accountId, except, askedAt });
  if (field !== null) fail('userExists', {}, { field });
}

/** With the company held, whose members these are. */
export async function failIfFull(ctx: FairContext, exhibitorId: string, members: readonly Employee[]): Promise<void> {
  const { employees: max } = (await packageOf(ctx, exhibitorId)).limits;
  if (isFull(members, max)) fail('employeeLimit', { max });
}

function detailsOf(form: EmployeeForm): EmployeeDetails {
  const mobile = form.mobile === '' ? '' : mobileOf(form.mobile, form.areaCode);
  if (mobile === null) failFields({ field: 'mobile', rule: 'mobile' });
  return {
    ...bilingualColumns('name', form.name),
    ...bilingualColumns('position', form.position),
    email: form.email,
    mobile,
    avatar: form.avatar ?? '',
    admin: form.admin,
    language: form.language,
  };
}

/** An address can be replaced, not taken away; whoever came by code may have had only one from the start. */
function failIfEmptied(before: Employee, wanted: EmployeeDetails): void {
  if (before.email !== '' && wanted.email === '') failFields({ field: 'email', rule: 'required' });
  if (before.mobile !== '' && wanted.mobile === '') failFields({ field: 'mobile', rule: 'required' });
}

const isNewsTo = (before: Employee | undefined, wanted: EmployeeDetails): boolean =>
  wanted.email !== '' && (before === undefined || (before.state === 'invited' && before.email !== wanted.email));

/** The employee that is edited, if one is, as far as it may be judged before anything is held. */
async function editedOf(ctx: FairContext, caller: ExhibitorCaller, form: EmployeeForm, wanted: EmployeeDetails) {
  if (form.id === undefined) return undefined;
  const before = await employeeById(ctx, caller.exhibitorId, form.id);
  if (before === undefined) fail('notFound');
  if (!mayEdit(before.state)) fail('editConflict');
  failIfEmptied(before, wanted);
  return before;
}

/**
 * Adds or edits an employee. Whoever is new, or is invited under another address, gets the letter. An edit changes how the company
 * reaches somebody, never what an account is entered by: that stays its owner's.
 */
export async function saveEmployee(services: Services, ctx: FairContext, caller: ExhibitorCaller, form: EmployeeForm) {
  const wanted = detailsOf(form);
  const before = await editedOf(ctx, caller, form, wanted);
  const except = form.id ?? null;
  if (isNewsTo(before, wanted)) {
    // asked again below with the company held; here so that no letter is counted in vain
    await failIfExists(ctx, wanted, { except });
    await countInvitation(services, caller.exhibitorId, wanted.email);
  }
  const edited = { kind: 'employee', id: form.id ?? '', version: form.version ?? null };
  const saved = await saveVersioned(ctx, caller, edited, async (inner) => {
    const members = await lockEmployeesAsAdmin(inner, caller);
    const old = members.find(({ id }) => id === form.id);
    if (form.id === undefined) await failIfFull(inner, caller.exhibitorId, members);
    else checkEdit(members, old, form);
    await failIfExists(inner, wanted, { except });
    const written = await write(inner, caller, old, wanted);
    const invited = isNewsTo(old, wanted);
    if (invited) await sendLetter(services, inner, caller.exhibitorId, written.id, 'invited');
    return { ...written, invited };
  });
  // the admin flag counts at once
  services.sessions.forget();
  return saved;
}

function checkEdit(members: readonly Employee[], old: Employee | undefined, form: EmployeeForm): void {
  if (old === undefined) fail('notFound');
  if (!mayEdit(old.state)) fail('editConflict');
  if (form.version !== undefined && form.version !== old.version) fail('editConflict');
  if (!form.admin && isLastAdmin(members, old.id)) fail('lastAdmin');
}

async function write(ctx: FairContext, caller: ExhibitorCaller, old: Employee | undefined, wanted: EmployeeDetails) {
  const { exhibitorId } = caller;
  const id = old?.id ?? (await employees.insert(ctx, { ...wanted, avatar: '', exhibitor_id: exhibitorId }));
  const given = { fileId: wanted.avatar, from: caller.employeeId, employeeId: id };
  if (wanted.avatar !== '' && wanted.avatar !== old?.avatar && !(await giveAvatar(ctx, given))) fail('notFound');
  return { id, version: await employees.update(ctx, { id }, wanted) };
}

/** Sends the invitation again; with it the personal code of the letter before ends. */
export async function inviteAgain(services: Services, ctx: FairContext, caller: ExhibitorCaller, id: string) {
  const asked = await employeeById(ctx, caller.exhibitorId, id);
  if (asked === undefined || !mayInvite(asked)) fail('notFound');
  await countInvitation(services, caller.exhibitorId, asked.email);
  await inTransaction(ctx, async (inner) => {
    const employee = (await lockEmployeesAsAdmin(inner, caller)).find((one) => one.id === id);
    if (employee === undefined || !mayInvite(employee)) fail('notFound');
    await sendLetter(services, inner, caller.exhibitorId, id, 'invited');
  });
}
