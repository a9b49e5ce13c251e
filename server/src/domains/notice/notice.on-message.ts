import { cutText, inLang, isLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { messageWritten } from '../lead/lead.events.ts';
import { messageFacts, type MessageFacts } from '../lead/request-message.queries.ts';
import { leadFacts } from './notice.lead-facts.ts';
import { mailedAtOnce } from './notice.lead-mails.ts';
import { sendNotice } from './notice.sending.ts';
import { orderRecipients, type OrderRecipient } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  replied: ['{exhibitor} 已回复：{about}', '{exhibitor} has replied: {about}'],
  wrote: ['{buyer}（{company}）有新消息：{about}', 'New message from {buyer} ({company}): {about}'],
  subject: ['【{fair}】{title}', '{fair}: {title}'],
  see: ['查看并回复', 'View and reply'],
  closing: [
    '以上内容由买家填写，链接由其自行提供。请在线回复，不要回复这封邮件。',
    'The buyer wrote the text above, links included. Reply online instead of replying to this e-mail.',
  ],
});

/** Signs of a message that its notice repeats. */
const SHOWN_MAX = 200;

type LeadFacts = NonNullable<Awaited<ReturnType<typeof leadFacts>>>;

function titleOf(message: MessageFacts, lead: LeadFacts, lang: Lang): string {
  const t = translator(noticeTexts, lang);
  const about = lead.about(lang);
  if (!message.from_buyer) return t('replied', { exhibitor: inLang(bilingualOf('exhibitor', message), lang), about });
  return t('wrote', { buyer: lead.buyer, company: lead.company, about });
}

/** The words of the buyer stand in it whole: they are a message to whom they were written to. */
function mailOf(
  { exhibition }: FairContext,
  { id, email, language }: OrderRecipient,
  { title, text, url }: { title: Bilingual; text: string; url: (lang: Lang) => string },
): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(noticeTexts, lang);
  return composeMail(exhibition, lang, {
    kind: 'requestMessage',
    to: email,
    person: id,
    category: 'notice',
    subject: t('subject', { fair: exhibition.shortName[lang], title: nameWithoutLinks(title[lang]) }),
    paragraphs: text.split(/\n{2,}/u),
    button: { text: t('see'), url: url(lang) },
    closing: t('closing'),
  });
}

/**
 * Tells the other side of a message under an order or inquiry: the buyer on the portal, who has the reply by e-mail already; whoever of the
 * company deals with it there and by e-mail (ruling 5.7). Run twice, it tells once.
 */
async function notifyOfMessage(
  { jobs, counters, config }: Pick<Services, 'jobs' | 'counters' | 'config'>,
  ctx: FairContext,
  messageId: string,
): Promise<void> {
  const message = await messageFacts(ctx, messageId);
  if (message === undefined) return;
  const { lead_id: leadId, kind, visitor_id: visitorId, from_buyer: fromBuyer, text } = message;
  const lead = await leadFacts(ctx, kind, leadId);
  if (lead === null) return;
  const title = { zh: titleOf(message, lead, 'zh'), en: titleOf(message, lead, 'en') };
  const shown = cutText(text, SHOWN_MAX, '…');
  const link = fromBuyer ? `/potential-order?lead=${leadId}` : `/potential-order/${leadId}`;
  const people = fromBuyer ? await orderRecipients(ctx, lead) : [{ id: visitorId, email: '', language: 'zh' }];
  const mailed = fromBuyer ? await mailedAtOnce(counters, lead, people) : new Set<string>();
  const site = siteOf(config, ctx.exhibition);
  const url = (lang: Lang): string => inSite(site, lang, `${link}&as=actor`);
  await sendNotice(
    ctx,
    {
      of: `message ${messageId}`,
      kind,
      words: (lang) => ({ title: title[lang], body: shown }),
      link,
      // the reply went to the buyer by an e-mail of its own
      mailed: !fromBuyer,
    },
    people,
    { jobs, to: (person) => (mailed.has(person.id) ? mailOf(ctx, person, { title, text, url }) : null) },
  );
}

export const messageEventHandlers: readonly EventHandler[] = [
  onEvent(messageWritten, 'notice', (services, ctx, { messageId }) => notifyOfMessage(services, ctx, messageId)),
];
