import type { NewStaff, StaffEntrance } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import type { StaffRole } from '@fairbridge/contract/roles.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { staffInvitation } from './organizer.mails.ts';
import { endEntrance, makeEntrance, makePasswordLink } from './staff.entrance.ts';
import { accountFor, deleteStaff, insertStaff, lockStaff, staffRows, type Staff } from './staff.queries.ts';

/**
 * Adds somebody to the staff and mails the invitation, in one; where nothing can be mailed, whoever adds is given the way in, once.
 * Errors: `userExists`, `accountTaken`, `cannotSend`.
 */
export async function addStaff(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { email, name, role }: NewStaff,
  lang: Lang,
): Promise<{ id: string; entrance: StaffEntrance | null }> {
  return inTransaction(ctx, async (inner) => {
    const account = await accountFor(inner, email, lang);
    const id = await insertStaff(inner, { accountId: account.id, name, role });
    if (id === null) fail('userExists');
    const own = isLang(account.lang) ? account.lang : lang;
    const mails = canSend(services.config, 'email');
    const entrance = mails ? null : await makeEntrance(services, inner, { account, email, lang: own, staffId: id });
    if (mails) {
      const link = account.hasPassword
        ? pageAddress(services.config, inner.exhibition, own, '/organizer')
        : await makePasswordLink(services.config, inner, { accountId: account.id, email, lang: own, staffId: id });
      const given = { email, name, role, hasPassword: account.hasPassword, lang: own, link };
      await services.jobs.sendMessage(inner.db, staffInvitation(inner.exhibition, given));
    }
    await writeAudit(inner, acting, {
      act: 'staff.add',
      object: { kind: 'staff', id },
      details: { email, name, role, ...(entrance !== null && { by: 'hand' }) },
    });
    return { id, entrance };
  });
}

/** The member of staff to be changed, with all rows held; refuses to leave the fair without an owner who can log in. */
async function lockMember(
  { config }: Services,
  ctx: FairContext,
  id: string,
  becomes: StaffRole | null,
): Promise<Staff> {
  const staff = await lockStaff(ctx);
  const member = staff.find((one) => one.id === id);
  if (member === undefined) fail('notFound');
  const others = staff.filter(
    (one) => one.id !== id && one.role === 'owner' && one.hasPassword && (config.DEMO || !one.demo),
  );
  if (member.role === 'owner' && becomes !== 'owner' && others.length === 0) fail('lastOwner');
  return member;
}

/** Changes name and role. Errors: `notFound`, `lastOwner`. */
export async function changeStaff(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, name, role }: { id: string; name: string; role: StaffRole },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const before = await lockMember(services, inner, id, role);
    if (before.name === name && before.role === role) return;
    await staffRows.write(inner, { id }, { name, role });
    await writeAudit(inner, acting, {
      act: 'staff.change',
      object: { kind: 'staff', id },
      details: { name, role, before: { name: before.name, role: before.role } },
    });
  });
  services.sessions.forget();
}

/** Removes somebody; the sessions end at once. Errors: `notFound`, `lastOwner`. */
export async function removeStaff(services: Services, ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const member = await lockMember(services, inner, id, null);
    await deleteStaff(inner, member);
    await endEntrance(inner, member);
    await writeAudit(inner, acting, {
      act: 'staff.remove',
      object: { kind: 'staff', id },
      details: { name: member.name, role: member.role, accountId: member.accountId },
    });
  });
  services.sessions.forget();
}
