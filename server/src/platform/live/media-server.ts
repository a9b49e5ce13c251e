import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasBearer } from './media-token.ts';
import { Broadcast, type BroadcastState, type Publisher } from './broadcast.ts';
import { CameraPublisher } from './camera-publisher.ts';
import { cameraPiece, Cameras } from './cameras.ts';
import type { PublishEvent } from './publish-hook.ts';
import { PublishLimits, WRONG_KEY_MS } from './publish-limits.ts';
import type { BroadcastRefusal } from './broadcast-refusal.ts';
import type { MissingTrack } from './missing-track.ts';
import { RtmpConnection, type PublishWish } from './rtmp-connection.ts';

const APP = 'live';
const NAME = /^[\w-]{1,64}$/;

export type MediaServerOptions = {
  /** Port for encoders, on all addresses of the machine. */
  rtmpPort: number;
  rtmpHost: string;
  /** Where broadcasts are written, a folder each; it is there. */
  folder: string;
  /** Null where there is none: cameras whose sound is not AAC are refused then. */
  ffmpeg: string | null;
  /** Whoever asks for streams has to show it. */
  token: string;
  /** Whether this may be published, or that it is over. */
  hook: (event: PublishEvent) => Promise<boolean>;
  log: (facts: object, message: string) => void;
};

/**
 * Takes broadcasts in over RTMP, records them, and hands them to the portal over HTTP on this machine. It knows no fair and no database: whether a
 * key is right it asks the portal; and a portal that is started anew finds every broadcast where it was.
 */
export class MediaServer {
  readonly #options: MediaServerOptions;
  readonly #broadcasts = new Map<string, Broadcast>();
  readonly #cameras = new Cameras((name, key) => this.#openCamera(name, key));
  readonly #limits = new PublishLimits();
  readonly #rtmp: Server;
  readonly #http: HttpServer;

  constructor(options: MediaServerOptions) {
    this.#options = options;
    this.#rtmp = createServer({ noDelay: true }, (socket) => this.#accept(socket));
    this.#http = createHttpServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** Resolves to the port of its HTTP side, which listens on this machine alone. */
  async listen(): Promise<{ rtmp: number; http: number }> {
    const { rtmpPort, rtmpHost } = this.#options;
    const http = await listening(this.#http, 0, '127.0.0.1');
    // whatever an earlier one was being sent is not sent any more
    await this.#tell({ action: 'on_start', app: APP, stream: '', param: '', ip: '' });
    const rtmp = await listening(this.#rtmp, rtmpPort, rtmpHost);
    return { rtmp, http };
  }

  async close(): Promise<void> {
    this.#rtmp.close();
    await Promise.all([...this.#broadcasts.values()].map((broadcast) => broadcast.end()));
    this.#http.close();
    this.#http.closeAllConnections();
  }

  #accept(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    let wish: PublishWish | null = null;
    let broadcast: Broadcast | null = null;
    const close = (): void => connection.close();
    const connection = new RtmpConnection(socket, {
      mayPublish: async (wanted) => {
        wish = wanted;
        const admitted = await this.#admit(wanted, publisher);
        if (typeof admitted !== 'string') broadcast = admitted;
        else await this.#refuse(admitted, wanted.name, address);
        this.#limits.leave(address, close);
        return broadcast !== null;
      },
      onTag: (tag) => broadcast?.push(publisher, tag),
      onClose: (refusal) => {
        this.#limits.leave(address, close);
        if (broadcast !== null && wish !== null) this.#leave(broadcast, publisher, wish.name, refusal);
      },
    });
    const publisher: Publisher = { address, close };
    this.#limits.enter(address, close);
  }

  async #admit({ app, name, key }: PublishWish, publisher: Publisher): Promise<Broadcast | 'refused' | 'another'> {
    const asked = {
      action: 'on_publish',
      app,
      stream: name,
      param: `?key=${encodeURIComponent(key)}`,
      ip: publisher.address,
    } as const;
    if (app !== APP || !NAME.test(name) || !(await this.#options.hook(asked))) return 'refused';
    const broadcast = this.#broadcasts.get(name) ?? this.#begin(name);
    return (await broadcast.publish(publisher)) ? broadcast : 'another';
  }

  async #refuse(why: 'refused' | 'another', stream: string, address: string): Promise<void> {
    const delay = why === 'refused' ? this.#limits.countWrong(address, stream) : WRONG_KEY_MS;
    const message = why === 'refused' ? 'a publisher was refused' : 'a second publisher was refused';
    this.#options.log({ stream, address }, message);
    await sleep(delay);
  }

  /** A browser that shows the right key, with what it records. */
  async #openCamera(name: string, key: string): Promise<CameraPublisher | 'refused' | 'another'> {
    let camera: CameraPublisher | null = null;
    const publisher: Publisher = { address: '', close: () => camera?.close() };
    const admitted = await this.#admit({ app: APP, name, key }, publisher);
    if (typeof admitted === 'string') return admitted;
    const { ffmpeg, folder } = this.#options;
    camera = new CameraPublisher(
      { ffmpeg, folder },
      {
        onTag: (tag) => admitted.push(publisher, tag),
        onClose: (refusal) => this.#leave(admitted, publisher, name, refusal),
      },
    );
    return camera;
  }

  #leave(broadcast: Broadcast, publisher: Publisher, stream: string, refusal: BroadcastRefusal | null): void {
    if (!broadcast.leave(publisher)) return;
    const param = refusal === null ? '' : `?${new URLSearchParams({ reason: refusal.reason, codec: refusal.codec })}`;
    if (refusal !== null) this.#options.log({ stream, ...refusal }, 'a publisher was closed');
    void this.#tell({ action: 'on_unpublish', app: APP, stream, param, ip: publisher.address });
  }

  #tellMissing(stream: string, missing: MissingTrack | null): void {
    void this.#tell({ action: 'on_missing', app: APP, stream, param: `?missing=${missing ?? ''}`, ip: '' });
  }

  #begin(name: string): Broadcast {
    const broadcast = new Broadcast({
      name,
      folder: path.join(this.#options.folder, name),
      log: this.#options.log,
      onMissing: (missing) => this.#tellMissing(name, missing),
      onGone: () => {
        if (this.#broadcasts.get(name) === broadcast) this.#broadcasts.delete(name);
      },
    });
    this.#broadcasts.set(name, broadcast);
    return broadcast;
  }

  async #tell(event: PublishEvent): Promise<void> {
    try {
      await this.#options.hook(event);
    } catch (err) {
      // the portal asks for the state of every stream when it is back
      this.#options.log({ err }, 'the portal could not be told');
    }
  }

  /** `GET /streams`, `GET /streams/<name>.flv`, `POST /streams/<name>/camera`, `DELETE /streams/<name>`, `DELETE /streams/<name>/publisher`. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!hasBearer(request.headers.authorization, this.#options.token)) return void response.writeHead(401).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://media.invalid');
    if (request.method === 'GET' && pathname === '/streams') {
      const states: BroadcastState[] = [...this.#broadcasts.values()].map(({ state }) => state);
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(states));
    }
    const [, name = '', part = ''] = /^\/streams\/([\w-]{1,64})(\.flv|\/publisher|\/camera)?$/.exec(pathname) ?? [];
    const broadcast = this.#broadcasts.get(name);
    if (request.method === 'POST' && part === '/camera') {
      const piece = cameraPiece.parse(JSON.parse(searchParams.get('piece') ?? ''));
      const answer = await this.#cameras.take(name, piece, await buffer(request)).catch(() => 'lost' as const);
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
    if (request.method === 'DELETE' && name !== '' && (part === '' || part === '/publisher')) {
      if (part === '') await broadcast?.end();
      else broadcast?.cutOff();
      return void response.writeHead(204).end();
    }
    if (request.method !== 'GET' || part !== '.flv' || broadcast === undefined)
      return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'video/x-flv' });
    broadcast.stream.add(response);
    response.on('close', () => broadcast.stream.remove(response));
  }
}

function listening(server: Server | HttpServer, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
