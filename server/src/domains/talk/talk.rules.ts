import type { TalkState } from '@fairbridge/contract/talk/talk.states.ts';
import { authorOf, sideOf, type Member } from '../chat/chat.rules.ts';
import type { TalkRow } from './talk.queries.ts';

export const isOver = ({ state }: Pick<TalkRow, 'state'>): boolean => state !== 'ringing' && state !== 'accepted';

/** Does it ring for this person? The other side’s: who was called by name, or anybody of a company for which nobody speaks. */
export const ringsFor = (talk: TalkRow, caller: Member): boolean =>
  talk.by_side !== sideOf(caller) && (talk.callee_id === null || talk.callee_id === authorOf(caller));

/** Is this person one of the two who talk? */
export const takesPart = (talk: TalkRow, caller: Member): boolean =>
  authorOf(caller) === (talk.by_side === sideOf(caller) ? talk.caller_id : talk.callee_id);

/** What a talk becomes that is over now: one that was answered has ended, one that rang was missed. */
export const stateAtEnd = ({ state }: Pick<TalkRow, 'state'>): TalkState => (state === 'accepted' ? 'ended' : 'missed');

/** Why the clock, or a block, ends a talk; null while nothing does. */
export function endingOf({ is_blocked: isBlocked, is_lost: isLost, rang_out: rangOut }: TalkRow) {
  if (isBlocked) return 'blocked';
  return isLost || rangOut ? 'lost' : null;
}
