import { LIMITS } from '@fairbridge/contract/limits.ts';
import { offerText } from '@fairbridge/contract/quote/quote.text.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { countMail } from '../../platform/delivery/mail-allowance.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { quoteCreated, quoteDecided } from '../quote/quote.events.ts';
import { sendNotice } from './notice.sending.ts';
import { type QuoteFacts, quoteFacts } from './notice.quote.queries.ts';
import { orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  newTitle: ['{exhibitor} 已向您报价：{about}', '{exhibitor} sent you a quote: {about}'],
  newBody: [
    '报价 {price}，有效期至 {day}。您可以在“报价”中比较、接受或拒绝。',
    'The price is {price}, valid until {day}. You can compare, accept or decline it under “Quotes”.',
  ],
  acceptedTitle: ['买家已接受报价：{about}', 'Quote accepted: {about}'],
  acceptedBody: ['报价 {price} 已被接受，请联系买家。', 'The price {price} was accepted. Please contact the buyer.'],
  declinedTitle: ['买家未接受报价：{about}', 'Quote declined: {about}'],
  declinedBody: [
    '报价 {price} 未被接受。请打开查看原因，您可以再次报价。',
    'The price {price} was declined. Open it to see why. You can send another quote.',
  ],
  booth: ['展位询盘', 'your booth inquiry'],
  see: ['查看报价', 'View quote'],
});

type Event = 'new' | 'accepted' | 'declined';

function wordsOf(quote: QuoteFacts, event: Event, lang: Lang) {
  const t = translator(noticeTexts, lang);
  const about = quote.product_id === null ? t('booth') : inLang(bilingualOf('product', quote), lang);
  const exhibitor = inLang(bilingualOf('exhibitor', quote), lang);
  const { price_currency: currency, incoterm, valid_until: day } = quote;
  const [unit = '', port = ''] = [quote.price_unit, quote.port].map(nameWithoutLinks);
  const price = offerText({ price: { amount: Number(quote.price_amount), currency, unit }, incoterm, port }, lang);
  return { title: t(`${event}Title`, { about, exhibitor }), body: t(`${event}Body`, { price, day }) };
}

type Recipient = { id: string; email: string; language: string };
type Telling = { quote: QuoteFacts; event: Event; link: string; site: string };

/** To whom of these it is told by an e-mail at once (G19). */
async function mailedAtOnce(counters: Counters, people: readonly Recipient[], subjectId: string): Promise<Set<string>> {
  const told = new Set<string>();
  for (const { id, email } of people) {
    if (email === '') continue;
    const limits = [
      { to: email, key: `on quotes of ${subjectId}`, max: LIMITS.quoteMailsPerRequestDay, days: 1 },
      { to: email, key: 'on quotes', max: LIMITS.quoteMailsPerAddressDay, days: 1 },
    ];
    if ((await countMail(counters, limits)) === null) told.add(id);
  }
  return told;
}

function mailOf({ exhibition }: FairContext, telling: Telling, { id, email, language }: Recipient): NewMessage {
  const { quote, event, link, site } = telling;
  const lang = isLang(language) ? language : 'zh';
  const t = translator(noticeTexts, lang);
  const { title, body } = wordsOf(quote, event, lang);
  const as = event === 'new' ? '' : '&as=actor';
  return composeMail(exhibition, lang, {
    kind: 'quote',
    to: email,
    person: id,
    category: 'notice',
    values: { title: nameWithoutLinks(title), text: body },
    button: { text: t('see'), url: inSite(site, lang, `${link}${as}`) },
  });
}

/** On the portal and by e-mail. Run twice, it tells once. */
async function tell(
  { jobs, counters }: Pick<Services, 'jobs' | 'counters'>,
  ctx: FairContext,
  people: readonly Recipient[],
  telling: Telling,
): Promise<void> {
  const { quote, event, link } = telling;
  const mailed = await mailedAtOnce(counters, people, quote.subject_id);
  const words = (lang: Lang) => wordsOf(quote, event, lang);
  await sendNotice(ctx, { of: `quote ${event} ${quote.id}`, kind: quote.kind, words, link }, people, {
    jobs,
    to: (person) => (mailed.has(person.id) ? mailOf(ctx, telling, person) : null),
  });
}

const buyerOf = ({ visitor_id: id, email, language }: QuoteFacts): Recipient => ({ id, email: email ?? '', language });

const ownLink = ({ subject_id: id }: QuoteFacts): string => `/potential-order/${id}`;
const inboxLink = ({ subject_id: id }: QuoteFacts): string => `/potential-order?lead=${id}`;

export const quoteEventHandlers: readonly EventHandler[] = [
  onEvent(quoteCreated, 'notice', async (services, ctx, { quoteId }) => {
    const quote = await quoteFacts(ctx, quoteId);
    if (quote === null || quote.state === 'replaced') return;
    const site = siteOf(services.config, ctx.exhibition);
    await tell(services, ctx, [buyerOf(quote)], { quote, event: 'new', link: ownLink(quote), site });
  }),
  onEvent(quoteDecided, 'notice', async (services, ctx, { quoteId }) => {
    const quote = await quoteFacts(ctx, quoteId);
    if (quote === null || (quote.state !== 'accepted' && quote.state !== 'declined')) return;
    const site = siteOf(services.config, ctx.exhibition);
    const people = await orderRecipients(ctx, quote);
    await tell(services, ctx, people, { quote, event: quote.state, link: inboxLink(quote), site });
  }),
];
