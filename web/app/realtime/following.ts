import type { Conversation, Message, MessageSide, Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Connection } from './connection.ts';
import type { OpenConversation, OpenState } from './conversation.ts';
import { Listeners } from './listeners.ts';
import type { Outbox } from './outbox.ts';
import { begun, caughtUp, heard, isMissing, withOlder, withRead, type Timeline } from './timeline.ts';

const TYPING_TOLD_MILLISECONDS = 3_000;
const TYPING_SHOWN_MILLISECONDS = 5_000;

type Page = { list: readonly Message[]; hasMore: boolean; lastSeq: number };
type Place = { beforeSeq?: number; afterSeq?: number; limit: number };

/** What is asked by calls. */
export type Ask = {
  conversation: () => Promise<Conversation>;
  history: (place: Place) => Promise<Page>;
  recall: (seq: number) => Promise<Message>;
};

type Options = {
  conversationId: string;
  connection: Connection;
  outbox: Pick<Outbox, 'of' | 'subscribe' | 'onSent' | 'arrived'>;
  ask: Ask;
  /** What was known before. */
  known: Timeline;
};

/** Keeps one conversation true: hears first, then fetches what is missing, page by page, until nothing is (G51). */
export class Following implements OpenConversation {
  readonly #options: Options;
  readonly #changed = new Listeners();
  readonly #stops: (() => void)[];
  #state: OpenState;
  #fetching = false;
  #askedAgain = false;
  #closed = false;
  #readTold = 0;
  #typingTold = -Infinity;
  #typingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    const { connection, outbox, conversationId, known } = options;
    const outgoing = outbox.of(conversationId);
    this.#state = { conversation: null, timeline: known, outgoing, typing: false, catchingUp: false, failed: null };
    const ours = (told: { conversationId: string }): boolean => told.conversationId === conversationId;
    this.#stops = [
      connection.hear('chat', 'message', (message) => ours(message) && this.#hear(message)),
      connection.hear('chat', 'read', (told) => ours(told) && this.#noteRead(told.side, told.seq)),
      connection.hear('chat', 'typing', (told) => ours(told) && this.#showTyping(told.side)),
      connection.hear('chat', 'conversation', (told) => ours(told) && this.refresh()),
      outbox.onSent((message) => ours(message) && this.#hear(message)),
      outbox.subscribe(() => this.#set({ outgoing: outbox.of(conversationId) })),
    ];
    this.refresh();
    // also when it opens for the first time: something may have been said since the fetch above
    this.#stops.push(connection.whenOpen(() => this.refresh()));
  }

  state = (): OpenState => this.#state;
  subscribe = (listener: () => void): (() => void) => this.#changed.add(listener);

  older = async (): Promise<void> => {
    const [first] = this.#state.timeline.messages;
    if (first === undefined || !this.#state.timeline.hasOlder) return;
    const page = await this.#options.ask.history({ beforeSeq: first.seq, limit: LIMITS.chatFetchCount });
    this.#setTimeline(withOlder(this.#state.timeline, page.list, page.hasMore));
  };

  reach = async (seq: number): Promise<void> => {
    while (!this.#closed) {
      const { timeline } = this.#state;
      const [first] = timeline.messages;
      if (first === undefined || first.seq <= seq || !timeline.hasOlder) return;
      const page = await this.#options.ask.history({ beforeSeq: first.seq, limit: LIMITS.chatCatchUpMax });
      this.#setTimeline(withOlder(this.#state.timeline, page.list, page.hasMore));
      // nothing came: asking again would bring the same
      if (this.#state.timeline.messages[0]?.seq === first.seq) return;
    }
  };

  read = (seq: number): void => {
    if (seq <= this.#readTold) return;
    this.#readTold = seq;
    void this.#tellRead();
  };

  typing = (): void => {
    if (Date.now() - this.#typingTold < TYPING_TOLD_MILLISECONDS) return;
    this.#typingTold = Date.now();
    const { connection, conversationId } = this.#options;
    // whoever is not connected tells nobody, and nobody misses it
    connection.send('chat', 'typing', { conversationId }).catch(() => null);
  };

  recall = async ({ seq }: Message): Promise<void> => {
    this.#hear(await this.#options.ask.recall(seq));
  };

  refresh = (): void => {
    this.#askedAgain = true;
    void this.#fetch();
  };

  close = (): void => {
    this.#closed = true;
    clearTimeout(this.#typingTimer);
    for (const stop of this.#stops) stop();
  };

  #hear(message: Message): void {
    this.#options.outbox.arrived(message);
    this.#setTimeline(heard(this.#state.timeline, message));
    if (message.side !== this.#state.conversation?.side) this.#hideTyping();
    this.#noteThere(message.side);
    if (isMissing(this.#state.timeline)) void this.#fetch();
  }

  /** One at a time; what is asked for meanwhile is done by the next round. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    this.#set({ catchingUp: true });
    let failed: unknown = null;
    try {
      do {
        if (this.#askedAgain) await this.#fetchConversation();
        await this.#fetchMissing();
      } while (!this.#closed && this.#askedAgain);
    } catch (error) {
      // asked again when the connection opens, or by the reader
      failed = error;
    }
    this.#fetching = false;
    this.#set({ catchingUp: false, failed });
  }

  async #fetchConversation(): Promise<void> {
    this.#askedAgain = false;
    const conversation = await this.#options.ask.conversation();
    const other = conversation.side === 'visitor' ? 'exhibitor' : 'visitor';
    this.#noteRead(conversation.side, conversation.readSeq);
    this.#noteRead(other, conversation.otherReadSeq);
    // what was told meanwhile is newer than this answer
    const { read } = this.#state.timeline;
    this.#set({ conversation: { ...conversation, readSeq: read[conversation.side], otherReadSeq: read[other] } });
    void this.#tellRead();
  }

  async #fetchMissing(): Promise<void> {
    const { ask, outbox } = this.#options;
    for (let hasMore = true; hasMore && !this.#closed;) {
      const { upTo } = this.#state.timeline;
      const page =
        upTo === null
          ? await ask.history({ limit: LIMITS.chatFetchCount })
          : await ask.history({ afterSeq: upTo, limit: LIMITS.chatCatchUpMax });
      for (const message of page.list) outbox.arrived(message);
      const now = this.#state.timeline;
      this.#setTimeline(upTo === null ? begun(now, page.list, page.lastSeq, page.hasMore) : caughtUp(now, page.list));
      // the first page is the newest: what it lacks is older
      hasMore = upTo !== null && page.hasMore && page.list.length > 0;
    }
  }

  /** Told once it can be: a mark that the server has not got is told again when the connection opens. */
  async #tellRead(): Promise<void> {
    const { conversation } = this.#state;
    const seq = this.#readTold;
    if (conversation === null || seq <= conversation.readSeq) return;
    const { connection, conversationId } = this.#options;
    const told = await connection.send('chat', 'read', { conversationId, seq }).catch(() => null);
    if (told === null || this.#state.conversation === null) return;
    this.#noteRead(conversation.side, told.readSeq);
    this.#set({ conversation: { ...this.#state.conversation, unread: told.unread } });
  }

  #noteRead(side: Side, seq: number): void {
    const { conversation, timeline } = this.#state;
    this.#setTimeline(withRead(timeline, side, seq));
    if (conversation === null) return;
    const own = side === conversation.side ? 'readSeq' : 'otherReadSeq';
    if (conversation[own] < seq) this.#set({ conversation: { ...conversation, [own]: seq } });
  }

  /** Whoever of the other side writes is there. */
  #noteThere(side: MessageSide): void {
    const { conversation } = this.#state;
    if (conversation === null || conversation.online || side === 'fair' || side === conversation.side) return;
    this.#set({ conversation: { ...conversation, online: true } });
  }

  #showTyping(side: Side): void {
    this.#noteThere(side);
    clearTimeout(this.#typingTimer);
    this.#typingTimer = setTimeout(() => this.#hideTyping(), TYPING_SHOWN_MILLISECONDS);
    if (!this.#state.typing) this.#set({ typing: true });
  }

  #hideTyping(): void {
    clearTimeout(this.#typingTimer);
    if (this.#state.typing) this.#set({ typing: false });
  }

  #setTimeline(timeline: Timeline): void {
    if (timeline !== this.#state.timeline) this.#set({ timeline });
  }

  #set(changed: Partial<OpenState>): void {
    if (this.#closed) return;
    this.#state = { ...this.#state, ...changed };
    this.#changed.tell();
  }
}
