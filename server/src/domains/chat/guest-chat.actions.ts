import { randomBytes } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { rateLimitAddress } from '../../platform/http/rate-limiter.ts';
import { fail } from '../../platform/http/app-error.ts';
import { isOpen } from '../exhibitor/employee.queries.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import type { GuestMember } from './chat.rules.ts';
import { beginGuestConversation, guestConversation, guestOfToken, insertGuest, touchGuest } from './guest.queries.ts';

type Guards = Pick<Services, 'counters' | 'humanCheck'>;
type Counting = Pick<Services, 'counters'>;

const DAY_SECONDS = 86_400;
const TOKEN_BYTES = 32;

/**
 * Somebody without an account who has given a name: answers the token that they are known by, 256 random bits in 43 characters. A human
 * check comes first, and behind one address so many begin in a day (ruling 6.4). Errors: `humanCheckNeeded`, `tooManyTries`.
 */
export async function beginAsGuest(
  { counters, humanCheck }: Guards,
  ctx: FairContext,
  { address, lang }: { address: string; lang: Lang },
  { name, pass }: { name: string; pass: string },
): Promise<string> {
  await requireHumanCheck({ humanCheck }, ctx, { action: 'guestChat', subject: '', address, token: pass });
  const begun = await counters.increment(`guests begun at ${rateLimitAddress(address)}`, DAY_SECONDS);
  if (begun > LIMITS.guestsPerClientDay) fail('tooManyTries');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertGuest(ctx, { token, name, lang });
  return token;
}

export type Guest = GuestMember & { name: string };

/** Who has this token. Error: `guestEnded`. */
export async function guestOf(ctx: FairContext, token: string): Promise<Guest> {
  const row = (await guestOfToken(ctx, token)) ?? fail('guestEnded');
  await touchGuest(ctx, row.id);
  return { kind: 'guest', guestId: row.id, name: row.name };
}

/** The guest with their conversation with this company. Errors: `guestEnded`, `notFound` where it was never begun. */
export async function guestIn(
  ctx: FairContext,
  { guestToken, exhibitorId }: { guestToken: string; exhibitorId: string },
): Promise<{ guest: Guest; conversationId: string }> {
  const guest = await guestOf(ctx, guestToken);
  const conversationId = (await guestConversation(ctx, guest.guestId, exhibitorId)) ?? fail('notFound');
  return { guest, conversationId };
}

/** The id of the guest’s conversation with a company, begun where there is none. Errors: `notFound`, `chatLimit`. */
export async function openByGuest(
  { counters }: Counting,
  ctx: FairContext,
  { guestId }: GuestMember,
  exhibitorId: string,
): Promise<string> {
  const before = await guestConversation(ctx, guestId, exhibitorId);
  if (before !== undefined) return before;
  if (!(await isOpen(ctx, exhibitorId))) fail('notFound');
  const begun = await counters.increment(`chats begun by ${guestId}`, DAY_SECONDS);
  if (begun > LIMITS.guestChatsPerDay) fail('chatLimit');
  return beginGuestConversation(ctx, guestId, exhibitorId);
}

/** One more message of guests behind this address today. Error: `chatLimit`. */
export async function countGuestMessage({ counters }: Counting, address: string): Promise<void> {
  const sent = await counters.increment(`messages of guests at ${rateLimitAddress(address)}`, DAY_SECONDS);
  if (sent > LIMITS.guestMessagesPerDay) fail('chatLimit');
}
