import { LIMITS } from '@fairbridge/contract/limits.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';

/** The limits table's rows that protect accounts and recipients. All are counted whether the human check was passed or not (G16). */
type Limiter = Pick<Services, 'counters' | 'config'>;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The fair's own Wi-Fi is one address: the addresses of the venue are given more room (limits table: venue list x 20). */
const roomOf = ({ config }: Limiter, address: string): number =>
  config.VENUE_ADDRESSES.includes(address) ? LIMITS.venueFactor : 1;

const loginKey = (identifier: string): string => `login account ${identifier}`;
const clientKey = (address: string): string => `login client ${address}`;

export type LoginGate = {
  /** Tries that failed for this account within the half hour. */
  failures: number;
  /** Each further try needs a human check of its own. */
  needsCheck: boolean;
  /** So many wrong passwords today that only a code opens the account: strangers cannot lock its owner out (G15). */
  passwordPaused: boolean;
};

/** How a try to enter this account from this client stands. Ends the call when the client has failed too often with any account. */
export async function loginGate(limiter: Limiter, identifier: string, address: string): Promise<LoginGate> {
  const { counters } = limiter;
  const room = roomOf(limiter, address);
  const client = await counters.counted(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  if (client.count >= LIMITS.loginFailuresPerClient * room) refuse('tooManyTries');
  const halfHour = await counters.counted(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  const day = await counters.counted(loginKey(identifier), DAY);
  return {
    failures: halfHour.count,
    needsCheck:
      halfHour.count >= LIMITS.loginFailuresPerAccount || client.count >= LIMITS.loginFailuresPerClientFree * room,
    passwordPaused: day.count >= LIMITS.loginFailuresPerAccountDay,
  };
}

export async function countLoginFailure({ counters }: Limiter, identifier: string, address: string): Promise<void> {
  await counters.count(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.count(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await counters.count(loginKey(identifier), DAY);
}

export const forgetLoginFailures = ({ counters }: Limiter, identifier: string): Promise<void> =>
  counters.clear(loginKey(identifier));

/** May this client still be told whether an identifier is registered? After the limit the answer is neutral (G17). */
export async function mayReveal(limiter: Limiter, address: string): Promise<boolean> {
  const { counters } = limiter;
  const room = roomOf(limiter, address);
  const short = await counters.count(`reveal ${address}`, LIMITS.revealedIdentifiersPerClientMinutes * MINUTE);
  const day = await counters.count(`reveal ${address}`, DAY);
  return short <= LIMITS.revealedIdentifiersPerClient * room && day <= LIMITS.revealedIdentifiersPerClientDay * room;
}

/** Ends the call unless a code or link may be sent to this recipient, asked for by this client (G19). */
export async function countCodeSending(limiter: Limiter, recipient: string, address: string): Promise<void> {
  const { counters } = limiter;
  const room = roomOf(limiter, address);
  const key = `code to ${recipient}`;
  if ((await counters.count(key, LIMITS.codesPerAddressSeconds)) > 1) {
    const seconds = Math.max(1, (await counters.counted(key, LIMITS.codesPerAddressSeconds)).seconds);
    refuse('codeTooSoon', { seconds }, { waitSeconds: seconds });
  }
  if ((await counters.count(key, HOUR)) > LIMITS.codesPerAddressHour) refuse('tooManyTries');
  if ((await counters.count(key, DAY)) > LIMITS.codesPerAddressDay) refuse('tooManyTries');
  if ((await counters.count(`codes of ${address}`, DAY)) > LIMITS.codeMessagesPerClientDay * room)
    refuse('tooManyTries');
  // a recipient counts once an hour, however often this client asks for it, and only once it was let through
  const pair = `code of ${address} to ${recipient}`;
  if ((await counters.counted(pair, HOUR)).count > 0) return;
  if ((await counters.count(`code recipients of ${address}`, HOUR)) > LIMITS.codeRecipientsPerClientHour * room)
    refuse('tooManyTries');
  await counters.count(pair, HOUR);
}

/** Ends the call when too many have registered from this client. */
export async function countRegistration(limiter: Limiter, address: string): Promise<void> {
  const seconds = LIMITS.registrationsPerClientMinutes * MINUTE;
  const made = await limiter.counters.count(`registrations of ${address}`, seconds);
  if (made > LIMITS.registrationsPerClient * roomOf(limiter, address)) refuse('tooManyTries');
}

/** May the password of this account be reset once more? After the limit the answer stays the same, and nothing is sent. */
export async function mayReset({ counters }: Limiter, accountId: string): Promise<boolean> {
  const hour = await counters.count(`reset ${accountId}`, HOUR);
  const day = await counters.count(`reset ${accountId}`, DAY);
  return hour <= LIMITS.resetsPerAccountHour && day <= LIMITS.resetsPerAccountDay;
}

/** Ends the call after too many wrong exhibitor codes of this account or this client (G23). */
export async function refuseGuessedCodes({ counters }: Limiter, accountId: string, address: string): Promise<void> {
  const account = await counters.counted(`bind codes of ${accountId}`, HOUR);
  const client = await counters.counted(`bind codes from ${address}`, HOUR);
  if (account.count >= LIMITS.bindCodeTriesHour || client.count >= LIMITS.bindCodeTriesPerClientHour)
    refuse('tooManyTries');
}

export async function countWrongBindCode({ counters }: Limiter, accountId: string, address: string): Promise<void> {
  await counters.count(`bind codes of ${accountId}`, HOUR);
  await counters.count(`bind codes from ${address}`, HOUR);
}
