import { Server as Engine } from 'engine.io';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { sessionChannel } from '@fairbridge/contract/session/session.channel.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { ClosedCheck } from '../http/call-run.ts';
import type { WithExhibition } from '../http/calls.ts';
import { failure } from '../http/failure.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import { logFailure } from '../http/failure-log.ts';
import type { ChannelRoutes } from './channel-routes.ts';
import type { BroadcastMessage } from './broadcaster.ts';
import type { RealtimeHub } from './realtime-hub.ts';
import { SocketBudget } from './socket-budget.ts';
import { handleSocketEvent, type EventOptions } from './socket-event.ts';
import { openedBefore, SocketGate } from './socket-gate.ts';
import { handshake, handshakeError, type AcceptedSocket } from './socket-handshake.ts';
import { channelsOf, endConnection, isInRoom, roomsOf, type SocketConnection } from './socket-connection.ts';
import { SocketRooms } from './socket-rooms.ts';
import { sweep, SWEEP_MILLISECONDS } from './socket-sweep.ts';
import { SlowSockets, type EngineConnection } from './slow-sockets.ts';
import { SOCKET_PATH, SocketUpgrades } from './socket-upgrades.ts';
import { languageOfRequest } from '../http/request-body.ts';

/** A client that has opened a line says within this time who it is. */
const SAYS_WHO_MILLISECONDS = 5_000;

export type SocketsOptions<S extends WithExhibition> = {
  base: string;
  channels: ChannelRoutes<S>;
  contextOf: (host: string) => Promise<S>;
  isOurHost: (host: string) => boolean;
  sessions: {
    callerOf: (ctx: S, token: string) => Promise<Caller | null>;
    callersUntouched: (ctx: S, tokens: readonly string[]) => Promise<ReadonlyMap<string, Caller>>;
  };
  closedCheck: ClosedCheck<S>;
  rate: RateLimiter;
  /** Of the general limits, for what is counted by socket. */
  rateMultiplier: number;
  /** Addresses that many people share. */
  venue: readonly string[];
  hub: RealtimeHub;
  /** On every answer that is no socket. */
  headers: Readonly<Record<string, string>>;
};

/** The sockets of this process. */
class SocketServer<S extends WithExhibition> {
  readonly #options: SocketsOptions<S>;
  readonly #app: FastifyInstance;
  readonly #gate: SocketGate;
  readonly #slow: SlowSockets;
  readonly #upgrades: SocketUpgrades;
  readonly #engine = new Engine({
    maxHttpBufferSize: LIMITS.socketFrameBytesMax,
    transports: ['polling', 'websocket'],
    // what is said is short, and packing it costs each line some 300 kB
    perMessageDeflate: false,
    httpCompression: false,
  });
  readonly #io = new Server({ serveClient: false, connectTimeout: SAYS_WHO_MILLISECONDS });
  readonly #lines = new Map<string, SocketConnection>();
  readonly #byAccount = new Map<string, Set<SocketConnection>>();
  readonly #asked = new WeakSet<object>();
  readonly #entered = new WeakMap<Socket, AcceptedSocket>();
  readonly #events: EventOptions<S>;
  #sweeping: NodeJS.Timeout | null = null;
  #closing = false;

  constructor(app: FastifyInstance, options: SocketsOptions<S>) {
    this.#app = app;
    this.#options = options;
    this.#gate = new SocketGate(options);
    this.#slow = new SlowSockets((count) => app.log.warn({ count }, 'ended sockets that do not read'));
    this.#upgrades = new SocketUpgrades(app);
    this.#events = {
      ...options,
      callerOf: options.sessions.callerOf,
      unexpected: (err, event) => app.log.error({ err, event }, 'an event failed'),
      refused: ({ caller, address }, call, { error }) =>
        logFailure({ log: app.log, ip: address }, { call, error, caller, objects: [] }),
    };
    this.#io.bind(this.#engine);
    this.#engine.on('connection', (conn: EngineConnection) => {
      this.#slow.add(conn);
      const whence = this.#gate.whenceOf(conn.request);
      if (whence !== null) conn.once('close', this.#gate.count(whence));
    });
    this.#io.use((socket, next) => void this.#knock(socket, next));
    this.#io.on('connection', (socket) => this.#open(socket));
    options.hub.serve({
      deliver: (told, except) => this.#deliver(told, except),
      missed: () => void this.#io.emit(`${sessionChannel.name}.missed`, {}),
    });
  }

  /** A request for the path of the sockets, before its body is read. */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const refused = this.#closing ? 'unavailable' : this.#gate.refused(request);
    if (refused !== null) {
      const { status, body } = failure(refused, languageOfRequest(request));
      return reply.code(status).header('cache-control', 'no-store').header('connection', 'close').send(body);
    }
    reply.hijack();
    const upgrade = this.#upgrades.take(request.raw);
    const open = openedBefore(request.raw);
    if (open !== null) this.#slow.addOutput(open, upgrade?.socket ?? reply.raw);
    if (upgrade !== null) {
      this.#engine.handleUpgrade(Object.assign(request.raw), upgrade.socket, upgrade.head);
      return reply;
    }
    for (const [name, value] of Object.entries(this.#options.headers)) reply.raw.setHeader(name, value);
    this.#engine.handleRequest(Object.assign(request.raw), reply.raw);
    return reply;
  }

  async #knock(socket: Socket, next: (refused?: Error) => void): Promise<void> {
    let refused: Error | null;
    try {
      refused = await this.#letIn(socket);
    } catch (err) {
      this.#app.log.error({ err }, 'letting a socket in');
      refused = handshakeError(failure('server', 'zh'));
    }
    next(refused ?? undefined);
  }

  /** Null where this client may come in. A line asks once: what asks again while it waits is no browser. */
  async #letIn(socket: Socket): Promise<Error | null> {
    const { conn } = socket;
    const whence = this.#gate.whenceOf(socket.request);
    if (this.#asked.has(conn) || whence === null) {
      conn.close();
      return new Error('asked twice');
    }
    this.#asked.add(conn);
    const { contextOf, sessions, channels, rate } = this.#options;
    const asked = { contextOf, callersUntouched: sessions.callersUntouched, channels: channels.channels, rate };
    const found = await handshake(asked, socket.handshake.auth, whence);
    if ('error' in found) {
      logFailure(
        { log: this.#app.log, ip: whence.address },
        { call: 'socket', error: found.error, caller: null, objects: [] },
      );
      return handshakeError(found);
    }
    this.#entered.set(socket, found);
    return null;
  }

  #open(socket: Socket): void {
    const entered = this.#entered.get(socket);
    const whence = this.#gate.whenceOf(socket.request);
    if (entered === undefined || whence === null || this.#closing) return void socket.disconnect(true);
    const line: SocketConnection = {
      socket,
      ...whence,
      ...entered,
      rooms: roomsOf(entered.caller),
      entered: new SocketRooms(socket),
      budget: new SocketBudget(this.#options.rateMultiplier),
      turn: Promise.resolve(),
      waiting: 0,
    };
    const channels = channelsOf(this.#options.channels.channels, line.caller);
    void socket.join(channels.flatMap(({ name }) => line.rooms.map((room) => isInRoom(name, room))));
    this.#keep(line);
    // never handed on: nothing that a client sends is dispatched by a name of its choosing
    socket.use((sent) => handleSocketEvent(this.#events, line, sent));
    socket.once('disconnect', () => this.#forget(line));
  }

  #deliver({ event, rooms, data }: BroadcastMessage, except?: SocketRooms): void {
    const [channel = '', what = ''] = event.split('.');
    const hearing = rooms.map((room) => isInRoom(channel, room));
    const hears = this.#io.to(hearing);
    (except === undefined ? hears : hears.except(except.ofItself)).emit(event, data);
    const declared = this.#options.channels.channels.find(({ name }) => name === channel);
    if (declared?.receives[what]?.closesRooms === true) this.#io.in(hearing).socketsLeave(hearing);
  }

  #keep(line: SocketConnection): void {
    this.#lines.set(line.socket.id, line);
    this.#sweeping ??= setTimeout(() => void this.#sweep(), SWEEP_MILLISECONDS).unref();
    if (line.caller.kind === 'anonymous') return;
    const { accountId } = line.caller;
    const ofAccount = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, ofAccount.add(line));
    this.#options.hub.enter(line.rooms);
    const [oldest] = ofAccount;
    if (ofAccount.size > LIMITS.socketsPerAccountMax && oldest !== undefined) endConnection(oldest, 'elsewhere');
  }

  #forget(line: SocketConnection): void {
    this.#lines.delete(line.socket.id);
    if (line.caller.kind === 'anonymous') return;
    const { accountId } = line.caller;
    const ofAccount = this.#byAccount.get(accountId);
    ofAccount?.delete(line);
    if (ofAccount?.size === 0) this.#byAccount.delete(accountId);
    this.#options.hub.leave(line.rooms);
  }

  /** Counted from the beginning of one asking to that of the next: an asking that takes long must not cost the next one its turn. */
  async #sweep(): Promise<void> {
    const began = Date.now();
    const { contextOf, sessions, channels } = this.#options;
    const asked = { contextOf, callersUntouched: sessions.callersUntouched, channels: channels.channels };
    try {
      await sweep(asked, this.#lines.values());
    } catch (err) {
      this.#app.log.error({ err }, 'asking for the sessions of sockets');
    }
    this.#sweeping = null;
    if (this.#closing || this.#lines.size === 0) return;
    this.#sweeping = setTimeout(() => void this.#sweep(), Math.max(0, began + SWEEP_MILLISECONDS - Date.now())).unref();
  }

  /** Closes every line so that its client knows to come back. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#sweeping !== null) clearTimeout(this.#sweeping);
    this.#slow.close();
    this.#engine.close();
    await this.#upgrades.close();
  }
}

/** Sockets at `${base}/socket`; they are closed with the server, before it stops to listen. */
export function mountSockets<S extends WithExhibition>(app: FastifyInstance, options: SocketsOptions<S>): void {
  const sockets = new SocketServer(app, options);
  app.route({
    method: ['GET', 'POST'],
    url: options.base + SOCKET_PATH,
    exposeHeadRoute: false,
    config: { sockets: true },
    onRequest: (request, reply) => sockets.serve(request, reply),
    // everything is answered before
    handler: () => {
      throw new Error('a request for a socket went through');
    },
  });
  app.addHook('preClose', () => sockets.close());
}
