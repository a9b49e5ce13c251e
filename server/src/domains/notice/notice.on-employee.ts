import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { texts, translator } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { employeeResigned } from '../exhibitor/employee.events.ts';
import { putNotice } from './notice.queries.ts';
import { employeeNames } from './notice.facts.queries.ts';

const employeeTexts = texts({
  title: ['{name} 的客户、订单和会话已交接给您', '{name}’s contacts, orders and chats have been handed over to you'],
  body: [
    '{name} 已离职，名下 {contacts} 位联系人、{orders} 个意向订单和 {chats} 个会话由您继续跟进。',
    '{name} has left the company. {contacts} {contacts|contact|contacts}, {orders} intent {orders|order|orders} and {chats} {chats|chat|chats} are now yours to follow up.',
  ],
});
const [zh, en] = [translator(employeeTexts, 'zh'), translator(employeeTexts, 'en')];

/** Whoever takes over is told what came; where nothing did, there is nothing to tell. */
async function notifyOfHandOver(ctx: FairContext, given: z.output<typeof employeeResigned.shape>): Promise<void> {
  const { employeeId, toId, contacts, orders, chats } = given;
  if (contacts + orders + chats === 0) return;
  const left = await employeeNames(ctx, employeeId);
  if (left === undefined) return;
  const zhName = left.name_zh || left.name_en;
  const enName = left.name_en || left.name_zh;
  await putNotice(ctx, {
    id: createHash('sha256').update(`hand-over ${employeeId} ${toId}`).digest('hex').slice(0, 24),
    recipientId: toId,
    kind: 'handOver',
    title: { zh: zh('title', { name: zhName }), en: en('title', { name: enName }) },
    body: {
      zh: zh('body', { name: zhName, contacts, orders, chats }),
      en: en('body', { name: enName, contacts, orders, chats }),
    },
    link: '/potential-order',
  });
}

export const employeeEventHandlers: readonly EventHandler[] = [
  onEvent(employeeResigned, 'notice', (_services, ctx, told) => notifyOfHandOver(ctx, told)),
];
