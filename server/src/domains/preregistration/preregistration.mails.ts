import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { VisitorCaller } from '@fairbridge/contract/who.ts';
import { pageAddress } from '../../address.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { ownColleagues, ownerOf, writeLink, type ColleagueRow } from './preregistration.queries.ts';
import { maySend } from './preregistration.rules.ts';

const DAY = 86_400;

const mailTexts = texts({
  subject: ['【{fair}】{by}为您办理了观众预登记，请确认', '{fair}: {by} has pre-registered you, please confirm'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  lead: [
    '{by}（{company}）为您办理了“{fair}”的观众预登记。请点击下方按钮确认；确认后，{by}可以为您下载胸卡和确认函。',
    '{by} ({company}) has pre-registered you as a visitor of {fair}. Please confirm with the button below; {by} can then download your badge and letter of confirmation.',
  ],
  dates: ['展会日期', 'Dates'],
  venue: ['展会地点', 'Venue'],
  button: ['查看并确认', 'Read and confirm'],
  closing: [
    '如果您不参加展会，或不认识发起人，可以在同一页面拒绝，我们不会再就此给您发信。',
    'If you are not coming, or do not know who entered you, decline on the same page; we will not write to you about this again.',
  ],
});

export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

type Mailing = Pick<Services, 'config' | 'jobs' | 'counters'>;
type Owner = { name: string; company: string };

function mailOf(config: Services['config'], scope: Scope, owner: Owner, row: ColleagueRow, token: string, lang: Lang) {
  const t = translator(mailTexts, lang);
  const { exhibition } = scope;
  const [by, fair] = [owner.name, exhibition.shortName[lang]];
  return composeMail(exhibition, lang, {
    to: row.email,
    category: 'transactional',
    subject: t('subject', { fair, by }),
    greeting: t('greeting', { name: row.name }),
    paragraphs: [t('lead', { by, company: owner.company, fair: inLang(exhibition.name, lang) })],
    facts: [
      [t('dates'), `${exhibition.startsOn} – ${exhibition.endsOn}`],
      [t('venue'), `${inLang(exhibition.venue, lang)} · ${inLang(exhibition.city, lang)}`],
    ],
    button: { text: t('button'), url: pageAddress(config, exhibition, lang, `/preRegistration/confirm/${token}`) },
    closing: t('closing'),
  });
}

/**
 * E-mails the confirmation with a link to these colleagues; those written to within a day, and those who declined, are left out.
 * Addresses that several visitors enter get no more than a few mails a day all together: beyond that the mail is dropped without a word, since
 * the difference would tell of others' lists (G17, G19).
 */
export async function sendConfirmations(
  { config, jobs, counters }: Mailing,
  scope: Scope,
  { visitorId }: VisitorCaller,
  ids: readonly string[],
  lang: Lang,
): Promise<{ sent: number; skipped: number }> {
  const wanted = [...new Set(ids)];
  const owner = await ownerOf(scope, visitorId);
  const rows = await ownColleagues(scope, visitorId, wanted);
  if (owner === undefined || rows.length !== wanted.length) refuse('notFound');
  const now = new Date();
  const due = rows.filter((row) => maySend(row, now));
  if (due.length === 0) refuse('confirmationSentToday');
  const full = new Set<string>();
  for (const { email } of due) {
    const count = await counters.count(`preregistration mail ${scope.exhibition.id} ${email}`, DAY);
    if (count > LIMITS.preregistrationMailsPerAddressDay) full.add(email);
  }
  const sent = await transact(scope, async (inner) => {
    // two presses at once: the second finds the rows written to
    const held = await ownColleagues(inner, visitorId, wanted, { hold: true });
    const still = held.filter((row) => maySend(row, now));
    for (const row of still) {
      const token = randomBytes(32).toString('base64url');
      await writeLink(inner, row.id, hashOfLink(token));
      if (!full.has(row.email)) await jobs.sendMessage(inner.db, mailOf(config, inner, owner, row, token, lang));
    }
    return still.length;
  });
  return { sent, skipped: wanted.length - sent };
}
