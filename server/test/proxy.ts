import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy before a database or a portal: cut, silent, or mended again (guarantees, 'toxic proxy'). */
export type Proxy = {
  /** The same server, by way of the proxy. */
  url: string;
  /** Drops every connection and refuses new ones. */
  cut: () => Promise<void>;
  /** Takes connections and bytes, and answers nothing. */
  silence: () => void;
  /** Reads nothing of what the server answers on the connections that are open, and passes on what is sent to it. */
  stopReading: () => void;
  readAgain: () => void;
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let silent = false;
  let server: Server | null = null;
  let port = 0;

  function join(client: Socket): void {
    const upstream = connect(Number(target.port), target.hostname);
    upstreams.add(upstream);
    upstream.on('close', () => upstreams.delete(upstream));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes) => void (silent || upstream.write(bytes)));
    upstream.on('data', (bytes) => void (silent || client.write(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }

  async function listen(): Promise<void> {
    const made = createServer(join);
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    const address = made.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    server = made;
  }

  async function cut(): Promise<void> {
    const open = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (open !== null) await new Promise<void>((resolve) => open.close(() => resolve()));
  }

  await listen();
  target.port = String(port);
  const url = target.href;
  target.port = new URL(databaseUrl).port;
  return {
    url,
    cut,
    silence: () => void (silent = true),
    stopReading: () => upstreams.forEach((upstream) => upstream.pause()),
    readAgain: () => upstreams.forEach((upstream) => upstream.resume()),
    mend: async () => {
      // what waited in silence would never be answered
      for (const socket of sockets) socket.destroy();
      silent = false;
      if (server === null) await listen();
    },
    close: cut,
  };
}
