import type { Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Connection } from '../../realtime/connection.ts';
import { realtime } from '../../realtime/realtime.ts';
import { canCall } from '../../session/can-call.ts';
import { roleSettled } from '../../session/role-change.ts';
import { SignalInbox } from './signal-inbox.ts';
import type { Facing } from './talk-session.ts';
import { showRinging, stopRinging } from './talks.ts';
import { showTalks } from './talk-root.tsx';

/** What a chat knows: with whom one talks there, and how its window gives way to a call. */
export type OfChat = { facingOf: (conversation: Conversation) => Facing; giveWay: () => void };

const ringing = new Set<string>();

/** Shows who calls, until it is answered or over; whoever calls and is gone is asked about here, too. */
async function ring(talk: Talk, { facingOf, giveWay }: OfChat): Promise<void> {
  if (talk.state !== 'ringing' || ringing.has(talk.id)) return;
  ringing.add(talk.id);
  const conversation = await api(calls.chat.get, { conversationId: talk.conversationId }).catch(() => null);
  if (conversation === null || conversation.side === talk.by || !ringing.has(talk.id))
    return void ringing.delete(talk.id);
  showTalks();
  showRinging({ talk, facing: facingOf(conversation), giveWay });
  const stop = (): void => {
    inbox.stop();
    clearTimeout(timer);
    ringing.delete(talk.id);
    stopRinging(talk.id);
  };
  const inbox = new SignalInbox({
    id: talk.id,
    deviceId: crypto.randomUUID(),
    onSignal: () => {},
    onTalk: ({ state }) => state !== 'ringing' && stop(),
    onGone: stop,
  });
  const timer = setTimeout(stop, (LIMITS.talkRingSeconds + 2) * 1000);
}

/** From now on calls ring in this window; also one that began before its line was open. */
export function subscribeToTalks(chat: OfChat): void {
  const line = realtime();
  line.hear('talk', 'ringing', (talk) => void ring(talk, chat));
  line.hear('talk', 'changed', ({ id, state }) => {
    if (state !== 'ringing') ringing.delete(id);
  });
  line.whenOpen(() => void fetchRinging(line, chat));
}

/** Who somebody is may change while a window stands: nobody calls a visitor who has not finished registering. */
async function fetchRinging(line: Connection, chat: OfChat): Promise<void> {
  await roleSettled();
  // opened for the role of before, it is opened anew
  if (line.state() !== 'open' || !canCall(calls.talk.ringing)) return;
  const { list } = await api(calls.talk.ringing, {}).catch(() => ({ list: [] }));
  for (const talk of list) void ring(talk, chat);
}
