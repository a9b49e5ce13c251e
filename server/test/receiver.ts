import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A receiver on this machine, as an exhibitor's system is one: keeps what arrives, and answers as it is told. */
export async function openReceiver() {
  const received: Received[] = [];
  const state = { status: 200, text: 'ok' };
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      reply.writeHead(state.status).end(state.text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { received, state, port, url: `http://localhost:${port}/fairbridge`, close };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
