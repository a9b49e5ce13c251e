import { createHash } from 'node:crypto';
import { countWithin } from '../counters/count-within.ts';
import type { Counters } from '../counters/counters.ts';

/** So many e-mails in so many days; `key` names whose they are, `to` the address that they go to, where it is counted. */
export type MailLimit = { to?: string; key: string; max: number; days: number };

const DAY = 86_400;
/** The counter's key, without the addresses themselves: some counts last longer than an account that is deleted meanwhile. */
export const mailCounter = (key: string): string => `mails ${createHash('sha256').update(key).digest('base64url')}`;

/** Where an address leads, as limits count it: `a+1@fair.example` and `a+2@fair.example` are one mailbox. What is no e-mail, such as a mobile, stays. */
export const mailboxOf = (address: string): string => address.toLowerCase().replace(/(?<=^[^+@]+)\+[^@]*(?=@)/, '');

const counterOf = ({ to, key, days }: MailLimit) => ({
  key: mailCounter(to === undefined ? key : `to ${mailboxOf(to)} ${key}`),
  seconds: days * DAY,
});

/**
 * Counts an e-mail against these limits, one after the other, and answers the first that is used up, null where it may go out (G19): an
 * e-mail that does not leave uses up nothing. Never inside a transaction.
 */
export async function countMail(counters: Counters, limits: readonly MailLimit[]): Promise<MailLimit | null> {
  const counted = limits.map((limit) => ({ ...counterOf(limit), max: limit.max, limit }));
  return (await countWithin(counters, counted))?.limit ?? null;
}

/** Takes the count of an e-mail back that was not written after all. */
export async function refundMail(counters: Counters, limits: readonly MailLimit[]): Promise<void> {
  for (const { key, seconds } of limits.map(counterOf)) await counters.decrement(key, seconds);
}
