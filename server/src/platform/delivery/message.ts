import type { MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Calendar } from '../calendar/calendar.ts';

/**
 * Why a message is sent. `transactional`: its recipient asked for it just now, or needs it (codes, confirmations, reviews, security);
 * it cannot be switched off. `notice`: something happened on the portal. `news`: the organizer's announcements.
 * `digest`: once a day, what waits to be read. `invitation`: somebody else entered the address, and its owner may never have heard of us:
 * nothing that a person typed stands in it but through `withoutLinks`, and it is counted by sender and by recipient.
 */
export type MessageCategory = 'transactional' | Switchable;

/** What its recipient may switch off. */
export const SWITCHABLE = ['notice', 'news', 'digest', 'invitation'] as const;
export type Switchable = (typeof SWITCHABLE)[number];
export const isSwitchable = (category: string): category is Switchable => SWITCHABLE.some((one) => one === category);

export type MailCalendar = { method: Calendar['method']; text: string };

/**
 * An e-mail or SMS to be sent; made by `composeMail` and `composeSms`. `code` and `link` are named apart so that the outbox can show them.
 * A message to be switched off belongs to an exhibition.
 */
export type NewMessage = {
  exhibitionId: string | null;
  kind: 'email' | 'sms';
  /** What an e-mail is about; an SMS has none. */
  mailKind?: MailKind;
  category: MessageCategory;
  lang: Lang;
  recipient: string;
  /** The visitor or employee who is written to as such, by id; without it whoever reads the address. */
  person?: string | null;
  /** One line; empty for an SMS. */
  subject: string;
  /** The plain text; of an SMS as its recipient reads it, signature included. */
  body: string;
  /** The same as HTML; empty for an SMS. */
  html: string;
  /** Of an SMS, without brackets; empty for an e-mail. */
  signature: string;
  /** Of an e-mail: who it says it is from beside the address of the installation, and who reads answers; empty where the fair has set none. */
  senderName?: string;
  replyTo?: string;
  code: string | null;
  link: string | null;
  /** Of an e-mail: an invitation to a time, or its end, as iCalendar, beside text and HTML. */
  calendar?: MailCalendar | null;
  /** Names what many were sent with, so that those that still wait can be stopped together. */
  batch?: string;
};

/** Stands in the footer of an e-mail that can be switched off, until `sendMessage` puts in the link of this recipient. */
export const UNSUBSCRIBE_PLACE = 'https://unsubscribe.invalid/';
