import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { texts, translator } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { customersAssigned } from '../customer/customer.events.ts';
import { companyOfVisitor, employeeNames } from './notice.facts.queries.ts';
import { putNotice } from './notice.queries.ts';

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
const [zh, en] = [translator(customerTexts, 'zh'), translator(customerTexts, 'en')];

/** Tells the colleague who is in charge of buyers from now on, unless they took them on themselves. Run twice, it tells once. */
async function notifyOfCustomers(ctx: FairContext, given: z.output<typeof customersAssigned.shape>): Promise<void> {
  const { employeeId, by, visitorIds, act } = given;
  if (employeeId === null || by === null || by === employeeId) return;
  const colleague = await employeeNames(ctx, by);
  const company = await companyOfVisitor(ctx, visitorIds[0] ?? '');
  if (colleague === undefined || company === undefined) return;
  const kind = visitorIds.length === 1 ? 'one' : 'several';
  const said = { count: visitorIds.length, company };
  const [zhName, enName] = [colleague.name_zh || colleague.name_en, colleague.name_en || colleague.name_zh];
  await putNotice(ctx, {
    id: createHash('sha256').update(`customers ${act} ${visitorIds[0]} ${employeeId}`).digest('hex').slice(0, 24),
    recipientId: employeeId,
    kind: 'handOver',
    title: { zh: zh(kind, { ...said, colleague: zhName }), en: en(kind, { ...said, colleague: enName }) },
    body: { zh: zh('body'), en: en('body') },
    link: kind === 'one' ? `/customer/${visitorIds[0]}` : '/customer-pool?assigned=me',
  });
}

export const customerEventHandlers: readonly EventHandler[] = [
  onEvent(customersAssigned, 'notice', (_services, ctx, told) => notifyOfCustomers(ctx, told)),
];
