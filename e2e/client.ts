import http from 'node:http';
import { httpClient, type CallApi } from '@fairbridge/contract/client.ts';
import { sendBytes } from '@fairbridge/contract/file-client.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { stream } from '@fairbridge/contract/upload/upload.calls.ts';

/** Where the portal listens, such as `http://localhost:40123`; known once `server.ts` has started it. */
export const origin = (): string => process.env['E2E_ORIGIN'] ?? '';

const CONTEXT = { languageType: 'zh', exhibitionId: '', appId: 'e2e', terminal: 'PC', subjectType: '' } as const;

/** The contract's calls with a token of one's own, and uploads, which answer the file's id. */
export type Client = {
  token: string | null;
  call: CallApi;
  upload: (use: PictureUse, bytes: Buffer) => Promise<string>;
};

/** Whoever has this token, for calls that take or answer bytes. */
export const callerOf = (token: string | null) => ({ context: () => CONTEXT, token: () => token, base: origin() });

export function clientOf(token: string | null): Client {
  const caller = callerOf(token);
  return {
    token,
    call: httpClient(caller),
    upload: async (use, bytes) => (await sendBytes(stream, { use }, new Blob([new Uint8Array(bytes)]), caller)).id,
  };
}

/** Browsers take every name under `localhost` for this machine, Node does not. `from`: the address of this machine that asks. */
const fetchFrom =
  (from?: string): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const { host, port, pathname, search } = new URL(input instanceof Request ? input.url : input);
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host };
      const to = {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        ...(from !== undefined && { localAddress: from }),
      };
      const asked = { ...to, method: init?.method ?? 'GET', headers };
      const request = http.request(asked, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500 })));
      });
      request.on('error', reject).end(typeof init?.body === 'string' ? init.body : undefined);
    });

/** The contract's calls at another fair of this machine, or of another portal on it. */
export const callAt = (base: string, token: string | null): CallApi =>
  httpClient({ ...callerOf(token), base, fetch: fetchFrom() });

/**
 * Nobody yet, at an address of their own: what one address may do in an hour is enough for people, not for all people of all journeys. Every
 * address that begins with 127 is this machine.
 */
export function newClient(): Pick<Client, 'token' | 'call'> {
  const part = (): number => 1 + Math.floor(Math.random() * 250);
  const from = `127.${part()}.${part()}.${part()}`;
  return { token: null, call: httpClient({ ...callerOf(null), fetch: fetchFrom(from) }) };
}

type Raw = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Asks the server for an address as it is: no cookies, no following, no unpacking. `host` chooses the fair. */
export function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  const { port } = new URL(origin());
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });
}
