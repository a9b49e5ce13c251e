import { createHash } from 'node:crypto';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { dayInBeijing } from '../../core/days.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { leadFacts } from './notice.lead-facts.ts';
import {
  takeDue,
  takeExpired,
  takeSilent,
  type ExpiredQuote,
  type SilentLead,
} from './notice.lead-reminders.queries.ts';
import { putNotice } from './notice.queries.ts';
import { adminsOf, orderRecipients } from './notice.recipients.queries.ts';

const noticeTexts = texts({
  order: ['意向订单', 'intent order'],
  inquiry: ['询盘', 'inquiry'],
  waitsTitle: ['买家正在等待回复：{about}', 'A buyer is waiting for an answer: {about}'],
  waitsBody: [
    '{buyer}（{company}）于 {day} 发送的{kind}至今没有回复。请尽快联系买家。',
    'The {kind} that {buyer} ({company}) sent on {day} has no answer yet. Please contact the buyer soon.',
  ],
  stillTitle: ['仍未回复买家：{about}', 'Still not answered: {about}'],
  stillBody: [
    '{buyer}（{company}）于 {day} 发送的{kind}仍未回复，负责人：{employee}。请安排回复，或分配给其他同事。',
    'The {kind} that {buyer} ({company}) sent on {day} still has no answer. Handled by: {employee}. Please arrange an answer, or assign it to a colleague.',
  ],
  nobody: ['未分配', 'not assigned'],
  othersTitle: ['{exhibitor} 尚未回复：{about}', 'No answer from {exhibitor} yet: {about}'],
  othersBody: [
    '您于 {day} 发送的{kind}尚未收到回复。您可以向其他展商询问同类展品。',
    'The {kind} you sent on {day} has no answer yet. You can ask other suppliers about similar exhibits.',
  ],
  dueTitle: ['今日跟进：{buyer}（{about}）', 'Follow up today: {buyer} ({about})'],
  overdueTitle: ['逾期未跟进：{buyer}（{about}）', 'Follow-up overdue: {buyer} ({about})'],
  expiredTitle: ['报价已过有效期：{about}', 'Quote expired: {about}'],
  expiredBody: [
    '{buyer}（{company}）没有在 {day} 之前作出决定。您可以再次报价。',
    '{buyer} ({company}) did not decide by {day}. You can send another quote.',
  ],
  dueBody: [
    '{buyer}（{company}）的{kind}，跟进日期：{day}。',
    'The {kind} from {buyer} ({company}) is to be followed up on {day}.',
  ],
});
const said = (lang: Lang) => translator(noticeTexts, lang);
type Words = ReturnType<typeof said>;

/** Every hour of the day from 08:05 to 21:05 in Beijing, in UTC: what is sent at once wakes nobody at night. */
const BY_DAY = '5 0-13 * * *';
const AT_ONCE = 100;

type Told = { id: string; kind: LeadKind; what: string; link: string };

/** The same to each of these people, once. What is not read by the next morning stands in its digest: these are no letters of their own. */
async function tell(
  ctx: FairContext,
  people: readonly string[],
  { id, kind, what, link }: Told,
  words: (t: Words, lang: Lang) => { title: string; body: string },
): Promise<void> {
  const [zh, en] = [words(said('zh'), 'zh'), words(said('en'), 'en')];
  for (const recipientId of people)
    await putNotice(ctx, {
      id: createHash('sha256').update(`${what} ${id} ${recipientId}`).digest('hex').slice(0, 24),
      recipientId,
      kind,
      title: { zh: zh.title, en: en.title },
      body: { zh: zh.body, en: en.body },
      link,
    });
}

const inboxLink = (id: string): string => `/potential-order?lead=${id}`;
const OWN_LINK = '/potential-order?only=open';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function notifyOfSilence(ctx: FairContext, lead: SilentLead): Promise<void> {
  const { id, day, visitor_id: visitorId } = lead;
  const facts = await leadFacts(ctx, lead.kind, id);
  if (facts === null) return;
  const { buyer, company } = facts;
  const told = { id, kind: lead.kind, what: `silence ${lead.silence}` };
  if (lead.silence === 3)
    return tell(ctx, visitorId === null ? [] : [visitorId], { ...told, link: OWN_LINK }, (t, lang) => ({
      title: t('othersTitle', { exhibitor: inLang(bilingualOf('exhibitor', lead), lang), about: facts.about(lang) }),
      body: t('othersBody', { kind: t(lead.kind), day }),
    }));
  if (lead.silence === 2)
    return tell(ctx, idsOf(await adminsOf(ctx, facts.exhibitor_id)), { ...told, link: inboxLink(id) }, (t, lang) => {
      const name = inLang(bilingualOf('employee', lead), lang);
      const employee = name === '' ? t('nobody') : name;
      return {
        title: t('stillTitle', { about: facts.about(lang) }),
        body: t('stillBody', { buyer, company, kind: t(lead.kind), day, employee }),
      };
    });
  return tell(ctx, await handlersOf(ctx, facts), { ...told, link: inboxLink(id) }, (t, lang) => ({
    title: t('waitsTitle', { about: facts.about(lang) }),
    body: t('waitsBody', { buyer, company, kind: t(lead.kind), day }),
  }));
}

/** The colleague it is given to; while it is nobody's, whoever may handle it. */
async function handlersOf(
  ctx: FairContext,
  lead: { exhibitor_id: string; employee_id: string | null },
): Promise<string[]> {
  return lead.employee_id === null ? idsOf(await orderRecipients(ctx, lead)) : [lead.employee_id];
}

async function notifyOfFollowUp(
  ctx: FairContext,
  { id, kind, day }: { id: string; kind: LeadKind; day: string },
  today: string,
): Promise<void> {
  const facts = await leadFacts(ctx, kind, id);
  if (facts === null) return;
  const { buyer, company } = facts;
  const told = { id, kind, what: `follow-up ${day}`, link: inboxLink(id) };
  await tell(ctx, await handlersOf(ctx, facts), told, (t, lang) => ({
    title: t(day < today ? 'overdueTitle' : 'dueTitle', { buyer, about: facts.about(lang) }),
    body: t('dueBody', { buyer, company, kind: t(kind), day }),
  }));
}

async function notifyOfExpiry(ctx: FairContext, { id, lead_id: leadId, kind, day }: ExpiredQuote): Promise<void> {
  const facts = await leadFacts(ctx, kind, leadId);
  if (facts === null) return;
  const { buyer, company } = facts;
  const told = { id, kind, what: 'quote expired', link: inboxLink(leadId) };
  await tell(ctx, await handlersOf(ctx, facts), told, (t, lang) => ({
    title: t('expiredTitle', { about: facts.about(lang) }),
    body: t('expiredBody', { buyer, company, day }),
  }));
}

/** Takes some, tells of each and goes on until there are no more: what was taken is told, or neither. */
async function inTurn<T>(
  ctx: FairContext,
  take: (inner: FairContext) => Promise<T[]>,
  told: (inner: FairContext, one: T) => Promise<void>,
) {
  let taken = AT_ONCE;
  while (taken === AT_ONCE)
    taken = await inTransaction(ctx, async (inner) => {
      const some = await take(inner);
      for (const one of some) await told(inner, one);
      return some.length;
    });
}

/**
 * Reminds of what waits: who deals with a lead without an answer, later the administrators, at last its buyer, who may ask others;
 * whoever set a day to follow up, on that day; and whoever deals with a quote, once it has expired. However often and by however many processes it runs, each is told once.
 */
export async function remindOfLeads(ctx: FairContext, now: Date): Promise<void> {
  const today = dayInBeijing(now);
  await inTurn(ctx, (inner) => takeSilent(inner, now, AT_ONCE), notifyOfSilence);
  await inTurn(
    ctx,
    (inner) => takeDue(inner, today, AT_ONCE),
    (inner, one) => notifyOfFollowUp(inner, one, today),
  );
  await inTurn(ctx, (inner) => takeExpired(inner, today, AT_ONCE), notifyOfExpiry);
}

export const leadRemindersByDay: Schedule = {
  queue: 'lead-reminders',
  cron: BY_DAY,
  work: forEachFair(async (_services, ctx) => {
    if (!ctx.exhibition.exhibitorDisabled) await remindOfLeads(ctx, new Date());
  }),
};
