import type { z } from 'zod';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { customersAssigned } from '../customer/customer.events.ts';
import { companyOfVisitor, employeeNames } from './notice.facts.queries.ts';
import { sendNotice } from './notice.sending.ts';

const customerTexts = texts({
  // without the buyer's name, which would outlive their account here
  one: ['{colleague} 将 {company} 的一位客户交给您负责', '{colleague} put you in charge of a customer from {company}'],
  several: [
    '{colleague} 将 {count} 位客户交给您负责',
    '{colleague} put you in charge of {count} {count|customer|customers}',
  ],
  body: [
    '其意向订单、询盘和会话由您继续跟进。',
    'Their intent orders, inquiries and chats are now yours to follow up.',
  ],
});

/** Tells the colleague who is in charge of buyers from now on, unless they took them on themselves. Run twice, it tells once. */
async function notifyOfCustomers(ctx: FairContext, given: z.output<typeof customersAssigned.shape>): Promise<void> {
  const { employeeId, by, visitorIds, act } = given;
  if (employeeId === null || by === null || by === employeeId) return;
  const colleague = await employeeNames(ctx, by);
  const company = await companyOfVisitor(ctx, visitorIds[0] ?? '');
  if (colleague === undefined || company === undefined) return;
  const count = visitorIds.length;
  const title = count === 1 ? 'one' : 'several';
  const words = (lang: Lang) => {
    const t = translator(customerTexts, lang);
    return {
      title: t(title, { count, company, colleague: inLang(bilingualOf('name', colleague), lang) }),
      body: t('body'),
    };
  };
  const link = count === 1 ? `/customer/${visitorIds[0]}` : '/customer-pool?assigned=me';
  const notice = { of: `customers ${act} ${visitorIds[0]}`, kind: 'handOver', words, link } as const;
  await sendNotice(ctx, notice, [{ id: employeeId }]);
}

export const customerEventHandlers: readonly EventHandler[] = [
  onEvent(customersAssigned, 'notice', (_services, ctx, told) => notifyOfCustomers(ctx, told)),
];
