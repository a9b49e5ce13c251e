import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { withoutLinks, nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inquiryCreated, inquiryWithdrawn } from '../inquiry/inquiry.events.ts';
import { type InquiryFacts, inquiryFacts } from './notice.facts.queries.ts';
import { mailedAtOnce } from './notice.lead-mails.ts';
import { sendNotice } from './notice.sending.ts';
import { takeNoticesBack } from './notice.queries.ts';
import { type OrderRecipient, orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  title: ['收到新的询盘：{about}', 'New inquiry: {about}'],
  booth: ['贵公司展位', 'your booth'],
  body: [
    '{buyer}（{company}）就“{about}”向贵公司询盘。请打开查看并尽快回复。',
    '{buyer} ({company}) has sent you an inquiry about “{about}”. Please open it and reply as soon as possible.',
  ],
  several: ['{first} 等 {count} 件展品', '{first} and more ({count} {count|exhibit|exhibits})'],
  see: ['查看询盘', 'View inquiry'],
  mark: ['标记为已联系', 'Mark as contacted'],
});

const linkTo = (inquiryId: string): string => `/potential-order?lead=${inquiryId}`;
/** Where notices led before inquiries lay in the inbox. */
const olderLinkTo = (inquiryId: string): string => `/inquiries/${inquiryId}`;

/** What an inquiry is about, in a few words. */
export function aboutInquiry(facts: Pick<InquiryFacts, 'products_zh' | 'products_en'>, lang: Lang): string {
  const t = translator(noticeTexts, lang);
  const [first, ...others] = facts[`products_${lang}`];
  if (first === undefined) return t('booth');
  return others.length === 0 ? first : t('several', { first, count: others.length + 1 });
}

function wordsOf({ buyer, company, ...facts }: InquiryFacts, lang: Lang) {
  const t = translator(noticeTexts, lang);
  const about = aboutInquiry(facts, lang);
  return { about, title: t('title', { about }), body: t('body', { buyer, company, about }) };
}

/** What is asked stands on the portal alone: it may be written anew until somebody of the supplier has opened it there. */
function mailOf(
  ctx: FairContext,
  inquiry: InquiryFacts,
  { id, email, language, url }: OrderRecipient & { url: (lang: Lang) => string },
): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(noticeTexts, lang);
  const typed = { ...inquiry, buyer: nameWithoutLinks(inquiry.buyer), company: nameWithoutLinks(inquiry.company) };
  const { about, body } = wordsOf(typed, lang);
  return composeMail(ctx.exhibition, lang, {
    kind: 'newInquiry',
    to: email,
    person: id,
    category: 'notice',
    values: { about: nameWithoutLinks(about), text: withoutLinks(body) },
    button: { text: t('see'), url: url(lang) },
    also: { text: t('mark'), url: `${url(lang)}&mark=contacted` },
  });
}

/** Tells the supplier's staff of a new inquiry, on the portal and by e-mail, as of an order (ruling 5.7). Run twice, it tells once. */
export async function notifyOfInquiry(
  { jobs, counters }: Pick<Services, 'jobs' | 'counters'>,
  ctx: FairContext,
  inquiryId: string,
  site: string,
): Promise<void> {
  const inquiry = await inquiryFacts(ctx, inquiryId);
  if (inquiry === null) return;
  const link = linkTo(inquiryId);
  const people = await orderRecipients(ctx, inquiry);
  const mailed = await mailedAtOnce(counters, inquiry, people);
  const url = (lang: Lang): string => inSite(site, lang, `${link}&as=actor`);
  const words = (lang: Lang) => wordsOf(inquiry, lang);
  await sendNotice(ctx, { of: `inquiry ${inquiryId}`, kind: 'inquiry', words, link }, people, {
    jobs,
    to: (person) => (mailed.has(person.id) ? mailOf(ctx, inquiry, { ...person, url }) : null),
  });
}

export const inquiryEventHandlers: readonly EventHandler[] = [
  onEvent(inquiryCreated, 'notice', (services, ctx, { inquiryId }) =>
    notifyOfInquiry(services, ctx, inquiryId, siteOf(services.config, ctx.exhibition)),
  ),
  onEvent(inquiryWithdrawn, 'notice', async (_services, ctx, { inquiryId }) => {
    for (const link of [linkTo(inquiryId), olderLinkTo(inquiryId)]) await takeNoticesBack(ctx, 'inquiry', link);
  }),
];
