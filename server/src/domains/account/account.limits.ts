import { LIMITS } from '@fairbridge/contract/limits.ts';
import { mailboxOf } from '../../platform/delivery/mail-allowance.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Services } from '../../core/services.ts';

/** The limits table's rows that protect accounts and recipients. All are counted whether the human check was passed or not (G16). */
type Limiter = Pick<Services, 'counters' | 'config'>;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The fair's own Wi-Fi is one address: the addresses of the venue are given more room (limits table: venue list x 20). */
export const limitFactorOf = ({ config }: Limiter, address: string): number =>
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
  const room = limitFactorOf(limiter, address);
  const client = await counters.counted(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  if (client.count >= LIMITS.loginFailuresPerClient * room) fail('tooManyTries');
  const halfHour = await counters.counted(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  const day = await counters.counted(loginKey(identifier), DAY);
  return {
    failures: halfHour.count,
    needsCheck:
      halfHour.count >= LIMITS.loginFailuresPerAccount || client.count >= LIMITS.loginFailuresPerClientFree * room,
    passwordPaused: day.count >= LIMITS.loginFailuresPerAccountDay,
  };
}

/**
 * Counts a try before it is made, so that twenty at once are twenty tries (G15). Ends the call, uncounted, when the try is one too
 * many. Answers how many failed before it. A try that succeeds is taken back by `forgetLoginFailures` or `refundLoginTry`.
 */
export async function countLoginTry(
  limiter: Limiter,
  identifier: string,
  address: string,
  how: { checked: boolean; byPassword: boolean },
): Promise<number> {
  const { counters } = limiter;
  const room = limitFactorOf(limiter, address);
  const halfHour = await counters.increment(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  // The account's own count decides first: what it refuses must not, for a moment, use up what its client has left for the others.
  if (!how.checked && halfHour > LIMITS.loginFailuresPerAccount) {
    await counters.decrement(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
    fail('humanCheckNeeded');
  }
  const client = await counters.increment(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  const day = await counters.increment(loginKey(identifier), DAY);
  const beyondClient = client > LIMITS.loginFailuresPerClient * room;
  const beyondDay = how.byPassword && day > LIMITS.loginFailuresPerAccountDay;
  const beyondFree = !how.checked && client > LIMITS.loginFailuresPerClientFree * room;
  if (beyondClient || beyondDay || beyondFree) await refundLoginTry(limiter, identifier, address);
  if (beyondClient) fail('tooManyTries');
  if (beyondFree) fail('humanCheckNeeded');
  if (beyondDay) fail('tooManyTries', {}, { codeInstead: true });
  return halfHour - 1;
}

/** The try was none: it was refused, or the password was right and something else is still asked for. */
export async function refundLoginTry({ counters }: Limiter, identifier: string, address: string): Promise<void> {
  await counters.decrement(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.decrement(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await counters.decrement(loginKey(identifier), DAY);
}

export async function countLoginFailure({ counters }: Limiter, identifier: string, address: string): Promise<void> {
  await counters.increment(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.increment(loginKey(identifier), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await counters.increment(loginKey(identifier), DAY);
}

/** After a success of a try that `countCodeTry` has counted: the account begins anew, the client keeps its other failures. */
export async function forgetLoginFailures(limiter: Limiter, identifier: string, address: string): Promise<void> {
  await limiter.counters.decrement(clientKey(address), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await limiter.counters.clear(loginKey(identifier));
}

/**
 * May this client be told whether an identifier is registered? After the limit the answer is neutral (G17). Ask it whatever the
 * answer will be: "registered" tells as much as "not registered". What a client was told already costs nothing more, so that
 * somebody who goes through a form counts once.
 */
export async function mayReveal(limiter: Limiter, address: string, identifier: string): Promise<boolean> {
  const { counters } = limiter;
  const room = limitFactorOf(limiter, address);
  const pair = `revealed to ${address} ${identifier}`;
  if ((await counters.counted(pair, DAY)).count > 0) return true;
  const short = await counters.increment(`reveal ${address}`, LIMITS.revealedIdentifiersPerClientMinutes * MINUTE);
  if (short > LIMITS.revealedIdentifiersPerClient * room) return false;
  if ((await counters.increment(`reveal ${address}`, DAY)) > LIMITS.revealedIdentifiersPerClientDay * room)
    return false;
  await counters.increment(pair, DAY);
  return true;
}

/** Whoever would wait for a code or a link that cannot arrive is told at once, whoever it is. Throws `cannotSend`. */
export function requireSending({ config }: Pick<Services, 'config'>, kind: 'email' | 'mobile'): void {
  if (!canSend(config, kind === 'email' ? 'email' : 'sms')) fail('cannotSend');
}

/** Ends the call unless a code or link may be sent to this recipient, asked for by this client (G19). */
export async function countCodeSending(limiter: Limiter, to: string, address: string): Promise<void> {
  const { counters } = limiter;
  const recipient = mailboxOf(to);
  const room = limitFactorOf(limiter, address);
  const key = `code to ${recipient}`;
  if ((await counters.increment(key, LIMITS.codesPerAddressSeconds)) > 1) {
    const seconds = Math.max(1, (await counters.counted(key, LIMITS.codesPerAddressSeconds)).seconds);
    fail('codeTooSoon', { seconds }, { waitSeconds: seconds });
  }
  if ((await counters.increment(key, HOUR)) > LIMITS.codesPerAddressHour) fail('tooManyTries');
  if ((await counters.increment(key, DAY)) > LIMITS.codesPerAddressDay) fail('tooManyTries');
  if ((await counters.increment(`codes of ${address}`, DAY)) > LIMITS.codeMessagesPerClientDay * room)
    fail('tooManyTries');
  // a recipient counts once an hour, however often this client asks for it, and only once it was let through
  const pair = `code of ${address} to ${recipient}`;
  if ((await counters.counted(pair, HOUR)).count > 0) return;
  if ((await counters.increment(`code recipients of ${address}`, HOUR)) > LIMITS.codeRecipientsPerClientHour * room)
    fail('tooManyTries');
  await counters.increment(pair, HOUR);
}

/** Counts a guess at a code of this account before it is made; false when the day's are used up: so many as one address's codes allow (G18). */
export async function countCodeGuess({ counters }: Limiter, account: string): Promise<boolean> {
  const most = LIMITS.codesPerAddressDay * LIMITS.codeTriesMax;
  return (await counters.increment(`code guesses ${account}`, DAY)) <= most;
}

/** The guess was none: the code was right, or there was none. */
export const refundCodeGuess = ({ counters }: Limiter, account: string): Promise<void> =>
  counters.decrement(`code guesses ${account}`, DAY);

const APP_MINUTES = LIMITS.codeMinutes * MINUTE;

/** Counts a code of an authenticator app before it is judged; false when so many were wrong as a code that is sent, or all of a day's, allow. */
export async function countAppGuess({ counters }: Limiter, key: string): Promise<boolean> {
  const short = await counters.increment(`app codes ${key}`, APP_MINUTES);
  const day = await counters.increment(`app codes ${key}`, DAY);
  return short <= LIMITS.codeTriesMax && day <= LIMITS.codesPerAddressDay * LIMITS.codeTriesMax;
}

/** The code was right. */
export async function refundAppGuess({ counters }: Limiter, key: string): Promise<void> {
  await counters.decrement(`app codes ${key}`, APP_MINUTES);
  await counters.decrement(`app codes ${key}`, DAY);
}

/** May the code of the second step be sent (again)? Counted apart from codes that strangers may ask for: they cannot keep an admin out. */
export async function maySendSecondStep({ counters }: Limiter, subject: string): Promise<boolean> {
  const key = `second step ${subject}`;
  if ((await counters.increment(key, LIMITS.codesPerAddressSeconds)) > 1) return false;
  if ((await counters.increment(key, HOUR)) > LIMITS.codesPerAddressHour) return false;
  return (await counters.increment(key, DAY)) <= LIMITS.codesPerAddressDay;
}

/** Ends the call when this client has asked for too many messages today. */
export async function countLoginLink(limiter: Limiter, address: string): Promise<void> {
  const asked = await limiter.counters.increment(`codes of ${address}`, DAY);
  if (asked > LIMITS.codeMessagesPerClientDay * limitFactorOf(limiter, address)) fail('tooManyTries');
}

/** May one more link go to this account's mailbox today? Those before it are good still. */
export const maySendLoginLink = async ({ counters }: Limiter, accountId: string): Promise<boolean> =>
  (await counters.increment(`login links ${accountId}`, DAY)) <= LIMITS.loginLinksPerAccountDay;

/** Ends the call when too many have registered from this client. */
export async function countRegistration(limiter: Limiter, address: string): Promise<void> {
  const seconds = LIMITS.registrationsPerClientMinutes * MINUTE;
  const made = await limiter.counters.increment(`registrations of ${address}`, seconds);
  if (made > LIMITS.registrationsPerClient * limitFactorOf(limiter, address)) fail('tooManyTries');
}

/** May the password of this account be reset once more? After the limit the answer stays the same, and nothing is sent. */
export async function mayReset({ counters }: Limiter, accountId: string): Promise<boolean> {
  const hour = await counters.increment(`reset ${accountId}`, HOUR);
  const day = await counters.increment(`reset ${accountId}`, DAY);
  return hour <= LIMITS.resetsPerAccountHour && day <= LIMITS.resetsPerAccountDay;
}

/** Counts an exhibitor code before it is tried, and ends the call after too many wrong ones of this account or this client (G23). */
export async function countBindCode(limiter: Limiter, accountId: string, address: string): Promise<void> {
  const account = await limiter.counters.increment(`bind codes of ${accountId}`, HOUR);
  const client = await limiter.counters.increment(`bind codes from ${address}`, HOUR);
  if (
    account <= LIMITS.bindCodeTriesHour &&
    client <= LIMITS.bindCodeTriesPerClientHour * limitFactorOf(limiter, address)
  )
    return;
  await refundBindCode(limiter, accountId, address);
  fail('tooManyTries');
}

/** The code was right, or was not tried. */
export async function refundBindCode({ counters }: Limiter, accountId: string, address: string): Promise<void> {
  await counters.decrement(`bind codes of ${accountId}`, HOUR);
  await counters.decrement(`bind codes from ${address}`, HOUR);
}
