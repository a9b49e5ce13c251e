import type { Message, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';

/** What is known of one conversation's messages. Immutable: a change is another object. */
export type Timeline = {
  /** By `seq`, each once, without a hole from the first to the last of them. Recalled ones are `recalled`. */
  messages: readonly Message[];
  /** Heard, but something before them is missing: they join `messages` when it has been fetched. */
  ahead: readonly Message[];
  /** Everything up to here was told; null before the first was fetched. */
  upTo: number | null;
  /** Are there older ones to fetch? */
  hasOlder: boolean;
  /** How far each side has read. */
  read: Readonly<Record<Side, number>>;
  /** Taken back, also where the message itself is not held: a page that was read before must not bring it again. */
  recalled: ReadonlySet<number>;
  /** So many of the newest are held; more once older ones were fetched. */
  holds: number;
};

export const EMPTY_TIMELINE: Timeline = {
  messages: [],
  ahead: [],
  upTo: null,
  hasOlder: true,
  read: { visitor: 0, exhibitor: 0 },
  recalled: new Set(),
  holds: LIMITS.chatCachedPrivate,
};

/** Is something known to be missing between what is held? */
export const isMissing = ({ upTo, ahead }: Timeline): boolean => upTo === null || ahead.length > 0;

const takenBack = ({ body }: Message): number | null => (body.kind === 'recall' ? body.of : null);

/** Recalled stays recalled, whatever comes later from an older look at it. */
const asKnown = (message: Message, recalled: ReadonlySet<number>): Message =>
  recalled.has(message.seq) && message.body.kind !== 'recalled' ? { ...message, body: { kind: 'recalled' } } : message;

function withRecalls(recalled: ReadonlySet<number>, more: readonly Message[]): ReadonlySet<number> {
  const found = more.flatMap((message) => takenBack(message) ?? (message.body.kind === 'recalled' ? message.seq : []));
  return found.every((seq) => recalled.has(seq)) ? recalled : new Set([...recalled, ...found]);
}

/** Everything by its place, each once: what came last stands. */
function settled(timeline: Timeline, more: readonly Message[], upTo: number | null, holds = timeline.holds): Timeline {
  const recalled = withRecalls(timeline.recalled, more);
  const bySeq = new Map([...timeline.messages, ...timeline.ahead, ...more].map((one) => [one.seq, one]));
  const known = (seq: number): Message | undefined => {
    const message = bySeq.get(seq);
    return message === undefined ? undefined : asKnown(message, recalled);
  };
  let last = upTo;
  while (last !== null && bySeq.has(last + 1)) last += 1;
  const messages: Message[] = [];
  for (let seq = last ?? 0; messages.length < holds; seq -= 1) {
    const message = known(seq);
    if (message === undefined) break;
    messages.push(message);
  }
  const ahead = [...bySeq.keys()].filter((seq) => last === null || seq > last).toSorted((a, b) => a - b);
  return {
    ...timeline,
    messages: messages.toReversed(),
    ahead: ahead.flatMap((seq) => known(seq) ?? []),
    upTo: last,
    recalled,
    holds,
    // what is no longer held can be fetched again
    hasOlder: mayHaveOlder(timeline, messages.at(-1)?.seq),
  };
}

function mayHaveOlder({ hasOlder, messages }: Timeline, first: number | undefined): boolean {
  if (first === undefined) return hasOlder;
  return first > 1 && (hasOlder || first > (messages[0]?.seq ?? first));
}

/** A message was told. */
export const heard = (timeline: Timeline, message: Message): Timeline => settled(timeline, [message], timeline.upTo);

/** The newest page, fetched for the first time. `lastSeq`: the newest there was. */
export function begun(timeline: Timeline, page: readonly Message[], lastSeq: number, hasOlder: boolean): Timeline {
  const upTo = page.at(-1)?.seq ?? lastSeq;
  return { ...settled(timeline, page, Math.max(upTo, timeline.upTo ?? 0)), hasOlder };
}

/** A page of what was missed, fetched behind `upTo`. */
export const caughtUp = (timeline: Timeline, page: readonly Message[]): Timeline =>
  settled(timeline, page, timeline.upTo);

/** A page from before the first message. One that no longer meets it is not taken: it would leave a hole. */
export function withOlder(timeline: Timeline, page: readonly Message[], hasOlder: boolean): Timeline {
  const [first] = timeline.messages;
  if (first === undefined || (page.at(-1)?.seq ?? first.seq - 1) < first.seq - 1) return timeline;
  const older = page.filter(({ seq }) => seq < first.seq);
  const holds = Math.max(timeline.holds, timeline.messages.length + older.length);
  return { ...settled(timeline, older, timeline.upTo, holds), hasOlder };
}

/** One side has read as far as this; never goes back. */
export const withRead = (timeline: Timeline, side: Side, seq: number): Timeline =>
  timeline.read[side] >= seq ? timeline : { ...timeline, read: { ...timeline.read, [side]: seq } };

/** What is kept of a conversation that nobody looks at: the newest. */
export function cached(timeline: Timeline): Timeline {
  const messages = timeline.messages.slice(-LIMITS.chatCachedPrivate);
  const dropped = messages.length < timeline.messages.length;
  return { ...timeline, messages, holds: LIMITS.chatCachedPrivate, hasOlder: timeline.hasOlder || dropped };
}
