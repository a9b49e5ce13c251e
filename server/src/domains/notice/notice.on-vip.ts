import { createHash } from 'node:crypto';
import { isLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { vipReviewed } from '../vip/vip.events.ts';
import { chineseReason } from './notice.reason.ts';
import { putNotice } from './notice.queries.ts';
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
  mailSubject: ['【{fair}】{title}', '{fair}: {title}'],
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

function words({ status, reason }: VipDecision): { title: Bilingual; body: Bilingual } {
  const [zh, en] = [translator(vipTexts, 'zh'), translator(vipTexts, 'en')];
  // a reason is a sentence as typed, so its own full stop is not doubled
  const zhReason = chineseReason(reason);
  const enReason = /[.!?。！？]$/.test(reason) ? reason : `${reason}.`;
  return {
    title: { zh: zh(`${status}Title`), en: en(`${status}Title`) },
    body: { zh: zh(`${status}Body`, { reason: zhReason }), en: en(`${status}Body`, { reason: enReason }) },
  };
}

/** By e-mail, or by SMS where the account has a mobile alone. */
function messageOf(ctx: FairContext, row: VipDecision, site: string): NewMessage | null {
  const { email, mobile, status } = row;
  if (email !== null) return mailOf(ctx, row, email, site);
  if (mobile === null) return null;
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const link = `${site}${lang === 'en' ? '/en' : ''}${LINK}`;
  const text = translator(vipTexts, lang)(`${status}Sms`, { link });
  return composeSms(ctx.exhibition, lang, { to: mobile, text, link });
}

function mailOf(ctx: FairContext, row: VipDecision, email: string, site: string): NewMessage {
  const lang: Lang = isLang(row.language) ? row.language : 'zh';
  const t = translator(vipTexts, lang);
  const { title, body } = words(row);
  return composeMail(ctx.exhibition, lang, {
    to: email,
    category: 'transactional',
    subject: t('mailSubject', { fair: ctx.exhibition.shortName[lang], title: title[lang] }),
    greeting: t('mailGreeting', { name: row.name }),
    paragraphs: [body[lang]],
    button: { text: t('see'), url: `${site}${lang === 'en' ? '/en' : ''}${LINK}` },
  });
}

/** Tells visitors how their VIP application was decided, on the portal and by e-mail. Run twice, it tells once. */
export async function notifyOfVip(jobs: Jobs, ctx: FairContext, ids: readonly string[], site: string): Promise<void> {
  for (const row of await vipDecisions(ctx, ids)) {
    const id = createHash('sha256').update(`vip ${row.id}`).digest('hex').slice(0, 24);
    await inTransaction(ctx, async (inner) => {
      const recipientId = row.visitor_id;
      const message = messageOf(inner, row, site);
      const mailed = message !== null;
      const notice = { id, recipientId, kind: 'vip', ...words(row), link: LINK, mailed } as const;
      const written = await putNotice(inner, notice);
      if (written && message !== null) await jobs.sendMessage(inner.db, message);
    });
  }
}

export const vipEventHandlers: readonly EventHandler[] = [
  onEvent(vipReviewed, 'notice', ({ jobs, config }, ctx, { reviewIds }) =>
    notifyOfVip(jobs, ctx, reviewIds, siteOf(config, ctx.exhibition)),
  ),
];
