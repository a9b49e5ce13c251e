import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { mailboxOf } from '../../platform/delivery/mail-allowance.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { accountById, accountByIdentifier } from '../account/account.queries.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { newReadableCode } from '../../core/readable-code.ts';
import { employees } from '../account/account.tables.ts';
import { employeeLetter, type EmployeeLetter } from './employee.mails.ts';
import { employeeById, type Employee } from './employee.queries.ts';
import { company } from './exhibitor.queries.ts';

const DAY = 86_400;
const LOG_IN = '/login/actor';
/** The address goes behind the #, which no server and no log ever sees. */
const firstPassword = (email: string): string =>
  `/register/password/vis?type=actor#account=${encodeURIComponent(email)}`;

/** Ends the call when this address, or this company, has had its letters of the day: nobody is mailed without end. Never inside a transaction. */
export async function countInvitation(
  { counters }: Pick<Services, 'counters'>,
  exhibitorId: string,
  email: string,
): Promise<void> {
  const toAddress = await counters.increment(`employee invitations to ${mailboxOf(email)}`, DAY);
  if (toAddress > LIMITS.employeeInvitationsPerAddressDay) fail('employeeInvitationLimit');
  const ofCompany = await counters.increment(`employee invitations of ${exhibitorId}`, DAY);
  if (ofCompany > LIMITS.employeeInvitationsPerExhibitorDay) fail('employeeInvitationLimit');
}

/** Without an account of their own they also get a personal code, for whoever is registered under another address. */
async function newPersonalCode(
  ctx: FairContext,
  { id, account_id }: Employee,
  kind: EmployeeLetter['kind'],
): Promise<string | null> {
  const personalCode = account_id === null ? newReadableCode() : null;
  const now = new Date();
  // the organizer sees when an administrator was invited, and when reminded
  const dates =
    kind === 'administrator'
      ? {
          invited_at: sql`coalesce(invited_at, ${now})`,
          reminded_at: sql`case when invited_at is not null then ${now}::timestamptz end`,
        }
      : { invited_at: now };
  await employees.update(ctx, { id }, { bind_code: personalCode, ...dates });
  return personalCode;
}

/** An administrator whom the organizer invites comes in by a link of its own; a colleague proves the address by a code. */
async function entranceOf(
  ctx: FairContext,
  { id, account_id, email }: Employee,
  entry: EmployeeLetter['entry'],
  kind: EmployeeLetter['kind'],
): Promise<string> {
  if (entry !== 'firstPassword') return LOG_IN;
  if (kind !== 'administrator') return firstPassword(email);
  const account = await accountByIdentifier(ctx.db, email);
  const token = await makeToken(ctx, {
    purpose: 'reset',
    accountId: account_id ?? account?.id ?? null,
    address: email,
    minutes: LIMITS.administratorLinkDays * 24 * 60,
    details: { employeeId: id },
  });
  // who has no account yet consents first
  return `/register/password/vis?type=actor&token=${token}${account === null ? '&consent=1' : ''}`;
}

async function entryOf(ctx: FairContext, { account_id: accountId, email }: Employee): Promise<EmployeeLetter['entry']> {
  const account = accountId === null ? await accountByIdentifier(ctx.db, email) : await accountById(ctx.db, accountId);
  if (accountId !== null && account?.email !== email) return 'ownAccount';
  return account === null || account.password_hash === null ? 'firstPassword' : 'withPassword';
}

/** Mails an employee how to come in, in the transaction that invited or restored them. */
export async function sendLetter(
  services: Services,
  ctx: FairContext,
  exhibitorId: string,
  id: string,
  kind: EmployeeLetter['kind'],
): Promise<void> {
  const employee = await employeeById(ctx, exhibitorId, id);
  const own = await company(ctx, exhibitorId);
  if (employee === undefined || own === undefined) fail('notFound');
  const lang = isLang(employee.language) ? employee.language : 'zh';
  const entry = await entryOf(ctx, employee);
  const path = await entranceOf(ctx, employee, entry, kind);
  const letter: EmployeeLetter = {
    kind,
    to: employee.email,
    employeeId: id,
    lang,
    company: bilingualOf('name', own),
    entry,
    personalCode: await newPersonalCode(ctx, employee, kind),
    link: pageAddress(services.config, ctx.exhibition, lang, path),
  };
  await services.jobs.sendMessage(ctx.db, employeeLetter(ctx.exhibition, letter));
}
