import { dayAfter } from '@fairbridge/contract/days.ts';
import { figureOf, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { isLang, texts, translator, wordsIn, type Lang } from '@fairbridge/contract/text.ts';
import type { Waiting } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { figuresOfDay, type DayFigure } from '../statistics/statistics.day.ts';
import {
  leadsToFollowUp,
  proposalsToAnswer,
  requestsToAnswer,
  sourcingToAnswer,
} from '../workbench/workbench.queries.ts';
import { digestReaders, takeDigestDay, type DigestDay, type DigestReader } from './work-digest.queries.ts';

const digestTexts = texts({
  subject: ['【{fair}】您有 {count} 项待处理', '{fair}: {count} {count|item|items} to follow up'],
  subjectOfDay: ['【{fair}】{day} 共 {count} 次浏览', '{fair}: {count} {count|view|views} on {day}'],
  lead: ['以下事项等待贵公司处理：', 'These are pending at your company:'],
  leadOfDay: ['{day} 的数据：', 'Your figures of {day}:'],
  leadOfBoth: [
    '{day} 的数据，以及等待贵公司处理的事项：',
    'Your figures of {day}, and what is pending at your company:',
  ],
  figure: ['{value}，前一天 {before}', '{value}, the day before {before}'],
  unusual: [
    '{value}，前一天 {before}，平时每天 {lowest}–{highest}',
    '{value}, the day before {before}, usually {lowest}–{highest} a day',
  ],
  orders: ['未联系的意向订单', 'Intent orders not contacted'],
  inquiries: ['未回复的询盘', 'Inquiries not answered'],
  requests: ['未答复的资料申请', 'Document requests without an answer'],
  sourcing: ['可报名的采购需求', 'Sourcing requirements that fit you'],
  appointments: ['待答复的洽谈邀约', 'Proposed appointments to answer'],
  some: ['{count} 项', '{count}'],
  since: ['{count} 项，最早 {day}', '{count}, the oldest from {day}'],
  see: ['进入工作台', 'Open the workbench'],
  seeFigures: ['查看数据看板', 'View data dashboard'],
  closing: ['发送频率可在“通知设置”中修改。', 'You can change how often you get this under “Notification settings”.'],
});

/** 08:15 in Beijing, in UTC. */
const EVERY_MORNING = '15 0 * * *';
const AT_ONCE = 100;
const MONDAY = 1;
const WORKBENCH = '/company-management';
const VIEWS = new Set<string>(['companyViews', 'productViews'] satisfies FigureName[]);

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

type Told = { waiting: readonly [Kind, Waiting][]; day: string; figures: readonly DayFigure[] };

/** What this employee is told: figures of yesterday are an administrator's, of an ordinary day only the unusual ones. */
async function toldTo(ctx: FairContext, reader: DigestReader, { day, fair }: DigestDay): Promise<Told> {
  const yesterday = dayAfter(day, -1);
  const figures = reader.admin ? await figuresOfDay(ctx, reader.exhibitor_id, yesterday) : [];
  return {
    waiting: await waitingFor(ctx, reader),
    day: yesterday,
    figures: figures.filter(({ value, before, usual }) => usual !== null || (fair && value + before > 0)),
  };
}

/** The label of each thing told with what is said of it: figures first. */
function factsOf({ waiting, figures }: Told, lang: Lang): [string, string][] {
  const t = translator(digestTexts, lang);
  const said = (one: Waiting): string =>
    one.since === null
      ? t('some', { count: one.count })
      : t('since', { count: one.count, day: dayInBeijing(new Date(one.since)) });
  return [
    ...figures.map(({ figure, value, before, usual }): [string, string] => [
      wordsIn(figureOf(figure).label, lang),
      usual === null ? t('figure', { value, before }) : t('unusual', { value, before, ...usual }),
    ]),
    ...waiting.map(([kind, one]): [string, string] => [t(kind), said(one)]),
  ];
}

function mailOf(ctx: FairContext, reader: DigestReader, told: Told, site: string) {
  const lang: Lang = isLang(reader.language) ? reader.language : 'zh';
  const t = translator(digestTexts, lang);
  const { waiting, day, figures } = told;
  const fair = ctx.exhibition.shortName[lang];
  const count = waiting.reduce((sum, [, one]) => sum + one.count, 0);
  const views = figures.reduce((sum, one) => sum + (VIEWS.has(one.figure) ? one.value : 0), 0);
  const dashboard = {
    text: t('seeFigures'),
    url: inSite(site, lang, `/statistical?${new URLSearchParams({ from: day, to: day })}`),
  };
  const workbench = { text: t('see'), url: inSite(site, lang, WORKBENCH) };
  return composeMail(ctx.exhibition, lang, {
    kind: 'workDigest',
    to: reader.email,
    person: reader.id,
    category: 'digest',
    subject: count > 0 ? t('subject', { fair, count }) : t('subjectOfDay', { fair, day, count: views }),
    paragraphs: [figures.length === 0 ? t('lead') : t(count > 0 ? 'leadOfBoth' : 'leadOfDay', { day })],
    facts: factsOf(told, lang),
    button: count > 0 ? workbench : dashboard,
    ...(count > 0 && figures.length > 0 && { also: dashboard }),
    closing: t('closing'),
  });
}

/**
 * Writes to employees about what waits at work and what came of yesterday, each by choice every day or every Monday, once a day however often
 * this runs.
 */
export async function sendWorkDigests(jobs: Jobs, ctx: FairContext, site: string, now: Date): Promise<void> {
  const day = dayInBeijing(now);
  const { startsOn, endsOn } = ctx.exhibition;
  const today: DigestDay = {
    day,
    monday: new Date(`${day}T00:00:00Z`).getUTCDay() === MONDAY,
    fair: startsOn < day && day <= dayAfter(endsOn, 1),
  };
  for (let after = ''; ;) {
    const readers = await digestReaders(ctx, today, after, AT_ONCE);
    const last = readers.at(-1);
    if (last === undefined) return;
    after = last.id;
    for (const reader of readers) {
      const told = await toldTo(ctx, reader, today);
      if (told.waiting.length + told.figures.length === 0) continue;
      await inTransaction(ctx, async (inner) => {
        if (await takeDigestDay(inner, reader.id, day))
          await jobs.sendMessage(inner.db, mailOf(inner, reader, told, site));
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
