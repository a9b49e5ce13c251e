import { createHash } from 'node:crypto';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import { withoutLinks, nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { putNotice } from '../notice/notice.queries.ts';
import { administrators } from './administrator.queries.ts';

const mailTexts = texts({
  subject: ['【{fair}】推送地址“{name}”已自动停用', '{fair}: the webhook “{name}” has been turned off'],
  gone: [
    '推送地址“{name}”回复该地址已不存在（HTTP 410），系统已停用该地址。',
    'The webhook “{name}” answered that it no longer exists (HTTP 410), so it has been turned off.',
  ],
  failing: [
    '推送地址“{name}”连续 {days} 天没有成功接收任何消息，系统已停用该地址。',
    'The webhook “{name}” has not accepted a message for {days} {days|day|days}, so it has been turned off.',
  ],
  next: [
    '修复接收端后，请在“系统对接”中重新启用；未送达的消息可以在发送记录中重发。',
    'Once your receiver works again, turn the webhook on under “Connections”. You can resend what was not delivered from its log.',
  ],
  see: ['查看推送地址', 'View webhook'],
  url: ['地址', 'Address'],
  title: ['推送地址“{name}”已自动停用', 'The webhook “{name}” has been turned off'],
});

/** `id`: the sending that failed last. */
type Stopped = { id: string; webhook_id: string; webhook_name: string; url: string; exhibitor_id: string };
/** Nothing arrived for so many days, or the receiver says that it is gone. */
type Why = { days: number } | 'gone';

const sayWhy = (lang: Lang, name: string, why: Why): string => {
  const t = translator(mailTexts, lang);
  return why === 'gone' ? t('gone', { name }) : t('failing', { name, ...why });
};

type Telling = { stopped: Stopped; why: Why; link: string };

const putStopped = (ctx: FairContext, recipientId: string, mailed: boolean, { stopped, why, link }: Telling) => {
  const { webhook_id: id, webhook_name: name } = stopped;
  const said = (lang: Lang) => ({
    title: translator(mailTexts, lang)('title', { name }),
    body: sayWhy(lang, name, why),
  });
  const [zh, en] = [said('zh'), said('en')];
  return putNotice(ctx, {
    id: createHash('sha256').update(`stopped ${id} ${stopped.id} ${recipientId}`).digest('hex').slice(0, 24),
    recipientId,
    kind: 'connection',
    title: { zh: zh.title, en: en.title },
    body: { zh: zh.body, en: en.body },
    link,
    mailed,
  });
};

/** Tells the company's administrators that an address was switched off: on the portal, and by e-mail where they have one. */
export async function notifyWebhookStopped(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  ctx: FairContext,
  stopped: Stopped,
  why: Why,
): Promise<void> {
  const { webhook_id: id, webhook_name: name, url, exhibitor_id: exhibitorId } = stopped;
  const link = `/connection/${id}`;
  for (const { id: person, email, language } of await administrators(ctx, exhibitorId)) {
    await putStopped(ctx, person, email !== '', { stopped, why, link });
    if (email === '') continue;
    const lang: Lang = isLang(language) ? language : 'zh';
    const t = translator(mailTexts, lang);
    const shown = { name: nameWithoutLinks(name) };
    const mail = composeMail(ctx.exhibition, lang, {
      kind: 'webhook',
      to: email,
      person,
      category: 'notice',
      subject: t('subject', { fair: ctx.exhibition.shortName[lang], ...shown }),
      paragraphs: [sayWhy(lang, shown.name, why), t('next')],
      facts: [[t('url'), withoutLinks(url)]],
      button: { text: t('see'), url: `${pageAddress(config, ctx.exhibition, lang, link)}?as=actor` },
    });
    await jobs.sendMessage(ctx.db, mail);
  }
}
