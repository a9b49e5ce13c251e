import type { Message } from '@fairbridge/contract/chat/chat.shapes.ts';

/** What a guest has typed and the server has not acknowledged. */
export type GuestOutgoing = { clientId: string; text: string; state: 'sending' | 'failed'; message: string };

/** Messages that came now beside those that are there: each once, as it came last, in their order. */
export function withMessages(before: readonly Message[], came: readonly Message[]): Message[] {
  const bySeq = new Map([...before, ...came].map((message) => [message.seq, message]));
  for (const { body } of came) {
    const of = body.kind === 'recall' ? bySeq.get(body.of) : undefined;
    if (of !== undefined) bySeq.set(of.seq, { ...of, body: { kind: 'recalled' } });
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}
