import { isMailKind, isSecretMail } from '@fairbridge/contract/mail/mail.kinds.ts';
import { newId } from '../../core/id.ts';
import type { Counters } from '../counters/counters.ts';
import type { Db } from '../database/kysely.ts';
import type { Log } from '../log.ts';
import { MailNotAccepted, Undeliverable, type Outgoing, type Provider } from './providers.ts';
import { isSuppressed, suppress } from './suppression.queries.ts';

/** What delivery needs to know beside the message. */
export type Delivery = {
  provider: Provider;
  /** Delivered messages stay readable (the demo's outbox); otherwise codes and texts are forgotten once they are out (G18). */
  keepTexts: boolean;
  counters: Counters;
  /** Site cap for messages with a code (G19). */
  codeMessagesPerHour: number;
  /** May it still go to this person, who still wants messages of this category? Asked at the last moment. */
  isWanted: (message: {
    exhibitionId: string;
    recipient: string;
    person: string | null;
    category: string;
  }) => Promise<boolean>;
  log: Log;
};

const HOUR = 3600;
const SITE = 'code messages of the site';
const ALARM = 'alarm: code messages of the site';

/** Seconds until a message with a code may leave, null for now. Beyond the cap nothing is lost; the first to wait in an hour sounds the alarm. */
async function wait({ counters, codeMessagesPerHour: most, log }: Delivery): Promise<number | null> {
  if ((await counters.counted(SITE, HOUR)).count < most && (await counters.increment(SITE, HOUR)) <= most) return null;
  if ((await counters.increment(ALARM, HOUR)) === 1)
    log.error({ codeMessagesPerHour: most }, 'more codes are asked for than the site sends in an hour: they wait');
  return (await counters.counted(SITE, HOUR)).seconds + 1;
}

type Row = {
  id: string;
  exhibition_id: string | null;
  kind: string;
  mail_kind: string;
  category: string;
  recipient: string;
  person_id: string | null;
  subject: string;
  body: string;
  html: string;
  signature: string;
  sender_name: string;
  reply_to: string;
  unsubscribe_link: string | null;
  code: string | null;
  link: string | null;
  calendar: string | null;
  calendar_method: string | null;
  tries: number;
  created_at: Date;
};

const outgoing = (row: Row): Outgoing => ({
  id: row.id,
  kind: row.kind === 'sms' ? 'sms' : 'email',
  recipient: row.recipient,
  subject: row.subject,
  body: row.body,
  html: row.html,
  signature: row.signature,
  senderName: row.sender_name,
  replyTo: row.reply_to,
  unsubscribeLink: row.unsubscribe_link,
  code: row.code,
  link: row.link,
  calendar:
    row.calendar === null || row.calendar_method === null ? null : { method: row.calendar_method, text: row.calendar },
  createdAt: row.created_at,
});

async function isWanted(delivery: Delivery, row: Row): Promise<boolean> {
  const { category, recipient, exhibition_id: exhibitionId, person_id: person } = row;
  return exhibitionId === null || delivery.isWanted({ exhibitionId, recipient, person, category });
}

const GONE = {
  subject: '',
  body: '',
  html: '',
  code: null,
  link: null,
  unsubscribe_link: null,
  calendar: null,
  calendar_method: null,
};

/** Does it hold a code or a link that lets in? Such an e-mail is forgotten however it ended. */
const isSecret = ({ code, mail_kind: kind }: Row): boolean => code !== null || (isMailKind(kind) && isSecretMail(kind));

/** By a code that arrives its reader proves that there is a mailbox after all: it is always tried. */
const mayBeSuppressed = ({ kind, mail_kind: mailKind }: Row): boolean =>
  kind === 'email' && mailKind !== 'code' && mailKind !== 'emailConfirmation' && mailKind !== 'passwordLink';

const isHeldBack = async (db: Db, row: Row): Promise<boolean> =>
  row.exhibition_id !== null && mayBeSuppressed(row) && (await isSuppressed(db, row.exhibition_id, row.recipient));

/** What the end of a message leaves of it. One that was given up keeps its text, so that it can be sent again. */
const keptOf = (row: Row, state: string, keepTexts: boolean): Partial<typeof GONE> => {
  if (state === 'waiting' || keepTexts) return {};
  const forAnotherTry = state === 'failed' || state === 'suppressed';
  return row.kind === 'email' && forAnotherTry && !isSecret(row) ? {} : GONE;
};

type Settled =
  | { state: 'sent'; sent_at: Date; failure: string; failure_reason: string }
  | { state: 'failed' | 'unwanted' | 'suppressed' | 'waiting'; failure: string; failure_reason?: string };

/**
 * Delivers one message, unless that is done already. Answers the seconds after which to come again where it has to wait, null when it
 * is settled. Throws when the try failed and another one is worth it; on the last one it gives up instead.
 */
export async function deliver(db: Db, delivery: Delivery, id: string, lastTry: boolean): Promise<number | null> {
  const row = await db
    .selectFrom('message')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const settle = async (values: Settled, tried: 0 | 1): Promise<void> => {
    const set = { ...values, ...keptOf(row, values.state, delivery.keepTexts), tries: row.tries + tried };
    await db.updateTable('message').set(set).where('id', '=', id).execute();
  };
  if (!(await isWanted(delivery, row))) {
    await settle({ state: 'unwanted', failure: '' }, 0);
    return null;
  }
  if (await isHeldBack(db, row)) {
    await settle({ state: 'suppressed', failure: '' }, 0);
    return null;
  }
  // another try of a message that was let through already is not another message
  const seconds = row.code === null || row.tries > 0 ? null : await wait(delivery);
  if (seconds !== null) return seconds;
  try {
    await delivery.provider.send(outgoing(row));
    await settle({ state: 'sent', sent_at: new Date(), failure: '', failure_reason: '' }, 1);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const refused = error instanceof Undeliverable || (error instanceof MailNotAccepted && error.final);
    const final = lastTry || refused;
    const reason = error instanceof MailNotAccepted ? error.failure : row.kind === 'email' ? 'unknown' : '';
    await settle({ state: final ? 'failed' : 'waiting', failure, failure_reason: reason }, 1);
    if (refused && reason === 'mailboxUnknown' && row.exhibition_id !== null)
      await suppress(db, {
        id: newId(),
        exhibitionId: row.exhibition_id,
        address: row.recipient,
        answer: failure,
      });
    if (!final) throw error;
    delivery.log.error({ message: id, kind: row.kind, failure }, 'a message could not be delivered');
  }
  return null;
}
