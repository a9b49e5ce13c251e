import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { countWithin, type CounterLimit } from '../../platform/counters/count-within.ts';
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

/** What tries are counted for: the account or what stands for it, and the client beside it. */
export type LimitKeys = { key: string; client: string };

/** A known browser's tries count for itself, on either side: neither guesses elsewhere nor those of neighbours close its way. */
export const loginLimitKeys = (subject: string, device: string | null, address: string): LimitKeys =>
  device === null
    ? { key: subject, client: address }
    : { key: `${subject} from ${device}`, client: `device ${device}` };

/** Of whoever is signed in to this account: strangers at its log-in use none of it up, and all its sessions share it. */
export const insideLimitKeys = (accountId: string): LimitKeys => ({
  key: `${accountId} inside`,
  client: `inside ${accountId}`,
});

const loginKey = (identifier: string): string => `login account ${identifier}`;
const clientKey = (address: string): string => `login client ${address}`;
const pairKey = (identifier: string, address: string): string => `login account ${identifier} of ${address}`;

/**
 * Does a try to enter this account from this client need a human check of its own? Ends the call when the client has failed too often
 * with any account.
 */
export async function loginNeedsCheck(limiter: Limiter, { key, client }: LimitKeys): Promise<boolean> {
  const { counters } = limiter;
  const room = limitFactorOf(limiter, client);
  const ofClient = await counters.counted(clientKey(client), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  if (ofClient.count >= LIMITS.loginFailuresPerClient * room) fail('tooManyTries');
  const halfHour = await counters.counted(loginKey(key), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  return halfHour.count >= LIMITS.loginFailuresPerAccount || ofClient.count >= LIMITS.loginFailuresPerClientFree * room;
}

/** `failures`: before this try, within the half hour; `waited`: how long for its turn, in seconds. */
type LoginTry = { failures: number; waited: number };

/**
 * Counts a try before it is made, so that twenty at once are twenty tries (G15). Ends the call, uncounted, when the try is one too
 * many. A try that succeeds is taken back by `forgetLoginFailures` or `refundLoginTry`.
 */
export async function countLoginTry(
  limiter: Limiter,
  keys: LimitKeys,
  how: { checked: boolean; byPassword: boolean },
): Promise<LoginTry> {
  const { counters } = limiter;
  const { key, client } = keys;
  const room = limitFactorOf(limiter, client);
  const halfHour = await counters.increment(loginKey(key), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  // The account's own count decides first: what it refuses must not, for a moment, use up what its client has left for the others.
  if (!how.checked && halfHour > LIMITS.loginFailuresPerAccount) {
    await counters.decrement(loginKey(key), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
    fail('humanCheckNeeded');
  }
  const ofClient = await counters.increment(clientKey(client), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  const day = await counters.increment(loginKey(key), DAY);
  const ofBoth = await counters.increment(pairKey(key, client), DAY);
  const beyondClient = ofClient > LIMITS.loginFailuresPerClient * room;
  const beyondDay = how.byPassword && day > LIMITS.loginFailuresPerAccountDay;
  const needsCheck = !how.checked && (beyondDay || ofClient > LIMITS.loginFailuresPerClientFree * room);
  const failures = halfHour - 1;
  if (!beyondClient && !needsCheck && !beyondDay) return { failures, waited: 0 };
  const waited = beyondClient || needsCheck ? null : await waitForTurn(limiter, key, ofBoth - 1);
  if (waited !== null) return { failures, waited };
  await refundLoginTry(limiter, keys);
  if (needsCheck && !beyondClient) fail('humanCheckNeeded');
  fail('tooManyTries', {}, beyondClient ? {} : { codeInstead: true });
}

/**
 * After a day's wrong passwords of an account each further one waits for its turn, right or wrong, so that guessing stays slow and the owner
 * is let in on a new device, too (G15). Clients that have failed there often take turns of their own: they do not stand in the way of one that
 * has not. Answers the seconds waited; null where no turn came in time, which a code does not wait for.
 */
async function waitForTurn({ counters }: Limiter, key: string, failed: number): Promise<number | null> {
  const isOther = failed >= LIMITS.loginTurnFailures;
  const turn = `login turn ${isOther ? 'of others ' : ''}${key}`;
  const every = isOther ? LIMITS.loginTurnOthersSeconds : LIMITS.loginTurnSeconds;
  for (let waited = 0; waited <= LIMITS.loginTurnWaitSeconds;) {
    if ((await counters.increment(turn, every)) === 1) return waited;
    const { seconds } = await counters.counted(turn, every);
    const pause = Math.max(1, seconds);
    if (waited + pause > LIMITS.loginTurnWaitSeconds) return null;
    await sleep(pause * 1_000);
    waited += pause;
  }
  return null;
}

/** The try was none: it was refused, or the password was right and something else is still asked for. */
export async function refundLoginTry({ counters }: Limiter, { key, client }: LimitKeys): Promise<void> {
  await counters.decrement(clientKey(client), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.decrement(loginKey(key), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await counters.decrement(loginKey(key), DAY);
  await counters.decrement(pairKey(key, client), DAY);
}

export async function countLoginFailure({ counters }: Limiter, { key, client }: LimitKeys): Promise<void> {
  await counters.increment(clientKey(client), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.increment(loginKey(key), LIMITS.loginFailuresPerAccountMinutes * MINUTE);
  await counters.increment(loginKey(key), DAY);
  await counters.increment(pairKey(key, client), DAY);
}

/** After a success of a try that `countLoginTry` has counted: the account begins anew, the client keeps its other failures. */
export async function forgetLoginFailures({ counters }: Limiter, { key, client }: LimitKeys): Promise<void> {
  await counters.decrement(clientKey(client), LIMITS.loginFailuresPerClientMinutes * MINUTE);
  await counters.clear(pairKey(key, client));
  await counters.clear(loginKey(key));
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

const minuteKey = (key: string): string => `minute of ${key}`;

/**
 * Counts a message under `key`: once a minute, so often in an hour and a day, and by what else is given. One that may not be sent counts
 * nowhere, so that it does not make anybody wait for the next.
 */
async function countMessage(
  { counters }: Limiter,
  key: string,
  others: readonly CounterLimit[] = [],
): Promise<'counted' | 'tooSoon' | 'tooMany'> {
  // who has the minute goes on alone: several at once are refused here
  if ((await counters.increment(minuteKey(key), LIMITS.codesPerAddressSeconds)) > 1) return 'tooSoon';
  const limits = [
    { key, seconds: HOUR, max: LIMITS.codesPerAddressHour },
    { key, seconds: DAY, max: LIMITS.codesPerAddressDay },
    ...others,
  ];
  if ((await countWithin(counters, limits)) === null) return 'counted';
  await counters.clear(minuteKey(key));
  return 'tooMany';
}

/** Ends the call unless a code or link may be sent to this recipient, asked for by this client (G19). */
export async function countCodeSending(limiter: Limiter, to: string, address: string): Promise<void> {
  const { counters } = limiter;
  const recipient = mailboxOf(to);
  const room = limitFactorOf(limiter, address);
  const key = `code to ${recipient}`;
  // a recipient counts once an hour, however often this client asks for it
  const pair = `code of ${address} to ${recipient}`;
  const isNew = (await counters.counted(pair, HOUR)).count === 0;
  const ofClient = { key: `codes of ${address}`, seconds: DAY, max: LIMITS.codeMessagesPerClientDay * room };
  const recipients = {
    key: `code recipients of ${address}`,
    seconds: HOUR,
    max: LIMITS.codeRecipientsPerClientHour * room,
  };
  const counted = await countMessage(limiter, key, isNew ? [ofClient, recipients] : [ofClient]);
  if (counted === 'tooMany') fail('tooManyTries');
  if (counted === 'tooSoon') {
    const left = await counters.counted(minuteKey(key), LIMITS.codesPerAddressSeconds);
    const seconds = Math.max(1, left.seconds);
    fail('codeTooSoon', { seconds }, { waitSeconds: seconds });
  }
  if (isNew) await counters.increment(pair, HOUR);
}

/** Whoever asked was told why nothing was sent: the recipient need not wait for the next. The client's own count stays. */
export async function refundCodeSending({ counters }: Limiter, to: string): Promise<void> {
  const key = `code to ${mailboxOf(to)}`;
  await counters.decrement(key, HOUR);
  await counters.decrement(key, DAY);
  await counters.clear(minuteKey(key));
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
export const maySendSecondStep = async (limiter: Limiter, subject: string): Promise<boolean> =>
  (await countMessage(limiter, `second step ${subject}`)) === 'counted';

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
