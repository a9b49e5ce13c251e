import { createHash } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { on, type Listener } from '../../ground/domain.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import { takeMail } from '../../platform/delivery/mail-allowance.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { unlinked, unlinkedName } from '../../platform/delivery/unlinked.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { orderCreated } from '../order/order.events.ts';
import { putNotice } from './notice.queries.ts';
import { type OrderFacts, orderFacts } from './notice.facts.queries.ts';
import { type OrderRecipient, orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  title: ['收到新的意向订单：{product}', 'New intent order: {product}'],
  body: [
    '{buyer}（{company}）对“{product}”提交了意向订单，数量 {quantity}。请尽快联系买家。',
    '{buyer} ({company}) sent an intent order for “{product}”: {quantity}. Please contact the buyer as soon as possible.',
  ],
  mailSubject: ['【{fair}】新的意向订单：{product}', '{fair}: new intent order for {product}'],
  remark: ['备注', 'Remark'],
  seeOrder: ['查看订单', 'View order'],
});

const LINK = '/potential-order';

/**
 * To whom of these the order is told by an e-mail at once (G19). One buyer's first few orders of a day to a company are, and the first
 * of a day to an address; the others stand in the notices, and what is not read by then in the digest of the next morning.
 */
async function mailedAtOnce(
  counters: Counters,
  { buyer_account: buyer, exhibitor_id: company }: OrderFacts,
  people: readonly OrderRecipient[],
): Promise<Set<string>> {
  const ofBuyer = [
    { key: `of ${buyer} on orders to ${company}`, max: LIMITS.orderMailsPerBuyerAndCompanyDay, days: 1 },
    { key: `of ${buyer} on orders`, max: LIMITS.orderMailsPerBuyerDay, days: 1 },
  ];
  const told = new Set<string>();
  if ((await takeMail(counters, ofBuyer)) !== null) return told;
  for (const { id, email } of people) {
    if (email === '') continue;
    const toAddress = { key: `to ${email.toLowerCase()} on orders`, max: LIMITS.orderMailsPerAddressDay, days: 1 };
    if ((await takeMail(counters, [toAddress])) === null) told.add(id);
  }
  return told;
}

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

type Using = Pick<Services, 'jobs' | 'counters'>;

function mailOf(scope: Scope, order: OrderFacts, { id, email, language }: OrderRecipient, site: string): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(noticeTexts, lang);
  const typed = { ...order, buyer: unlinkedName(order.buyer), company: unlinkedName(order.company) };
  const { product, body } = wordsOf({ ...typed, unit: unlinkedName(order.unit) }, lang);
  return composeMail(scope.exhibition, lang, {
    to: email,
    person: id,
    category: 'notice',
    subject: t('mailSubject', { fair: scope.exhibition.shortName[lang], product }),
    paragraphs: [body],
    facts: [[t('remark'), order.remark === '' ? '-' : unlinked(order.remark)]],
    button: { text: t('seeOrder'), url: `${site}${lang === 'en' ? '/en' : ''}${LINK}?as=actor` },
  });
}

/** Tells the exhibitor's staff of a new order, on the portal and by e-mail (ruling 5.1). Run twice, it tells once. */
export async function tellOfOrder(
  { jobs, counters }: Using,
  scope: Scope,
  orderId: string,
  site: string,
): Promise<void> {
  const order = await orderFacts(scope, orderId);
  if (order === null) return;
  const [zh, en] = [wordsOf(order, 'zh'), wordsOf(order, 'en')];
  const people = await orderRecipients(scope, order);
  const mailed = await mailedAtOnce(counters, order, people);
  await transact(scope, async (inner) => {
    for (const recipient of people) {
      const written = await putNotice(inner, {
        id: createHash('sha256').update(`order ${orderId} ${recipient.id}`).digest('hex').slice(0, 24),
        recipientId: recipient.id,
        kind: 'order',
        title: { zh: zh.title, en: en.title },
        body: { zh: zh.body, en: en.body },
        link: LINK,
        mailed: mailed.has(recipient.id),
      });
      if (written && mailed.has(recipient.id)) await jobs.sendMessage(inner.db, mailOf(inner, order, recipient, site));
    }
  });
}

export const orderListeners: readonly Listener[] = [
  on(orderCreated, 'notice', (services, scope, { orderId }) =>
    tellOfOrder(services, scope, orderId, siteOf(services.config, scope.exhibition)),
  ),
];
