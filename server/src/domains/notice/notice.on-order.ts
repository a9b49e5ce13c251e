import { quantityText } from '@fairbridge/contract/product/units.ts';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { orderChanged, orderCreated, orderWithdrawn } from '../order/order.events.ts';
import { mailedAtOnce } from './notice.lead-mails.ts';
import { bothWords, noticeId, sendNotice } from './notice.sending.ts';
import { rewriteNotice, takeOrderNoticesBack } from './notice.queries.ts';
import { type OrderFacts, orderFacts } from './notice.facts.queries.ts';
import { type OrderRecipient, orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  title: ['收到新的意向订单：{product}', 'New intent order: {product}'],
  body: [
    '{buyer}（{company}）对“{product}”提交了意向订单，数量 {quantity}。请尽快联系买家。',
    '{buyer} ({company}) sent an intent order for “{product}”: {quantity}. Please contact the buyer as soon as possible.',
  ],
  remark: ['备注', 'Remark'],
  seeOrder: ['查看订单', 'View order'],
  mark: ['标记为已联系', 'Mark as contacted'],
});

const LINK = '/potential-order';

function wordsOf(order: OrderFacts, lang: Lang) {
  const t = translator(noticeTexts, lang);
  const product = lang === 'zh' ? order.product_zh || order.product_en : order.product_en || order.product_zh;
  const { buyer, company, quantity, unit } = order;
  return {
    product,
    title: t('title', { product }),
    body: t('body', { buyer, company, product, quantity: quantityText(quantity, unit, lang) }),
  };
}

const about = (orderId: string): string => `order ${orderId}`;

type Using = Pick<Services, 'jobs' | 'counters'>;

function mailOf(
  ctx: FairContext,
  order: OrderFacts,
  { id, email, language }: OrderRecipient,
  site: string,
): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(noticeTexts, lang);
  const typed = { ...order, buyer: nameWithoutLinks(order.buyer), company: nameWithoutLinks(order.company) };
  const { product, body } = wordsOf({ ...typed, unit: nameWithoutLinks(order.unit) }, lang);
  const url = inSite(site, lang, `${LINK}?lead=${order.id}&as=actor`);
  return composeMail(ctx.exhibition, lang, {
    kind: 'newOrder',
    to: email,
    person: id,
    category: 'notice',
    values: { product, text: body },
    facts: [[t('remark'), order.remark === '' ? '-' : order.remark]],
    button: { text: t('seeOrder'), url },
    also: { text: t('mark'), url: `${url}&mark=contacted` },
  });
}

/** Tells the exhibitor's staff of a new order, on the portal and by e-mail (ruling 5.1). Run twice, it tells once. */
export async function notifyOfOrder(
  { jobs, counters }: Using,
  ctx: FairContext,
  orderId: string,
  site: string,
): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  if (order === null) return;
  const people = await orderRecipients(ctx, order);
  const mailed = await mailedAtOnce(counters, order, people);
  const words = (lang: Lang) => wordsOf(order, lang);
  await sendNotice(ctx, { of: about(orderId), kind: 'order', words, link: LINK }, people, {
    jobs,
    to: (person) => (mailed.has(person.id) ? mailOf(ctx, order, person, site) : null),
  });
}

/** Its buyer has written it anew: the notice says so as it is now. */
async function notifyOfChange(ctx: FairContext, orderId: string): Promise<void> {
  const order = await orderFacts(ctx, orderId);
  if (order === null) return;
  const said = bothWords((lang) => wordsOf(order, lang));
  for (const { id } of await orderRecipients(ctx, order))
    await rewriteNotice(ctx, { id: noticeId(about(orderId), id), ...said });
}

export const orderEventHandlers: readonly EventHandler[] = [
  onEvent(orderCreated, 'notice', (services, ctx, { orderId }) =>
    notifyOfOrder(services, ctx, orderId, siteOf(services.config, ctx.exhibition)),
  ),
  onEvent(orderChanged, 'notice', (_services, ctx, { orderId }) => notifyOfChange(ctx, orderId)),
  onEvent(orderWithdrawn, 'notice', (_services, ctx, { orderId }) => takeOrderNoticesBack(ctx, orderId)),
];
