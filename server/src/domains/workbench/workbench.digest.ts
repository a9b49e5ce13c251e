import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Waiting } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { digestReaders, takeDigestDay, type DigestReader } from './workbench.digest.queries.ts';
import { leadsToFollowUp, proposalsToAnswer, requestsToAnswer, sourcingToAnswer } from './workbench.queries.ts';

const digestTexts = texts({
  subject: ['【{fair}】您有 {count} 项待处理', '{fair}: {count} {count|item|items} to follow up'],
  lead: ['以下事项等待贵公司处理：', 'These are pending at your company:'],
  orders: ['未联系的意向订单', 'Intent orders not contacted'],
  inquiries: ['未回复的询盘', 'Inquiries not answered'],
  requests: ['未答复的资料申请', 'Document requests without an answer'],
  sourcing: ['可报名的采购需求', 'Sourcing requirements that fit you'],
  appointments: ['待答复的洽谈邀约', 'Proposed appointments to answer'],
  some: ['{count} 项', '{count}'],
  since: ['{count} 项，最早 {day}', '{count}, the oldest from {day}'],
  see: ['进入工作台', 'Open the workbench'],
  closing: ['发送频率可在“通知设置”中修改。', 'You can change how often you get this under “Notification settings”.'],
});

/** 08:15 in Beijing, in UTC. */
const EVERY_MORNING = '15 0 * * *';
const AT_ONCE = 100;
const MONDAY = 1;
const WORKBENCH = '/company-management';

const callerOf = ({ id, account_id, exhibitor_id, admin }: DigestReader): ExhibitorCaller => ({
  kind: 'exhibitor',
  accountId: account_id,
  sessionId: '',
  employeeId: id,
  exhibitorId: exhibitor_id,
  admin,
});

type Kind = 'orders' | 'inquiries' | 'requests' | 'appointments' | 'sourcing';

/** What waits for this employee now, as the workbench counts it; nothing that does not. */
async function waitingFor(ctx: FairContext, reader: DigestReader): Promise<[Kind, Waiting][]> {
  const caller = callerOf(reader);
  const all: [Kind, Waiting][] = [
    ['inquiries', await leadsToFollowUp(ctx, caller, ['inquiry'])],
    ['orders', await leadsToFollowUp(ctx, caller, ['order'])],
    ['requests', await requestsToAnswer(ctx, caller.exhibitorId)],
    ['appointments', await proposalsToAnswer(ctx, caller)],
    ['sourcing', await sourcingToAnswer(ctx, caller.exhibitorId)],
  ];
  return all.filter(([, { count }]) => count > 0);
}

function mailOf(ctx: FairContext, reader: DigestReader, waiting: readonly [Kind, Waiting][], site: string) {
  const lang: Lang = isLang(reader.language) ? reader.language : 'zh';
  const t = translator(digestTexts, lang);
  const count = waiting.reduce((sum, [, one]) => sum + one.count, 0);
  const said = (one: Waiting): string =>
    one.since === null
      ? t('some', { count: one.count })
      : t('since', { count: one.count, day: dayInBeijing(new Date(one.since)) });
  return composeMail(ctx.exhibition, lang, {
    to: reader.email,
    person: reader.id,
    category: 'digest',
    subject: t('subject', { fair: ctx.exhibition.shortName[lang], count }),
    paragraphs: [t('lead')],
    facts: waiting.map(([kind, one]) => [t(kind), said(one)]),
    button: { text: t('see'), url: inSite(site, lang, WORKBENCH) },
    closing: t('closing'),
  });
}

/** Writes to employees about what waits at work, each by choice every day or every Monday, once a day however often this runs. */
export async function sendWorkDigests(jobs: Jobs, ctx: FairContext, site: string, now: Date): Promise<void> {
  const day = dayInBeijing(now);
  const today = { day, monday: new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY };
  for (let after = ''; ;) {
    const readers = await digestReaders(ctx, today, after, AT_ONCE);
    const last = readers.at(-1);
    if (last === undefined) return;
    after = last.id;
    for (const reader of readers) {
      const waiting = await waitingFor(ctx, reader);
      if (waiting.length === 0) continue;
      await inTransaction(ctx, async (inner) => {
        if (await takeDigestDay(inner, reader.id, day))
          await jobs.sendMessage(inner.db, mailOf(inner, reader, waiting, site));
      });
    }
  }
}

export const workDigestEveryMorning: Schedule = {
  queue: 'work-digest',
  cron: EVERY_MORNING,
  work: forEachFair(async ({ jobs, config }, ctx) => {
    if (ctx.exhibition.exhibitorDisabled) return;
    await sendWorkDigests(jobs, ctx, siteOf(config, ctx.exhibition), new Date());
  }),
};
