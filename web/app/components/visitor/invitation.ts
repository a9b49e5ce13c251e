import { isRecordId } from '@fairbridge/contract/record-id.ts';
import type { Invitation } from '@fairbridge/contract/account/account.shapes.ts';
import { isMailAddress } from '@fairbridge/contract/address-format.ts';
import { showOpenedInvitation } from '../../session/opened-invitation.ts';
import { getSession } from '../../session/session.ts';

/** Through whose link somebody came: for which e-mail it was made, the employee's account, the exhibitor. */
export type InvitationLink = NonNullable<Invitation>;

const KEY = 'fairbridge.invitation';
const EMAIL_MAX = 254;
const ID_MAX = 40;

/**
 * The invitation of a link. It counts only with an e-mail, an account id, and an exhibitor id of at least ten letters and digits
 * (specification, section 5); null for any other, which is no error.
 */
export function invitationOf(given: {
  email: string;
  userAccountId: string;
  exhibitorId: string;
}): InvitationLink | null {
  const email = given.email.trim().toLowerCase();
  const userAccountId = given.userAccountId.trim();
  const exhibitorId = given.exhibitorId.trim();
  if (email.length > EMAIL_MAX || !isMailAddress(email)) return null;
  if (userAccountId === '' || userAccountId.length > ID_MAX) return null;
  if (!/^[A-Za-z0-9]{10,}$/.test(exhibitorId) || exhibitorId.length > ID_MAX) return null;
  return { email, userAccountId, exhibitorId };
}

/** The invitation in an address's query. */
export function invitationIn(search: string): InvitationLink | null {
  const query = new URLSearchParams(search);
  return invitationOf({
    email: query.get('email') ?? '',
    userAccountId: query.get('userAccountId') ?? '',
    exhibitorId: query.get('exhibitorId') ?? '',
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The invitation of the address that stands open, else the one that this browser keeps until its reader has registered. */
export function storedInvitation(): InvitationLink | null {
  return typeof window === 'undefined' ? null : (invitationIn(location.search) ?? stored());
}

const CODE = /^[A-Z0-9]{10}$/;

/** Of a link that was made for nobody in particular: the code, and whose it is. */
const byCode = (code: string, exhibitorId: string): InvitationLink | null =>
  CODE.test(code) && isRecordId(exhibitorId) ? { email: '', userAccountId: '', exhibitorId, code } : null;

/** Keeps by which code somebody came, until they have registered. */
export function storeInvitationCode(typed: string, exhibitorId: string): void {
  const invitation = byCode(typed.toUpperCase(), exhibitorId);
  if (invitation !== null) keep(invitation);
}

function stored(): InvitationLink | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const kept: Record<string, unknown> = { ...value };
    const coded = byCode(textOf(kept['code']), textOf(kept['exhibitorId']));
    if (coded !== null) return coded;
    return invitationOf({
      email: textOf(kept['email']),
      userAccountId: textOf(kept['userAccountId']),
      exhibitorId: textOf(kept['exhibitorId']),
    });
  } catch {
    return null;
  }
}

/** Keeps the invitation of an address that somebody has opened; an address without a proper one changes nothing. */
export function storeInvitationOf(search: string, path: string): void {
  const invitation = search === '' ? null : invitationIn(search);
  if (invitation === null) return;
  keep(invitation);
  // whoever logs in later has chosen the account
  if (getSession() !== null) showOpenedInvitation({ email: invitation.email, path, search });
}

function keep(invitation: InvitationLink): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(invitation));
  } catch {
    // Without storage the link counts only where registration follows on the same page.
  }
}

/** Where it stands: who invites, and what it brings. */
export const invitationPath = ({ code, ...link }: InvitationLink): string =>
  code === undefined ? `/join?${new URLSearchParams(link)}` : `/join/${code}`;

export function removeInvitation(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
