import { CallFailed, openAnswer } from '@fairbridge/contract/client.ts';
import {
  NotAcknowledged,
  type ChannelName,
  type Connection,
  type ConnectionEnd,
  type ConnectionState,
  type ReceivedData,
  type ReceivedVerb,
  type SentOutput,
} from './connection.ts';
import type { RealtimeSocket, OpenSocket } from './socket.ts';
import { Listeners } from './listeners.ts';

/** Ruling of section 8: at most five tries, two seconds apart; each window waits its own time, so that a restart is no stampede (G54). */
const TRIES = 5;
const WAIT_MILLISECONDS = 2_000;
const JITTER = 0.2;
const ACKNOWLEDGED_MILLISECONDS = 10_000;
/** What everybody may have missed is not fetched by everybody at once. */
const FETCHED_WITHIN_MILLISECONDS = 2_000;

/** Where the network goes and comes: the window of a browser. */
export type Network = {
  isThere: () => boolean;
  addEventListener: (what: 'online' | 'offline', listener: () => void) => void;
};

type Options = {
  /** How a line is made; null where nobody is signed in. */
  open: OpenSocket | null;
  network: Network;
  random?: () => number;
};

/** What may come right by trying again. */
const PASSES = ['tooMany', 'unavailable', 'server', 'beingPrepared'];

/** One connection over all its lines. */
export class Connecting implements Connection {
  readonly #network: Network;
  readonly #random: () => number;
  readonly #changed = new Listeners();
  readonly #opened = new Listeners();
  readonly #told = new Map<string, Listeners<[unknown]>>();
  readonly #waiting = new Set<(error: NotAcknowledged) => void>();
  #open: OpenSocket | null;
  #line: RealtimeSocket | null = null;
  #state: ConnectionState = 'connecting';
  #end: ConnectionEnd | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ open, network, random = Math.random }: Options) {
    this.#open = open;
    this.#network = network;
    this.#random = random;
    network.addEventListener('online', () => this.#goOn());
    network.addEventListener('offline', () => this.#goOffline());
    this.#begin();
  }

  state = (): ConnectionState => this.#state;
  end = (): ConnectionEnd | null => this.#end;
  subscribe = (listener: () => void): (() => void) => this.#changed.add(listener);

  whenOpen = (listener: () => void): (() => void) => {
    if (this.#state === 'open') listener();
    return this.#opened.add(listener);
  };

  hear = <N extends ChannelName, K extends ReceivedVerb<N>>(
    channel: N,
    what: K,
    listener: (data: ReceivedData<N, K>) => void,
  ): (() => void) => {
    const event = `${channel}.${what}`;
    const told = this.#told.get(event) ?? new Listeners<[unknown]>();
    this.#told.set(event, told);
    // our own server has parsed it by the same schema
    return told.add((data) => listener(data as ReceivedData<N, K>));
  };

  send: Connection['send'] = async (channel, verb, input) => {
    const answer = await this.#acknowledged(`${channel}.${verb}`, input);
    return openAnswer(0, answer) as SentOutput<typeof channel, typeof verb>;
  };

  again = (): void => {
    if (this.#end !== null && this.#end !== 'elsewhere') return;
    if (this.#state === 'stopped' || this.#state === 'waiting' || this.#state === 'ended') this.#begin();
  };

  /** Somebody else is signed in, in another role, or nobody (null): everything from the beginning. Who listens goes on listening. */
  restart(open: OpenSocket | null): void {
    this.#open = open;
    this.#begin();
  }

  #acknowledged(event: string, input: unknown): Promise<unknown> {
    const line = this.#line;
    if (this.#state !== 'open' || line === null) return Promise.reject(new NotAcknowledged('not connected'));
    return new Promise((resolve, reject) => {
      const fail = (error: NotAcknowledged): void => {
        clearTimeout(timer);
        this.#waiting.delete(fail);
        reject(error);
      };
      const timer = setTimeout(() => fail(new NotAcknowledged('no answer')), ACKNOWLEDGED_MILLISECONDS);
      this.#waiting.add(fail);
      line.emit(event, input, (answer) => {
        clearTimeout(timer);
        this.#waiting.delete(fail);
        resolve(answer);
      });
    });
  }

  #begin(): void {
    this.#tries = 0;
    this.#try();
  }

  #try(): void {
    this.#drop();
    if (this.#open === null) return this.#finish('closed');
    if (!this.#network.isThere()) return this.#become('offline');
    this.#become('connecting');
    // what an older line still says is no news
    const ours = (react: () => void): void => {
      if (this.#line === line) react();
    };
    const line: RealtimeSocket = this.#open({
      opened: () => ours(() => this.#onOpened()),
      refused: (body) => ours(() => this.#onRefused(body)),
      closed: () => ours(() => this.#onClosed()),
      heard: (event, data) => ours(() => this.#onHeard(event, data)),
    });
    this.#line = line;
  }

  #onOpened(): void {
    this.#tries = 0;
    this.#become('open');
    this.#opened.tell();
  }

  #onClosed(): void {
    this.#drop();
    if (!this.#network.isThere()) return this.#become('offline');
    if (this.#tries >= TRIES) return this.#become('stopped');
    this.#tries += 1;
    const wait = WAIT_MILLISECONDS * (1 - JITTER + 2 * JITTER * this.#random());
    this.#timer = setTimeout(() => this.#try(), wait);
    this.#become('waiting');
  }

  #onRefused(body: unknown): void {
    if (PASSES.includes(nameOf(body))) return this.#onClosed();
    this.#drop();
    this.#finish(nameOf(body) === 'sessionExpired' ? 'session' : 'refused');
  }

  #onHeard(event: string, data: unknown): void {
    if (event === 'session.ended') {
      this.#drop();
      return this.#finish(isElsewhere(data) ? 'elsewhere' : 'session');
    }
    if (event === 'session.missed')
      return void setTimeout(
        () => this.#state === 'open' && this.#opened.tell(),
        FETCHED_WITHIN_MILLISECONDS * this.#random(),
      );
    this.#told.get(event)?.tell(data);
  }

  #goOn(): void {
    if (this.#state === 'offline' || this.#state === 'stopped' || this.#state === 'waiting') this.#begin();
  }

  #goOffline(): void {
    if (this.#state === 'ended') return;
    this.#drop();
    this.#become('offline');
  }

  /** Ends the line: what has no answer yet gets none. */
  #drop(): void {
    clearTimeout(this.#timer);
    const line = this.#line;
    this.#line = null;
    line?.close();
    for (const fail of this.#waiting) fail(new NotAcknowledged('the connection broke'));
  }

  #finish(end: ConnectionEnd): void {
    this.#end = end;
    this.#set('ended');
  }

  #become(state: Exclude<ConnectionState, 'ended'>): void {
    this.#end = null;
    this.#set(state);
  }

  #set(state: ConnectionState): void {
    this.#state = state;
    this.#changed.tell();
  }
}

const isElsewhere = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'why' in data && data.why === 'elsewhere';

/** The name of the error in an envelope; of what is none, that of a fault of the server. */
function nameOf(body: unknown): string {
  try {
    openAnswer(0, body);
  } catch (error) {
    if (error instanceof CallFailed) return error.error ?? 'server';
  }
  return 'server';
}
