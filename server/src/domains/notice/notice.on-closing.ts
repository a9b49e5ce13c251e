import { createHash } from 'node:crypto';
import { CLOSING_REASON_NAMES } from '@fairbridge/contract/lead/closing.shapes.ts';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { inquiryClosed } from '../inquiry/inquiry.events.ts';
import { closedLead } from '../lead/lead-closing.queries.ts';
import { orderClosed } from '../order/order.events.ts';
import { leadFacts } from './notice.lead-facts.ts';
import { putNotice } from './notice.queries.ts';
import { orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  order: ['买家已关闭意向订单：{about}', 'Intent order closed by the buyer: {about}'],
  inquiry: ['买家已关闭询盘：{about}', 'Inquiry closed by the buyer: {about}'],
  body: [
    '{buyer}（{company}）已关闭，原因：{reason}。无需再跟进。',
    '{buyer} ({company}) closed it. Reason: {reason}. No follow-up is needed.',
  ],
});

/**
 * Tells whoever deals with it on the portal, and in the next morning's digest who has not read it by then: that nothing is to be done
 * is worth no letter of its own. Run twice, it tells once.
 */
async function notifyOfClosing(ctx: FairContext, kind: LeadKind, id: string): Promise<void> {
  const closing = await closedLead(ctx, id, kind);
  const facts = await leadFacts(ctx, kind, id);
  if (closing === undefined || closing.close_reason === null || facts === null) return;
  const reason = CLOSING_REASON_NAMES[closing.close_reason];
  const said = (lang: Lang) => {
    const t = translator(noticeTexts, lang);
    const { buyer, company } = facts;
    return { title: t(kind, { about: facts.about(lang) }), body: t('body', { buyer, company, reason: reason[lang] }) };
  };
  const [zh, en] = [said('zh'), said('en')];
  const people = await orderRecipients(ctx, facts);
  await inTransaction(ctx, async (inner) => {
    for (const { id: recipientId } of people)
      await putNotice(inner, {
        id: createHash('sha256').update(`closed ${id} ${recipientId}`).digest('hex').slice(0, 24),
        recipientId,
        kind,
        title: { zh: zh.title, en: en.title },
        body: { zh: zh.body, en: en.body },
        link: `/potential-order?lead=${id}`,
      });
  });
}

export const closingEventHandlers: readonly EventHandler[] = [
  onEvent(orderClosed, 'notice', (_services, ctx, { orderId }) => notifyOfClosing(ctx, 'order', orderId)),
  onEvent(inquiryClosed, 'notice', (_services, ctx, { inquiryId }) => notifyOfClosing(ctx, 'inquiry', inquiryId)),
];
