import { ServerResponse, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long a browser has to say goodbye before its line is cut. */
const GOODBYE_MILLISECONDS = 1_000;
const LOOK_MILLISECONDS = 20;

type Upgrade = { head: Buffer; socket: Duplex; response: ServerResponse };

/** The path that sockets ask for. */
export const SOCKET_PATH = '/socket';
export const asksForSocket = (base: string, { url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url?.split('?')[0] === base + SOCKET_PATH;

/**
 * Requests that want to become sockets go through the routes like all others, so that address, host and counting are the same for them; whoever
 * answers one takes its line (`take`), or refuses it like any request.
 */
export class SocketUpgrades {
  readonly #waiting = new WeakMap<IncomingMessage, Upgrade>();
  readonly #open = new Set<Duplex>();
  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (raw, socket, head) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
      // a line that breaks is closed, and that is all
      socket.on('error', () => socket.destroy());
      const response = new ServerResponse(raw);
      response.shouldKeepAlive = false;
      response.assignSocket(Object.assign(socket));
      response.once('finish', () => socket.end());
      this.#waiting.set(raw, { head, socket, response });
      app.routing(raw, response);
    });
  }

  /** The line of a request that is an upgrade, taken from the routes; null for every other one. */
  take(raw: IncomingMessage): { socket: Duplex; head: Buffer } | null {
    const upgrade = this.#waiting.get(raw);
    if (upgrade === undefined) return null;
    const { response, socket, head } = upgrade;
    response.removeAllListeners('finish');
    response.detachSocket(Object.assign(socket));
    return { socket, head };
  }

  /** Waits a moment for those that are saying goodbye, then cuts what is left: a server that closes waits for every line. */
  async close(): Promise<void> {
    const until = Date.now() + GOODBYE_MILLISECONDS;
    while (this.#open.size > 0 && Date.now() < until) await sleep(LOOK_MILLISECONDS);
    for (const socket of this.#open) socket.destroy();
  }
}
