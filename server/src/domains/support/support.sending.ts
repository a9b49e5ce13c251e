import { LIMITS } from '@fairbridge/contract/limits.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import { smsAllowed } from '../../platform/delivery/sms-countries.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Services } from '../../core/services.ts';
import { requireSending } from '../account/account.limits.ts';
import type { Person } from './support.queries.ts';

const HOUR = 3600;
const DAY = 86_400;

/** Where what support sends goes: the account's own address, and no other. */
export const ownAddress = ({ email, mobile }: Pick<Person, 'email' | 'mobile'>): string => email ?? mobile ?? '';

/** Ends the call where nothing can reach this address. Errors: `cannotSend`. */
export function requireReach({ config }: Pick<Services, 'config'>, address: string): void {
  const kind = address.includes('@') ? 'email' : 'mobile';
  requireSending({ config }, kind);
  if (address === '' || (kind === 'mobile' && !smsAllowed(config, address))) fail('cannotSend');
}

/** Can anything reach this address? */
export function canReach({ config }: Pick<Services, 'config'>, address: string): boolean {
  return address.includes('@') ? canSend(config, 'email') : canSend(config, 'sms') && smsAllowed(config, address);
}

/** Counts what a member of the staff sends people, whomever; ends the call when it is too much for one (G19). Errors: `sentEnough`. */
export async function countOfStaff({ counters }: Pick<Services, 'counters'>, accountId: string): Promise<void> {
  if ((await counters.increment(`support messages of ${accountId}`, HOUR)) > LIMITS.supportMessagesPerStaffHour)
    fail('sentEnough');
}

/** Counts a badge that is sent again to this visitor. Errors: `sentEnough`. */
export async function countBadge({ counters }: Pick<Services, 'counters'>, visitorId: string): Promise<void> {
  const key = `badge mails ${visitorId}`;
  const hour = await counters.increment(key, HOUR);
  const day = await counters.increment(key, DAY);
  if (hour > LIMITS.badgeMailsPerVisitorHour || day > LIMITS.badgeMailsPerVisitorDay) fail('sentEnough');
}

/** Counts a correction of this account, asked for by this member of the staff. Errors: `sentEnough`. */
export async function countCorrection(
  { counters }: Pick<Services, 'counters'>,
  { accountId, staff }: { accountId: string; staff: string },
): Promise<void> {
  if ((await counters.increment(`corrections by ${staff}`, DAY)) > LIMITS.addressCorrectionsPerStaffDay)
    fail('sentEnough');
  if ((await counters.increment(`corrections of ${accountId}`, DAY)) > LIMITS.addressCorrectionsPerAccountDay)
    fail('sentEnough');
}
