import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { pass as passCall } from '@fairbridge/contract/live/live-room.calls.ts';
import type { LiveMessage, RoomState } from '@fairbridge/contract/live/live-room.shapes.ts';
import { failureOf } from '../../failure.ts';
import type { Connection } from '../../realtime/connection.ts';
import { Listeners } from '../../realtime/listeners.ts';

export type RoomPass = OutputOf<typeof passCall>;

/** `joining`: not in the room yet, or not any more for a moment. `shut`: it lets nobody in. */
export type RoomView = {
  place: 'joining' | 'joined' | 'shut';
  pass: RoomPass | null;
  messages: readonly LiveMessage[];
  /** Null until it is known. */
  state: RoomState | null;
};

/** So many of the newest are held. */
const HELD = 300;
/** A browser that the server has sent out of a room comes back after a random time, so that not all come at once. */
const BACK_WITHIN_MS = 2_000;

export const EMPTY_ROOM: RoomView = { place: 'joining', pass: null, messages: [], state: null };

/** Both, each once, in their order. */
const merged = (before: readonly LiveMessage[], more: readonly LiveMessage[]): readonly LiveMessage[] =>
  [...new Map([...before, ...more].map((one) => [one.id, one])).values()]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-HELD);

type Options = {
  id: string;
  connection: Connection;
  askPass: () => Promise<RoomPass>;
  /** In milliseconds, below this. */
  wait?: (most: number) => number;
};

/** The room of one live over one line: entered when the line opens, and again whenever it has opened anew. */
export class LiveRoom {
  readonly #options: Options;
  readonly #changed = new Listeners();
  readonly #stops: (() => void)[];
  #view = EMPTY_ROOM;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
    const { connection, id } = options;
    this.#stops = [
      connection.hear('liveRoom', 'message', (message) => {
        if (message.liveId === id) this.#set({ messages: merged(this.#view.messages, [message]) });
      }),
      connection.hear('liveRoom', 'removed', ({ liveId, messageIds }) => {
        if (liveId === id) this.#set({ messages: this.#view.messages.filter((one) => !messageIds.includes(one.id)) });
      }),
      connection.hear('liveRoom', 'state', (state) => {
        if (state.liveId === id) this.#set({ state });
      }),
      connection.hear('liveRoom', 'closed', ({ liveId }) => {
        if (liveId === id) this.#comeBack();
      }),
      connection.whenOpen(() => void this.join()),
    ];
  }

  view = (): RoomView => this.#view;
  subscribe = (listener: () => void): (() => void) => this.#changed.add(listener);

  /** Enters with a new pass. */
  join = async (): Promise<void> => {
    const { connection, askPass, id } = this.#options;
    try {
      const pass = await askPass();
      const { messages, state } = await connection.send('liveRoom', 'join', { id, sig: pass.sig });
      // what was deleted meanwhile does not stand in the answer
      this.#set({ place: 'joined', pass, state, messages: merged([], messages) });
    } catch (error) {
      // without an answer the line has broken, and opens again
      if (failureOf(error) !== null) this.#set({ place: 'shut' });
    }
  };

  /** @throws CallFailed, NotAcknowledged */
  send = async (message: string, clientId: string): Promise<void> => {
    const { connection, id } = this.#options;
    const send = () => connection.send('liveRoom', 'send', { id, message, clientId });
    const said = await send().catch(async (error: unknown) => {
      if (failureOf(error)?.name !== 'livePassEnded') throw error;
      await this.join();
      return send();
    });
    this.#set({ messages: merged(this.#view.messages, [said]) });
  };

  close = (): void => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#options.connection.send('liveRoom', 'quit', { id: this.#options.id }).catch(() => null);
  };

  #comeBack(): void {
    const { wait = (most) => Math.random() * most } = this.#options;
    clearTimeout(this.#timer);
    this.#set({ place: 'joining' });
    this.#timer = setTimeout(() => void this.join(), wait(BACK_WITHIN_MS));
  }

  #set(changed: Partial<RoomView>): void {
    if (this.#isClosed) return;
    this.#view = { ...this.#view, ...changed };
    this.#changed.tell();
  }
}
