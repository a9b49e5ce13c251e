import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { colleaguesReviewed } from '../preregistration/colleague-review.events.ts';
import { sendNotice } from './notice.sending.ts';
import { reasonIn } from './notice.reason.ts';
import { type ColleagueDecision, colleagueDecision } from './notice.facts.queries.ts';

const colleagueTexts = texts({
  approvedTitle: ['同事的预登记已通过审核：{name}', 'Colleague pre-registration approved: {name}'],
  approvedBody: [
    '{name} 的预登记已通过主办方审核，您现在可以下载其胸卡和确认函。',
    'The organizer has approved the pre-registration of {name}. You can now download their badge and confirmation letter.',
  ],
  notApprovedTitle: ['同事的预登记未通过审核：{name}', 'Colleague pre-registration not approved: {name}'],
  notApprovedBody: [
    '{name} 的预登记未通过主办方审核。原因：{reason}您可以更正资料，系统会再次提交审核。',
    'The organizer did not approve the pre-registration of {name}. Reason: {reason} Correct the details to submit them for review again.',
  ],
  approvedSubject: ['【{fair}】您的预登记已通过审核', '{fair}: your pre-registration is approved'],
  approvedMail: [
    '您确认的“{fair}”观众预登记已通过主办方审核。为您办理预登记的同事现在可以下载您的胸卡和确认函。',
    'The organizer has approved your pre-registration as a visitor to {fair}. The colleague who pre-registered you can now download your badge and confirmation letter.',
  ],
  notApprovedSubject: ['【{fair}】您的预登记未通过审核', '{fair}: your pre-registration was not approved'],
  notApprovedMail: [
    '您确认的“{fair}”观众预登记未通过主办方审核。原因：{reason}为您办理预登记的同事可以更正资料后再次提交。',
    'The organizer did not approve your pre-registration as a visitor to {fair}. Reason: {reason} The colleague who pre-registered you can correct the details and submit them again.',
  ],
});

const LINK = '/preRegistration/group';

const wordsOf =
  ({ state, name, reason }: ColleagueDecision) =>
  (lang: Lang) => {
    const t = translator(colleagueTexts, lang);
    const facts = { name, reason: reasonIn(lang, reason) };
    return { title: t(`${state}Title`, facts), body: t(`${state}Body`, facts) };
  };

/** Nothing of it was typed by who entered the colleague; the language is theirs, since nobody has asked the colleague. */
function mailOf(ctx: FairContext, { email, state, reason, language }: ColleagueDecision): NewMessage {
  const lang: Lang = isLang(language) ? language : 'zh';
  const t = translator(colleagueTexts, lang);
  const fair = ctx.exhibition.shortName[lang];
  return composeMail(ctx.exhibition, lang, {
    kind: 'preregistrationResult',
    to: email,
    category: 'transactional',
    subject: t(`${state}Subject`, { fair }),
    paragraphs: [t(`${state}Mail`, { fair: ctx.exhibition.name[lang] || fair, reason: reasonIn(lang, reason) })],
  });
}

type Decision = { id: string; version: number };

/** Tells the colleague by e-mail, and who entered the colleague by a notice. Run twice, it tells once. */
export async function notifyOfColleagues(jobs: Jobs, ctx: FairContext, decisions: readonly Decision[]): Promise<void> {
  for (const decision of decisions)
    await inTransaction(ctx, async (inner) => {
      const row = await colleagueDecision(inner, decision);
      if (row === null) return;
      const of = `colleague ${decision.id} ${decision.version}`;
      // the letter goes to the colleague, who has no notices: it does not say what the notice says
      const told = await sendNotice(inner, { of, kind: 'colleague', words: wordsOf(row), link: LINK }, [
        { id: row.visitor_id },
      ]);
      if (told > 0) await jobs.sendMessage(inner.db, mailOf(inner, row));
    });
}

export const colleagueEventHandlers: readonly EventHandler[] = [
  onEvent(colleaguesReviewed, 'notice', ({ jobs }, ctx, { decisions }) => notifyOfColleagues(jobs, ctx, decisions)),
];
