import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = { url: string; received: Email[]; close: () => Promise<void> };

const refusal = (answer: string): Error =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/**
 * A real mail server that keeps what it is given. `answerOf` says what it answers to a recipient, such as `550 5.1.1 no such user`; `drop`
 * ends the line without a word, null takes the e-mail. `refusalOf` says the same of an e-mail that was read.
 */
export async function openMailServer(
  answerOf: (address: string) => string | null,
  refusalOf: (mail: Email) => string | null = () => null,
): Promise<MailServer> {
  const received: Email[] = [];
  const lines = new Set<Socket>();
  const lineOf = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // connections that the sender keeps for its next mail
    closeTimeout: 100,
    onConnect: ({ id, remotePort }, done) => {
      const line = [...lines].find((one) => one.remotePort === remotePort);
      if (line !== undefined) lineOf.set(id, line);
      done();
    },
    onRcptTo: ({ address }, session, done) => {
      const answer = answerOf(address);
      if (answer === null) return done();
      if (answer === 'drop') return void lineOf.get(session.id)?.destroy();
      done(refusal(answer));
    },
    onData: (stream, _session, done) => {
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(await text(stream));
        const answer = refusalOf(mail);
        if (answer !== null) return done(refusal(answer));
        received.push(mail);
        done();
      };
      void keep();
    },
  });
  server.server.on('connection', (line: Socket) => void lines.add(line));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const at = server.server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
