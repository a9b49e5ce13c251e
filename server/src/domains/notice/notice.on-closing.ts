import { CLOSING_REASON_NAMES } from '@fairbridge/contract/lead/closing.shapes.ts';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inquiryClosed } from '../inquiry/inquiry.events.ts';
import { closedLead } from '../lead/lead-closing.queries.ts';
import { orderClosed } from '../order/order.events.ts';
import { leadFacts } from './notice.lead-facts.ts';
import { sendNotice } from './notice.sending.ts';
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
  const words = (lang: Lang) => {
    const t = translator(noticeTexts, lang);
    const { buyer, company } = facts;
    return { title: t(kind, { about: facts.about(lang) }), body: t('body', { buyer, company, reason: reason[lang] }) };
  };
  const link = `/potential-order?lead=${id}`;
  await sendNotice(ctx, { of: `closed ${id}`, kind, words, link }, await orderRecipients(ctx, facts));
}

export const closingEventHandlers: readonly EventHandler[] = [
  onEvent(orderClosed, 'notice', (_services, ctx, { orderId }) => notifyOfClosing(ctx, 'order', orderId)),
  onEvent(inquiryClosed, 'notice', (_services, ctx, { inquiryId }) => notifyOfClosing(ctx, 'inquiry', inquiryId)),
];
