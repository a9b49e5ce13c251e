import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { transact, type Scope } from '../../scope.ts';
import { orderCreated } from '../order/order.events.ts';
import { putNotice } from './notice.queries.ts';

const noticeTexts = texts({
  title: ['收到新的意向订单：{product}', 'New intent order: {product}'],
  body: [
    '{buyer}（{company}）对“{product}”提交了意向订单，数量 {quantity} {unit}。请尽快联系买家。',
    '{buyer} ({company}) sent an intent order for "{product}": {quantity} {unit}. Please contact the buyer soon.',
  ],
  mailSubject: ['【{fair}】新的意向订单：{product}', '{fair}: new intent order for {product}'],
  remark: ['备注', 'Remark'],
  seeOrder: ['查看订单', 'See the order'],
});

type OrderRow = {
  quantity: number;
  unit: string;
  remark: string;
  exhibitor_id: string;
  salesperson_id: string | null;
  product_zh: string;
  product_en: string;
  buyer: string;
  company: string;
};
type Recipient = { id: string; email: string; language: string };

async function loadOrder(scope: Scope, orderId: string): Promise<OrderRow | null> {
  const result = await sql<OrderRow>`
    select o.quantity, o.unit, o.remark, o.exhibitor_id, o.salesperson_id, p.name_zh as product_zh, p.name_en as product_en, v.name as buyer, v.company
    from intent_order o join product p on p.id = o.product_id join visitor v on v.id = o.visitor_id
    where o.exhibition_id = ${scope.exhibition.id} and o.id = ${orderId}`.execute(scope.db);
  return result.rows[0] ?? null;
}

/** Whoever may handle the order: the salesperson it is given to, and the company's admins; everybody while it is nobody's. */
async function recipients(scope: Scope, order: OrderRow): Promise<Recipient[]> {
  const result = await sql<Recipient>`
    select e.id, coalesce(nullif(e.email, ''), a.email, '') as email, e.language from employee e left join account a on a.id = e.account_id
    where e.exhibition_id = ${scope.exhibition.id} and e.exhibitor_id = ${order.exhibitor_id} and e.resigned_at is null and e.waiting_since is null
      and (e.admin or ${order.salesperson_id}::text is null or e.id = ${order.salesperson_id}::text)
    order by e.id`.execute(scope.db);
  return result.rows;
}

function wordsOf(order: OrderRow, lang: Lang) {
  const t = translator(noticeTexts, lang);
  const product = lang === 'zh' ? order.product_zh || order.product_en : order.product_en || order.product_zh;
  const { buyer, company, quantity, unit } = order;
  return { product, title: t('title', { product }), body: t('body', { buyer, company, product, quantity, unit }) };
}

/** Tells the exhibitor's staff of a new order, on the portal and by e-mail (ruling 5.1). Run twice, it tells once. */
export async function tellOfOrder(jobs: Jobs, scope: Scope, orderId: string, origin: string): Promise<void> {
  const order = await loadOrder(scope, orderId);
  if (order === null) return;
  const [zh, en] = [wordsOf(order, 'zh'), wordsOf(order, 'en')];
  await transact(scope, async (inner) => {
    for (const recipient of await recipients(inner, order)) {
      const id = createHash('sha256').update(`order ${orderId} ${recipient.id}`).digest('hex').slice(0, 24);
      const title = { zh: zh.title, en: en.title };
      const body = { zh: zh.body, en: en.body };
      const written = await putNotice(inner, {
        id,
        recipientId: recipient.id,
        noticeType: 'INTENTIONORDER',
        title,
        body,
        link: '/potential-order',
        mailed: recipient.email !== '',
      });
      if (!written || recipient.email === '') continue;
      const lang = isLang(recipient.language) ? recipient.language : 'zh';
      const words = lang === 'zh' ? zh : en;
      const t = translator(noticeTexts, lang);
      const link = `${origin}${lang === 'en' ? '/en' : ''}/potential-order`;
      const fair = inner.exhibition.shortName[lang];
      const mail = composeMail(inner.exhibition, lang, {
        to: recipient.email,
        category: 'notice',
        subject: t('mailSubject', { fair, product: words.product }),
        paragraphs: [words.body],
        facts: [[t('remark'), order.remark === '' ? '-' : order.remark]],
        button: { text: t('seeOrder'), url: link },
      });
      await jobs.sendMessage(inner.db, mail);
    }
  });
}

export function listenToOrders(
  jobs: Jobs,
  scopeOf: (exhibitionId: string) => Scope | null,
  originOf: (scope: Scope) => string,
): void {
  jobs.on(orderCreated, 'notice', async ({ exhibitionId, orderId }) => {
    const scope = scopeOf(exhibitionId);
    if (scope !== null) await tellOfOrder(jobs, scope, orderId, originOf(scope));
  });
}
