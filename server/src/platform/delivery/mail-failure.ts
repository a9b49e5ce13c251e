import { z } from 'zod';
import type { MailFailure } from '@fairbridge/contract/mail/mail.failures.ts';

/** An error of nodemailer, as far as it says what went wrong. */
const shape = z.looseObject({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** How servers that give no code of RFC 3463 say that they do not want the sender. */
const POLICY = /spam|junk|block|black ?list|denied|policy|reputation|relay/i;

/** The last two numbers of a status of RFC 3463, such as 1.1 of `550 5.1.1 no such user`; empty where there is none. */
const statusOf = (response: string): string => /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';

function byStatus(status: string): MailFailure | null {
  if (status === '2.2') return 'mailboxFull';
  if (status === '2.3' || status === '3.4') return 'tooLarge';
  return status.startsWith('7.') ? 'refusedAsSpam' : null;
}

function byCode(responseCode: number, command: string, { status, response }: { status: string; response: string }) {
  const atRecipient = command === 'RCPT TO';
  if (responseCode === 552) return atRecipient ? 'mailboxFull' : 'tooLarge';
  if (POLICY.test(response)) return 'refusedAsSpam';
  const noMailbox = status === '' ? [550, 551, 553].includes(responseCode) : /^1\.(1|2|3|6|10)$/.test(status);
  return atRecipient && noMailbox ? 'mailboxUnknown' : 'declined';
}

/** What the error of a try to send an e-mail means. */
export function mailFailureOf(error: unknown): MailFailure {
  const { code = '', command = '', responseCode, response = '' } = shape.safeParse(error).data ?? {};
  if (code === 'EAUTH') return 'loginRefused';
  if (responseCode === undefined) return 'notReached';
  if (command === 'MAIL FROM') return 'senderRefused';
  const status = statusOf(response);
  const told = byStatus(status);
  if (told !== null) return told;
  return responseCode < 500 ? 'tryLater' : byCode(responseCode, command, { status, response });
}
