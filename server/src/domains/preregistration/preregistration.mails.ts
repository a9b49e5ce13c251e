import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { refundMail, countMail, mailboxOf, type MailLimit } from '../../platform/delivery/mail-allowance.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { ownColleagues, writeLink, type ColleagueRow } from './preregistration.queries.ts';
import { maySend } from './preregistration.rules.ts';

// who entered the address, and what was typed of its owner, stands on the page alone: a stranger reads nothing that another person wrote
const mailTexts = texts({
  dates: ['展会日期', 'Dates'],
  venue: ['展会地点', 'Venue'],
  button: ['查看并确认', 'View and confirm'],
});

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

type Mailing = Pick<Services, 'config' | 'jobs' | 'counters'>;

function mailOf(config: Services['config'], ctx: FairContext, to: string, token: string, lang: Lang) {
  const t = translator(mailTexts, lang);
  const { exhibition } = ctx;
  return composeMail(exhibition, lang, {
    kind: 'preregistration',
    to,
    category: 'invitation',
    values: { exhibition: inLang(exhibition.name, lang) },
    facts: [
      [t('dates'), `${exhibition.startsOn} – ${exhibition.endsOn}`],
      [t('venue'), `${inLang(exhibition.venue, lang)} · ${inLang(exhibition.city, lang)}`],
    ],
    button: { text: t('button'), url: pageAddress(config, exhibition, lang, `/preRegistration/confirm/${token}`) },
  });
}

/** Of one sender: so many in all, and so few to the same address, also when it is taken off the list and entered again. */
const sendersLimits = ({ SECRET }: Services['config'], accountId: string, email: string): MailLimit[] => [
  // kept for a month, so it does not say whose address it is
  {
    key: `of ${accountId} to ${createHmac('sha256', SECRET).update(mailboxOf(email)).digest('base64url')}`,
    max: LIMITS.preregistrationMailsPerColleague,
    days: 30,
  },
  { key: `of ${accountId}`, max: LIMITS.preregistrationMailsPerSenderDay, days: 1 },
];
const addressLimit = (email: string): MailLimit => ({
  to: email,
  key: 'on pre-registrations',
  max: LIMITS.preregistrationMailsPerAddressDay,
  days: 1,
});

/** Who of these may be written to, who has to wait since the sender has written enough today, and whose address has had enough of everybody. */
type Allowed = { now: Set<string>; later: Set<string>; full: Set<string> };

async function allow({ counters, config }: Mailing, accountId: string, due: readonly ColleagueRow[]): Promise<Allowed> {
  const allowed: Allowed = { now: new Set(), later: new Set(), full: new Set() };
  for (const { id, email } of due) {
    const used = await countMail(counters, sendersLimits(config, accountId, email));
    if (used !== null && used.days === 1) allowed.later.add(id);
    if (used !== null) continue;
    allowed.now.add(id);
    if ((await countMail(counters, [addressLimit(email)])) !== null) allowed.full.add(id);
  }
  return allowed;
}

/**
 * E-mails the confirmation with a link to these colleagues. Left out are those written to within a day or too often before, those who
 * declined, and, as `later`, those for whom the sender has no e-mails left today.
 * Addresses that several visitors enter get no more than a few mails a day all together: beyond that the mail is dropped without a word, since
 * the difference would tell of others' lists (G17, G19).
 * Errors: `notFound`; `confirmationSentToday` and `confirmationLimit` where nobody is left to write to.
 */
export async function sendConfirmations(
  services: Mailing,
  ctx: FairContext,
  { visitorId, accountId }: VisitorCaller,
  ids: readonly string[],
  lang: Lang,
): Promise<{ sent: number; skipped: number; later: number }> {
  const { config, jobs, counters } = services;
  const wanted = [...new Set(ids)];
  const rows = await ownColleagues(ctx, visitorId, wanted);
  if (rows.length !== wanted.length) fail('notFound');
  const moment = new Date();
  const due = rows.filter((row) => maySend(row, moment));
  const { now, later, full } = await allow(services, accountId, due);
  if (now.size === 0)
    fail(later.size > 0 ? 'confirmationLimit' : 'confirmationSentToday', {
      max: LIMITS.preregistrationMailsPerSenderDay,
    });
  const written = await inTransaction(ctx, async (inner) => {
    // two presses at once: the second finds the rows written to
    const held = await ownColleagues(inner, visitorId, wanted, { hold: true });
    const still = held.filter((row) => now.has(row.id) && maySend(row, moment));
    for (const row of still) {
      const token = randomBytes(32).toString('base64url');
      await writeLink(inner, row.id, hashOfLink(token));
      if (!full.has(row.id)) await jobs.sendMessage(inner.db, mailOf(config, inner, row.email, token, lang));
    }
    return new Set(still.map((row) => row.id));
  });
  for (const { id, email } of due)
    if (now.has(id) && !written.has(id)) await refundMail(counters, sendersLimits(config, accountId, email));
  return { sent: written.size, skipped: wanted.length - written.size - later.size, later: later.size };
}
