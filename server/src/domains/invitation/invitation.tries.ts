import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Services } from '../../core/services.ts';

type Limiter = Pick<Services, 'counters' | 'config'>;

const HOUR = 3_600;
const WINDOW = LIMITS.invitationCodeTriesMinutes * 60;

const keysOf = (caller: Caller, address: string): [key: string, seconds: number, max: number][] => [
  ...(caller.kind === 'anonymous'
    ? []
    : [[`invitation codes of ${caller.accountId}`, WINDOW, LIMITS.invitationCodeTries] as [string, number, number]]),
  [`invitation codes from ${address}`, HOUR, LIMITS.invitationCodeTriesPerClientHour],
];

/**
 * Counts an invitation code before it is tried, and ends the call after too many wrong ones of this account or this client (G12).
 * The fair's own Wi-Fi is one address, with more room.
 */
export async function countInvitationCodeTry(
  { counters, config }: Limiter,
  caller: Caller,
  address: string,
): Promise<void> {
  const room = config.VENUE_ADDRESSES.includes(address) ? LIMITS.venueFactor : 1;
  const keys = keysOf(caller, address);
  const counts: number[] = [];
  for (const [key, seconds] of keys) counts.push(await counters.increment(key, seconds));
  const beyond = keys.some(([key, , max], at) => (counts[at] ?? 0) > (key.includes(' from ') ? max * room : max));
  if (!beyond) return;
  await refundInvitationCodeTry({ counters, config }, caller, address);
  fail('tooManyTries');
}

/** The code was right. */
export async function refundInvitationCodeTry({ counters }: Limiter, caller: Caller, address: string): Promise<void> {
  for (const [key, seconds] of keysOf(caller, address)) await counters.decrement(key, seconds);
}
