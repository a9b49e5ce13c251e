import { CODES } from '@fairbridge/contract/codes.ts';
import type { Conversation, Message, MessageBody, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { Ask } from './following.ts';
import type { SocketEvents, OpenSocket } from './socket.ts';

/** For tests: a server with one conversation, whose every word waits until the test lets it through, or is lost with its line. */
export const CONVERSATION = 'aaaaaaaaaaaaaaaaaaaa';
const NAMES = { zh: '展商', en: 'Exhibitor' };

type Step = () => void;
type OpenLineAtServer = { events: SocketEvents; up: Step[]; down: Step[]; open: boolean };
type Asked = { step: Step; fail: () => void };

export class FakeServer {
  readonly messages: Message[] = [];
  readonly read: Record<Side, number> = { visitor: 0, exhibitor: 0 };
  #lines: OpenLineAtServer[] = [];
  #asked: Asked[] = [];

  /** A line of the visitor's browser. */
  readonly open: OpenSocket = (events) => {
    const line: OpenLineAtServer = { events, up: [], down: [], open: false };
    line.up.push(() => {
      line.open = true;
      line.down.push(() => events.opened());
    });
    this.#lines.push(line);
    return {
      emit: (event, input, acknowledged) =>
        line.up.push(() => {
          const answer = this.#take(event, input);
          line.down.push(() => acknowledged(answer));
        }),
      close: () => this.#forget(line),
    };
  };

  /** What a browser asks by calls: answered as it was when the server was asked, however late that arrives. */
  readonly ask: Ask = {
    conversation: () => this.#later(() => this.conversation()),
    history: ({ beforeSeq, afterSeq, limit }) =>
      this.#later(() => {
        const lastSeq = this.messages.length;
        if (afterSeq !== undefined) {
          const list = this.messages.slice(afterSeq, afterSeq + limit);
          return { list, hasMore: afterSeq + list.length < lastSeq, lastSeq };
        }
        const end = beforeSeq === undefined ? lastSeq : beforeSeq - 1;
        return { list: this.messages.slice(Math.max(0, end - limit), end), hasMore: end > limit, lastSeq };
      }),
    recall: (seq) => this.#later(() => this.recall('visitor', seq)),
  };

  conversation(): Conversation {
    const none = { name: '', company: '', position: '', country: '', avatar: '' };
    return {
      id: CONVERSATION,
      side: 'visitor',
      exhibitor: { id: 'e', name: NAMES, logo: '', booth: '' },
      employee: null,
      visitor: { id: 'v', ...none, guest: false },
      lastSeq: this.messages.length,
      readSeq: this.read.visitor,
      otherReadSeq: this.read.exhibitor,
      unread: 0,
      unanswered: false,
      resolved: false,
      last: this.messages.at(-1) ?? null,
      lastAt: '',
      online: true,
      blockedBy: null,
      may: { send: true, take: false, assign: false },
    };
  }

  /** Stores it and tells it; the same client id again stores nothing. */
  write(side: Side, clientId: string | null, body: MessageBody): Message {
    const known = this.messages.find((one) => clientId !== null && one.clientId === clientId);
    if (known !== undefined) return known;
    const seq = this.messages.length + 1;
    const author = { id: side, name: NAMES };
    const message: Message = { id: `m${seq}`, conversationId: CONVERSATION, seq, clientId, side, author, at: '', body };
    this.messages.push(message);
    this.#tell('chat.message', message);
    return message;
  }

  recall(side: Side, seq: number): Message {
    const at = this.messages.findIndex((one) => one.seq === seq && one.side === side && one.body.kind === 'text');
    const message = this.messages[at];
    if (message === undefined) throw new Error('nothing to recall');
    this.messages[at] = { ...message, body: { kind: 'recalled' } };
    return this.write(side, null, { kind: 'recall', of: seq });
  }

  markRead(side: Side, seq: number): void {
    this.read[side] = Math.max(this.read[side], seq);
    this.#tell('chat.read', { conversationId: CONVERSATION, side, seq: this.read[side] });
  }

  /** How many words are on their way. */
  get waiting(): number {
    return this.#queues().length + this.#asked.length;
  }

  /** Lets one word through: the next of a line's direction, or any answer of a call. */
  letThrough(pick: (below: number) => number): void {
    const queues = this.#queues();
    const at = pick(queues.length + this.#asked.length);
    if (at < queues.length) queues[at]?.shift()?.();
    else this.#asked.splice(at - queues.length, 1)[0]?.step();
  }

  /** The network breaks: what was on its way is lost, in both directions. */
  breakDown(): void {
    const [lines, asked] = [this.#lines, this.#asked];
    this.#lines = [];
    this.#asked = [];
    for (const { fail } of asked) fail();
    for (const { events } of lines) events.closed();
  }

  #take(event: string, input: unknown): unknown {
    if (typeof input !== 'object' || input === null) return answered(null);
    const { clientId, body, seq }: { clientId?: unknown; body?: unknown; seq?: unknown } = input;
    if (event === 'chat.send' && typeof clientId === 'string' && isText(body))
      return answered(this.write('visitor', clientId, { kind: 'text', text: body.text }));
    if (event === 'chat.read' && typeof seq === 'number') {
      this.markRead('visitor', seq);
      return answered({ readSeq: this.read.visitor, unread: 0 });
    }
    return { code: CODES.malformed.code, message: '', data: null };
  }

  #tell(event: string, data: unknown): void {
    for (const { open, down, events } of this.#lines) if (open) down.push(() => events.heard(event, data));
  }

  #later<T>(answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(new TypeError('no network'));
      const step = (): void => {
        let found: T;
        try {
          found = answer();
        } catch (error) {
          return reject(error instanceof Error ? error : new Error('refused'));
        }
        // the answer is on its way by itself, and may be old when it arrives
        this.#asked.push({ step: () => resolve(found), fail });
      };
      this.#asked.push({ step, fail });
    });
  }

  #queues(): Step[][] {
    return this.#lines.flatMap(({ up, down }) => [up, down]).filter((queue) => queue.length > 0);
  }

  #forget(line: OpenLineAtServer): void {
    this.#lines = this.#lines.filter((one) => one !== line);
  }
}

const answered = (data: unknown) => ({ code: 1000, message: 'ok', data });
const isText = (body: unknown): body is { text: string } =>
  typeof body === 'object' && body !== null && 'text' in body && typeof body.text === 'string';
