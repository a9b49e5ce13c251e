import { LIMITS } from '@fairbridge/contract/limits.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Services } from '../../core/services.ts';
import { limitFactorOf } from '../account/account.limits.ts';

type Limiter = Pick<Services, 'counters' | 'config'>;
type Guesser = { accountId: string; address: string };

const MINUTES = LIMITS.cardTriesMinutes * 60;
const HOUR = 3600;
const ofAccount = ({ accountId }: Guesser): string => `card codes of ${accountId}`;
const ofClient = ({ address }: Guesser): string => `card codes from ${address}`;

/** Counts a code of a card or badge before it is looked for, and ends the call after too many wrong ones of this account or this client (G12, G17). */
export async function countCardCode(limiter: Limiter, guesser: Guesser): Promise<void> {
  const { counters } = limiter;
  const account = await counters.increment(ofAccount(guesser), MINUTES);
  const client = await counters.increment(ofClient(guesser), HOUR);
  const most = LIMITS.cardTriesPerClientHour * limitFactorOf(limiter, guesser.address);
  if (account <= LIMITS.cardTries && client <= most) return;
  await refundCardCode(limiter, guesser);
  fail('tooManyTries');
}

/** The code was right, or was not tried. */
export async function refundCardCode({ counters }: Limiter, guesser: Guesser): Promise<void> {
  await counters.decrement(ofAccount(guesser), MINUTES);
  await counters.decrement(ofClient(guesser), HOUR);
}
