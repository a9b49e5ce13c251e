import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const asked = z.object({
  q: z.union([z.string(), z.array(z.string())]),
  source: z.string(),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.string(),
});
export type Asked = z.output<typeof asked>;

type Answering = (reply: ServerResponse, question: Asked) => void;

/** Says a passage as an engine of the tests does: marks stay, the rest is said to be translated. */
const said = (passage: string, target: string): string => `[${target}] ${passage}`;

/** As LibreTranslate answers: one text for one, a list for a list, other signs than ASCII as escapes. */
export const translated: Answering = (reply, { q, target }) => {
  const translatedText = typeof q === 'string' ? said(q, target) : q.map((passage) => said(passage, target));
  const json = JSON.stringify({ translatedText }).replaceAll(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  reply.writeHead(200, { 'content-type': 'application/json' }).end(json);
};

/** An engine on this machine that speaks as LibreTranslate does, keeps what it was asked and answers as it is told. */
export async function openEngine() {
  const questions: Asked[] = [];
  const state: { answer: Answering } = { answer: translated };
  const server = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const question = asked.parse(JSON.parse(body));
      questions.push(question);
      state.answer(reply, question);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { questions, state, url: `http://127.0.0.1:${port}/translate`, close };
}
export type Engine = Awaited<ReturnType<typeof openEngine>>;
