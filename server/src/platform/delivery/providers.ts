import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export type Outgoing = {
  id: string;
  kind: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  link: string | null;
  createdAt: Date;
};
/** Takes one message out of the house. Throwing means: try again later. */
export type Provider = (message: Outgoing) => Promise<void>;

/** The default: nothing leaves; the message stays in the outbox that the local operator can open (ruling 2.4). */
export const outboxProvider: Provider = async () => {};

/** E-mail by SMTP. SMS stays in the outbox until a provider for it is configured. */
export function smtpProvider(url: string, from: string): Provider {
  const transport = createTransport(url, { from });
  return async (message) => {
    if (message.kind !== 'email') return;
    await transport.sendMail({ to: message.recipient, subject: message.subject, text: message.body });
  };
}

/** Also writes every message as one JSON file, so that an outside client can drive every flow (ruling 2.4). */
export function withOutboxFolder(folder: string, next: Provider): Provider {
  return async (message) => {
    await mkdir(folder, { recursive: true });
    const { id, kind, recipient: to, code, link, subject, body: text, createdAt } = message;
    const at = createdAt.toISOString();
    const name = `${at.replaceAll(/[:.]/g, '-')}-${id}.json`;
    await writeFile(
      path.join(folder, name),
      JSON.stringify({ kind, to, code, link, solution: null, subject, text, at }),
    );
    await next(message);
  };
}
