import { createTransport } from 'nodemailer';
import type { MailFailure } from '@fairbridge/contract/mail/mail.failures.ts';
import { z } from 'zod';
import { mailFailureOf } from './mail-failure.ts';
import { writeOutboxFile } from './outbox-file.ts';

export type Outgoing = {
  id: string;
  kind: 'email' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  html: string;
  signature: string;
  senderName: string;
  replyTo: string;
  unsubscribeLink: string | null;
  code: string | null;
  link: string | null;
  calendar: { method: string; text: string } | null;
  createdAt: Date;
};

/** Takes one message out of the house. Throwing means: try again later, unless it is `Undeliverable`. */
export type Provider = { send: (message: Outgoing) => Promise<void>; close: () => void };

/** An e-mail was not accepted, and what that means. */
export class MailNotAccepted extends Error {
  failure: MailFailure;
  /** Refused for good: trying again would only annoy the other side. */
  final: boolean;
  constructor(text: string, failure: MailFailure, final: boolean) {
    super(text);
    this.failure = failure;
    this.final = final;
  }
}

/** The same of an SMS. */
export class Undeliverable extends Error {}

/** The address of MAIL_FROM, which is written with or without a name. */
const addressIn = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();

export type ProviderConfig = {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  SMS_URL?: string | undefined;
  SMS_TOKEN?: string | undefined;
  OUTBOX_DIR?: string | undefined;
};

const SECONDS = 1_000;
/** What a server said, cut to what fits a line of the log. */
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

const refusal = z.looseObject({ responseCode: z.int().min(500), command: z.enum(['RCPT TO', 'DATA']) });

/**
 * E-mail by SMTP. A 5xx about the recipient or the content is a bounce; what concerns ourselves (log-in, sender, no connection,
 * 4xx) is worth another try.
 */
export function smtpProvider(url: string, from: string): Provider {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 30 * SECONDS,
      // a body is always ours: it must never make this server read a file or fetch an address
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const send = async (message: Outgoing): Promise<void> => {
    const { id, recipient, subject, body, html, senderName, replyTo, unsubscribeLink, calendar } = message;
    try {
      await transport.sendMail({
        // as an object it is one address, whatever stands in it
        to: { name: '', address: recipient },
        ...(senderName !== '' && { from: { name: senderName, address: addressIn(from) } }),
        ...(replyTo !== '' && { replyTo: { name: senderName, address: replyTo } }),
        subject,
        text: body,
        ...(html !== '' && { html }),
        ...(calendar !== null && { icalEvent: { method: calendar.method, content: calendar.text } }),
        // the same on every try, so that a mail handed over twice is known for one
        messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'fairbridge.invalid'}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeLink !== null && {
            'List-Unsubscribe': `<${unsubscribeLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw new MailNotAccepted(said(error), mailFailureOf(error), refusal.safeParse(error).success);
    }
  };
  return { send, close: () => transport.close() };
}

/**
 * SMS by a gateway of one's own choice: POST of JSON {to, text, signature}; `to` is E.164 with its plus sign, `text` is what the
 * recipient reads, `signature` the registered name within it. 2xx is taken over; 400, 404, 410 and 422 mean this message is refused.
 */
export function smsProvider(url: string, token: string | undefined): Provider {
  const send = async (message: Outgoing): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // a gateway that knows this header sends a text once however often it is handed over
        'idempotency-key': message.id,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        to: `+${message.recipient.replace(/^\+/, '')}`,
        text: message.body,
        signature: message.signature,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(15 * SECONDS),
    });
    if (answer.ok) return answer.body?.cancel();
    const text = `the SMS gateway answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`;
    if ([400, 404, 410, 422].includes(answer.status)) throw new Undeliverable(text);
    throw new Error(text);
  };
  return { send, close: () => {} };
}

/** The default: nothing leaves; the message stays in the outbox that the local operator can open (ruling 2.4). */
const staysHere: Provider = { send: async () => {}, close: () => {} };

/** The ways out that are configured. With OUTBOX_DIR every message is also written as a file, so that an outside client can drive every flow (ruling 2.4). */
export function providerOf(config: ProviderConfig): Provider {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, OUTBOX_DIR } = config;
  const email = SMTP_URL === undefined ? staysHere : smtpProvider(SMTP_URL, MAIL_FROM);
  const sms = SMS_URL === undefined ? staysHere : smsProvider(SMS_URL, SMS_TOKEN);
  return {
    send: async (message) => {
      if (OUTBOX_DIR !== undefined) await toFolder(OUTBOX_DIR, message);
      await (message.kind === 'email' ? email : sms).send(message);
    },
    close: () => [email, sms].forEach((provider) => provider.close()),
  };
}

/** Can a message of this kind reach anybody: by its service, in the demo's outbox, or in the folder of an outside client? */
export const canSend = (
  { SMTP_URL, SMS_URL, OUTBOX_DIR, DEMO }: ProviderConfig & { DEMO: boolean },
  kind: 'email' | 'sms',
): boolean => DEMO || OUTBOX_DIR !== undefined || (kind === 'email' ? SMTP_URL : SMS_URL) !== undefined;

async function toFolder(folder: string, message: Outgoing): Promise<void> {
  const { id, kind, recipient: to, code, link, subject, body: text, createdAt } = message;
  await writeOutboxFile(
    folder,
    { kind, to, code, link, solution: null, subject, text, at: createdAt.toISOString() },
    id,
  );
}
