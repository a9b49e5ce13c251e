import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { minuteInBeijing } from '../../core/days.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { withoutLinks } from '../../platform/delivery/without-links.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { liveBeginsSoon, livePlanChanged } from '../live/live.events.ts';
import {
  liveFacts,
  liveRecipients,
  plannedLive,
  wantingLive,
  type LiveFacts,
  type LiveRecipient,
} from './notice.live.queries.ts';
import { sendNotice } from './notice.sending.ts';

const liveTexts = texts({
  soonTitle: ['直播即将开始：{live}', 'Starting soon: {live}'],
  soonBody: ['您想看的直播“{live}”将于 {time} 开始。', 'The live “{live}” that you wanted to watch starts at {time}.'],
  movedTitle: ['直播改期：{live}', 'Live moved: {live}'],
  movedBody: [
    '您想看的直播“{live}”已改期，新的开始时间为 {time}。开始前会再次提醒您。',
    'The live “{live}” that you wanted to watch has been moved and now starts at {time}. You will be reminded before it starts.',
  ],
  offTitle: ['直播取消：{live}', 'Live cancelled: {live}'],
  offBody: [
    '您想看的直播“{live}”已取消，不再举行。',
    'The live “{live}” that you wanted to watch will not take place.',
  ],
  greeting: ['{name}，您好！', 'Hello {name},'],
  soonSee: ['进入直播间', 'Watch live'],
  movedSee: ['查看直播', 'View live'],
  offSee: ['查看其他直播', 'View other lives'],
});

/** That it begins soon, was moved, or is off. */
type News = { live: LiveFacts; what: 'soon' | 'moved' | 'off' };

const linkOf = ({ live, what }: News): string => (what === 'off' ? '/live/list' : `/live/${live.id}`);

function wordsOf({ live, what }: News, lang: Lang) {
  const t = translator(liveTexts, lang);
  const words = { live: inLang(bilingualOf('title', live), lang), time: minuteInBeijing(live.starts_at) };
  return { title: t(`${what}Title`, words), body: t(`${what}Body`, words) };
}

function mailOf(ctx: FairContext, news: News, to: LiveRecipient, site: string): NewMessage {
  const lang = isLang(to.language) ? to.language : 'zh';
  const t = translator(liveTexts, lang);
  const { title, body } = wordsOf(news, lang);
  return composeMail(ctx.exhibition, lang, {
    kind: 'live',
    to: to.email,
    person: to.id,
    category: 'notice',
    greeting: t('greeting', { name: to.name }),
    values: { title: withoutLinks(title), text: withoutLinks(body) },
    button: { text: t(`${news.what}See`), url: inSite(site, lang, linkOf(news)) },
  });
}

/** Of each beginning once: a live that was moved is told of anew. */
const about = ({ live, what }: News): string => `live ${what} ${live.id} ${live.starts_at.toISOString()}`;

/** Tells whoever wanted to watch, on the portal and by e-mail. Run twice, it tells each once. */
async function tell(
  jobs: Jobs,
  ctx: FairContext,
  news: News,
  visitorIds: readonly string[],
  site: string,
): Promise<void> {
  const words = (lang: Lang) => wordsOf(news, lang);
  const notice = { of: about(news), kind: 'live', words, link: linkOf(news) } as const;
  const to = (one: LiveRecipient) => (one.email === '' ? null : mailOf(ctx, news, one, site));
  for (const one of await liveRecipients(ctx, news.live.id, visitorIds))
    await sendNotice(ctx, notice, [one], { jobs, to });
}

export const liveEventHandlers: readonly EventHandler[] = [
  onEvent(liveBeginsSoon, 'notice', async ({ jobs, config }, ctx, { liveId, visitorIds }) => {
    const live = await liveFacts(ctx, liveId);
    if (live !== null) await tell(jobs, ctx, { live, what: 'soon' }, visitorIds, siteOf(config, ctx.exhibition));
  }),
  onEvent(
    livePlanChanged,
    'notice',
    async ({ jobs, config }, ctx, { liveId }) => {
      const live = await plannedLive(ctx, liveId);
      if (live === null) return;
      const what = live.off ? 'off' : 'moved';
      await tell(jobs, ctx, { live, what }, await wantingLive(ctx, liveId), siteOf(config, ctx.exhibition));
    },
    // of a popular one thousands
    { longRunning: true },
  ),
];
