import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { visitorReviewed } from '../visitor/visitor.events.ts';
import { sendNotice } from './notice.sending.ts';
import { reasonIn } from './notice.reason.ts';
import { type VisitorDecision, visitorDecisions } from './notice.facts.queries.ts';

const reviewTexts = texts({
  underReviewTitle: ['您的观众注册正在审核', 'Your visitor registration is under review'],
  underReviewBody: [
    '我们已收到您的观众注册资料，主办方正在审核，结果将以站内通知和{by}告知您。',
    'We have received your registration. The organizer is reviewing it and will notify you of the result on the site and by {by}.',
  ],
  email: ['邮件', 'e-mail'],
  sms: ['短信', 'SMS'],
  approvedSms: ['您的观众注册已通过审核，详情：{link}', 'your visitor registration is approved. Details: {link}'],
  notApprovedSms: [
    '您的观众注册未通过审核，原因和更正方法：{link}',
    'your visitor registration was not approved. Why, and how to correct it: {link}',
  ],
  approvedTitle: ['您的观众注册已通过审核', 'Your visitor registration is approved'],
  approvedBody: [
    '恭喜，您的观众注册已通过审核，现在可以查看仅对预登记观众开放的展品。',
    'Your registration has been approved. You can now see exhibits reserved for pre-registered visitors.',
  ],
  notApprovedTitle: ['您的观众注册未通过审核', 'Your visitor registration was not approved'],
  notApprovedBody: [
    '您的观众注册未通过审核。原因：{reason}您可以更正资料后再次提交。',
    'Your registration was not approved. Reason: {reason} You can correct your details and submit them again.',
  ],
  mailGreeting: ['{name}，您好！', 'Hello {name},'],
  see: ['查看详情', 'View details'],
});

/** Where the visitor reads on: what was registered, and how to correct it. */
const LINK = '/register/completed';

const wordsOf =
  ({ state, reason, email }: VisitorDecision) =>
  (lang: Lang) => {
    const t = translator(reviewTexts, lang);
    return {
      title: t(`${state}Title`),
      body: t(`${state}Body`, { reason: reasonIn(lang, reason), by: t(email === null ? 'sms' : 'email') }),
    };
  };

/** By e-mail, or, to whoever registered by mobile alone, the result by SMS: its reason stands on the page, which no SMS has room for. */
function messageOf(ctx: FairContext, row: VisitorDecision, origin: string): NewMessage | null {
  const { email, mobile, state } = row;
  if (email !== null) return mailOf(ctx, row, email, origin);
  if (mobile === null || state === 'underReview') return null;
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const link = inSite(origin, lang, LINK);
  const text = translator(reviewTexts, lang)(`${state}Sms`, { link });
  return composeSms(ctx.exhibition, lang, { to: mobile, text, link });
}

function mailOf(ctx: FairContext, row: VisitorDecision, email: string, origin: string): NewMessage {
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const t = translator(reviewTexts, lang);
  const { title, body } = wordsOf(row)(lang);
  const link = inSite(origin, lang, LINK);
  return composeMail(ctx.exhibition, lang, {
    kind: 'review',
    to: email,
    category: 'transactional',
    greeting: t('mailGreeting', { name: row.name }),
    values: { title, text: body },
    button: { text: t('see'), url: link },
  });
}

/** Tells visitors of a change of their review, on the portal and by e-mail (ruling 2.6). Run twice, it tells once. */
export async function notifyOfReviews(
  jobs: Jobs,
  ctx: FairContext,
  ids: readonly string[],
  origin: string,
): Promise<void> {
  for (const row of await visitorDecisions(ctx, ids)) {
    const notice = { of: `review ${row.id}`, kind: 'registration', words: wordsOf(row), link: LINK } as const;
    await sendNotice(ctx, notice, [{ id: row.visitor_id }], { jobs, to: () => messageOf(ctx, row, origin) });
  }
}

export const reviewEventHandlers: readonly EventHandler[] = [
  onEvent(visitorReviewed, 'notice', ({ jobs, config }, ctx, { reviewIds }) =>
    notifyOfReviews(jobs, ctx, reviewIds, siteOf(config, ctx.exhibition)),
  ),
];
