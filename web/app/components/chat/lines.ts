import type { Message, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { Outgoing } from '../../realtime/outbox.ts';
import { beijingDate } from '../../i18n/numbers.ts';

/** What one row of a conversation shows. `first`: of what one person writes in a row, so that the name stands once. */
export type Line =
  | { kind: 'day'; key: string; date: string }
  | { kind: 'fresh'; key: string }
  | { kind: 'event'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; own: boolean; first: boolean; read: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; first: boolean };

/** A pause after which the name stands there again. */
const RUN_MS = 5 * 60_000;

export type Shown = {
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  side: Side;
  /** How far the other side has read. */
  otherRead: number;
  /** What was read when the conversation was opened: the mark of what is new stands behind it. */
  freshAfter: number;
};

/** What others have not been told and nobody may see: the place of a recall, which the message itself shows. */
const isShown = ({ body }: Message): boolean => body.kind !== 'recall';
const isEvent = ({ body, side }: Message): boolean =>
  side === 'fair' || body.kind === 'assigned' || body.kind === 'talk';

const goesOn = (before: Message | undefined, message: Message): boolean =>
  before !== undefined &&
  !isEvent(before) &&
  before.body.kind !== 'recalled' &&
  before.side === message.side &&
  before.author?.id === message.author?.id &&
  Date.parse(message.at) - Date.parse(before.at) < RUN_MS;

/** The rows of a conversation from the oldest to the newest: a line for each day in Beijing, and one above what is new. */
export function linesOf({ messages, outgoing, side, otherRead, freshAfter }: Shown): Line[] {
  const lines: Line[] = [];
  let date = '';
  let before: Message | undefined;
  let marked = false;
  const startDay = (at: string): void => {
    const next = beijingDate(at);
    if (next === date) return;
    date = next;
    before = undefined;
    lines.push({ kind: 'day', key: `day ${next}`, date: next });
  };
  for (const message of messages.filter(isShown)) {
    startDay(message.at);
    const own = message.side === side;
    if (!marked && !own && !isEvent(message) && message.seq > freshAfter) {
      marked = true;
      before = undefined;
      lines.push({ kind: 'fresh', key: 'fresh' });
    }
    const key = `seq ${message.seq}`;
    if (isEvent(message)) lines.push({ kind: 'event', key, message });
    else
      lines.push({
        kind: 'message',
        key,
        message,
        own,
        first: !goesOn(before, message),
        read: own && message.seq <= otherRead,
      });
    before = message;
  }
  for (const [at, one] of outgoing.entries()) {
    startDay(one.at);
    lines.push({ kind: 'outgoing', key: `out ${one.clientId}`, outgoing: one, first: at === 0 });
  }
  return lines;
}

/** How many messages of the other side stand behind a place. */
export const newSince = (messages: readonly Message[], seq: number, side: Side): number =>
  messages.filter((message) => message.seq > seq && message.side !== side && isShown(message) && !isEvent(message))
    .length;
