import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { vipReviewed } from '../vip/vip.events.ts';
import { sendNotice } from './notice.sending.ts';
import { reasonIn } from './notice.reason.ts';
import { type VipDecision, vipDecisions } from './notice.facts.queries.ts';

const vipTexts = texts({
  passedTitle: ['您的 VIP 申请已通过', 'Your VIP application has been approved'],
  passedBody: [
    '恭喜，您的 VIP 申请已通过审核，现在可以下载中英文邀请函。',
    'Your VIP application has been approved. You can now download your invitation letter in Chinese and English.',
  ],
  failedTitle: ['您的 VIP 申请未通过', 'Your VIP application was not approved'],
  failedBody: [
    '您的 VIP 申请未通过审核。原因：{reason}您可以更正资料后再次申请。',
    'Your VIP application was not approved. Reason: {reason} You can correct your details and apply again.',
  ],
  mailGreeting: ['{name}，您好！', 'Hello {name},'],
  see: ['查看详情', 'View details'],
  passedSms: [
    '您的 VIP 申请已通过审核，可下载邀请函：{link}',
    'your VIP application has been approved. Invitation letter: {link}',
  ],
  failedSms: [
    '您的 VIP 申请未通过审核，原因和更正方法：{link}',
    'your VIP application did not pass. Why, and how to correct it: {link}',
  ],
});

const LINK = '/vip';

const wordsOf =
  ({ status, reason }: VipDecision) =>
  (lang: Lang) => {
    const t = translator(vipTexts, lang);
    return { title: t(`${status}Title`), body: t(`${status}Body`, { reason: reasonIn(lang, reason) }) };
  };

/** By e-mail, or by SMS where the account has a mobile alone. */
function messageOf(ctx: FairContext, row: VipDecision, site: string): NewMessage | null {
  const { email, mobile, status } = row;
  if (email !== null) return mailOf(ctx, row, email, site);
  if (mobile === null) return null;
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const link = inSite(site, lang, LINK);
  const text = translator(vipTexts, lang)(`${status}Sms`, { link });
  return composeSms(ctx.exhibition, lang, { to: mobile, text, link });
}

function mailOf(ctx: FairContext, row: VipDecision, email: string, site: string): NewMessage {
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const t = translator(vipTexts, lang);
  const { title, body } = wordsOf(row)(lang);
  return composeMail(ctx.exhibition, lang, {
    kind: 'vip',
    to: email,
    category: 'transactional',
    greeting: t('mailGreeting', { name: row.name }),
    values: { title, text: body },
    button: { text: t('see'), url: inSite(site, lang, LINK) },
  });
}

/** Tells visitors how their VIP application was decided, on the portal and by e-mail. Run twice, it tells once. */
export async function notifyOfVip(jobs: Jobs, ctx: FairContext, ids: readonly string[], site: string): Promise<void> {
  for (const row of await vipDecisions(ctx, ids)) {
    const notice = { of: `vip ${row.id}`, kind: 'vip', words: wordsOf(row), link: LINK } as const;
    await sendNotice(ctx, notice, [{ id: row.visitor_id }], { jobs, to: () => messageOf(ctx, row, site) });
  }
}

export const vipEventHandlers: readonly EventHandler[] = [
  onEvent(vipReviewed, 'notice', ({ jobs, config }, ctx, { reviewIds }) =>
    notifyOfVip(jobs, ctx, reviewIds, siteOf(config, ctx.exhibition)),
  ),
];
