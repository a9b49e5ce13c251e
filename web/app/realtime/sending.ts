import { CallFailed } from '@fairbridge/contract/client.ts';
import { writtenBody, type Message, type WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { StoredItem } from '../stored-item.ts';
import type { Connection } from './connection.ts';
import { Listeners } from './listeners.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/** After a message that got no answer, or came too soon after others. */
const AGAIN_MILLISECONDS = 3_000;
/** So many wait at most; the newest are refused first, before a browser's storage is full. */
const WAITING_MAX = 200;
/** Refusals that say nothing of the message itself. */
const PASSES = ['tooMany', 'unavailable', 'server', 'beingPrepared', 'sessionExpired', 'notSignedIn'];

type Options = {
  item: StoredItem;
  connection: Pick<Connection, 'send' | 'state' | 'whenOpen'>;
  newId: () => string;
  now: () => Date;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** What lies in the browser, as far as it is understood, in the order of writing; what was being sent when the page went waits again. */
function readOutgoing(value: unknown): Outgoing[] {
  if (!Array.isArray(value)) return [];
  const read = value.flatMap((one: unknown): Outgoing[] => {
    if (typeof one !== 'object' || one === null) return [];
    const { clientId, conversationId, body, at, state, message }: Record<string, unknown> = { ...one };
    const written = writtenBody.safeParse(body);
    if (!isText(clientId) || !isText(conversationId) || !isText(at) || !written.success) return [];
    const same = { clientId, conversationId, body: written.data, at };
    if (state !== 'failed') return [{ ...same, state: 'waiting', error: null, message: null }];
    return [{ ...same, state, error: null, message: isText(message) ? message : null }];
  });
  return read.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** Sends what waits, conversation by conversation, one after the other, until the server has it. */
export class Sending implements Outbox {
  readonly #options: Options;
  readonly #changed = new Listeners();
  readonly #sent = new Listeners<[Message]>();
  readonly #busy = new Set<string>();
  readonly #byConversation = new Map<string, readonly Outgoing[]>();
  /** All that this window ever had: what else lies in the browser is another window's. */
  readonly #known = new Set<string>();
  #all: readonly Outgoing[];
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#all = readOutgoing(options.item.read());
    for (const { clientId } of this.#all) this.#known.add(clientId);
    options.connection.whenOpen(() => this.#sendAll());
  }

  of = (conversationId: string): readonly Outgoing[] => {
    const known = this.#byConversation.get(conversationId);
    const now = known ?? this.#all.filter((one) => one.conversationId === conversationId);
    this.#byConversation.set(conversationId, now);
    return now;
  };

  subscribe = (listener: () => void): (() => void) => this.#changed.add(listener);
  onSent = (listener: (message: Message) => void): (() => void) => this.#sent.add(listener);

  put = (conversationId: string, body: WrittenBody): Outgoing | null => {
    if (this.#all.length >= WAITING_MAX) return null;
    const { newId, now } = this.#options;
    const at = now().toISOString();
    const one: Outgoing = { clientId: newId(), conversationId, body, at, state: 'waiting', error: null, message: null };
    this.#set([...this.#all, one]);
    void this.#send(conversationId);
    return one;
  };

  retry = (clientId: string): void => {
    this.#change(clientId, (one) => ({ ...one, state: 'waiting', error: null, message: null }));
    this.#sendAll();
  };

  drop = (clientId: string): void => this.#remove(clientId, 'failed');

  arrived = ({ clientId }: Message): void => {
    if (clientId !== null && this.#all.some((one) => one.clientId === clientId)) this.#remove(clientId);
  };

  /** Gives up everything: who it belongs to has logged out. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#set([]);
    this.#options.item.remove();
  }

  /** Sends nothing more; what waits is kept. */
  close(): void {
    clearTimeout(this.#timer);
    this.#closed = true;
  }

  #sendAll(): void {
    for (const conversationId of new Set(this.#all.map((one) => one.conversationId))) void this.#send(conversationId);
  }

  /** One at a time, so that they arrive in the order in which they were written (G52). */
  async #send(conversationId: string): Promise<void> {
    if (this.#busy.has(conversationId)) return;
    this.#busy.add(conversationId);
    try {
      for (let next = this.#next(conversationId); next !== undefined; next = this.#next(conversationId))
        if (!(await this.#sendOne(next))) return;
    } finally {
      this.#busy.delete(conversationId);
    }
  }

  #next(conversationId: string): Outgoing | undefined {
    if (this.#closed || this.#options.connection.state() !== 'open') return undefined;
    return this.of(conversationId).find(({ state }) => state === 'waiting');
  }

  /** False where the ones behind it have to wait too. */
  async #sendOne({ clientId, conversationId, body }: Outgoing): Promise<boolean> {
    this.#change(clientId, (one) => ({ ...one, state: 'sending' }));
    try {
      const message = await this.#options.connection.send('chat', 'send', { conversationId, clientId, body });
      this.#sent.tell(message);
      this.#remove(clientId);
      return true;
    } catch (thrown) {
      const refusal = thrown instanceof CallFailed ? thrown : null;
      if (refusal !== null && !PASSES.includes(refusal.error ?? '')) {
        const { error, message } = refusal;
        this.#change(clientId, (one) => ({ ...one, state: 'failed', error, message }));
        return true;
      }
      this.#change(clientId, (one) => ({ ...one, state: 'waiting' }));
      this.#sendLater();
      return false;
    }
  }

  #sendLater(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => this.#sendAll(), AGAIN_MILLISECONDS);
  }

  #change(clientId: string, changed: (one: Outgoing) => Outgoing): void {
    this.#set(this.#all.map((one) => (one.clientId === clientId ? changed(one) : one)));
  }

  #remove(clientId: string, state?: Outgoing['state']): void {
    this.#set(this.#all.filter((one) => one.clientId !== clientId || (state !== undefined && one.state !== state)));
  }

  #set(all: readonly Outgoing[]): void {
    this.#all = all;
    for (const { clientId } of all) this.#known.add(clientId);
    this.#byConversation.clear();
    this.#keep();
    this.#changed.tell();
  }

  #keep(): void {
    // whoever came after this one keeps it now
    if (this.#closed) return;
    const { item } = this.#options;
    const all = this.#all;
    const others = readOutgoing(item.read()).filter(({ clientId }) => !this.#known.has(clientId));
    if (others.length + all.length === 0) item.remove();
    else item.write([...others, ...all]);
  }
}
