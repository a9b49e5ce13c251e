import type { z } from 'zod';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { employeeResigned } from '../exhibitor/employee.events.ts';
import { employeeNames } from './notice.facts.queries.ts';
import { sendNotice } from './notice.sending.ts';

const employeeTexts = texts({
  title: [
    '{name} 的客户、订单、会话和对接会已交接给您',
    '{name}’s contacts, orders, chats and meetings have been handed over to you',
  ],
  body: [
    '{name} 已离职，名下 {contacts} 位联系人、{orders} 个意向订单、{chats} 个会话和 {meetings} 场对接会由您继续跟进。',
    '{name} has left the company. {contacts} {contacts|contact|contacts}, {orders} intent {orders|order|orders}, {chats} {chats|chat|chats} and {meetings} {meetings|meeting|meetings} are now yours to follow up.',
  ],
});

/** Whoever takes over is told what came; where nothing did, there is nothing to tell. */
async function notifyOfHandOver(ctx: FairContext, given: z.output<typeof employeeResigned.shape>): Promise<void> {
  const { employeeId, toId, contacts, orders, chats, meetings } = given;
  if (contacts + orders + chats + meetings === 0) return;
  const left = await employeeNames(ctx, employeeId);
  if (left === undefined) return;
  const words = (lang: Lang) => {
    const t = translator(employeeTexts, lang);
    const name = inLang(bilingualOf('name', left), lang);
    return { title: t('title', { name }), body: t('body', { name, contacts, orders, chats, meetings }) };
  };
  const link = contacts + orders + chats === 0 ? '/meetingAppointments' : '/potential-order';
  const notice = { of: `hand-over ${employeeId}`, kind: 'handOver', words, link } as const;
  await sendNotice(ctx, notice, [{ id: toId }]);
}

export const employeeEventHandlers: readonly EventHandler[] = [
  onEvent(employeeResigned, 'notice', (_services, ctx, told) => notifyOfHandOver(ctx, told)),
];
