import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { minuteInBeijing } from '../../core/days.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { withoutLinks } from '../../platform/delivery/without-links.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { liveBeginsSoon } from '../live/live.events.ts';
import { liveFacts, liveRecipients, type LiveFacts, type LiveRecipient } from './notice.live.queries.ts';
import { putNotice } from './notice.queries.ts';

const liveTexts = texts({
  title: ['直播即将开始：{live}', 'Starting soon: {live}'],
  body: ['您想看的直播“{live}”将于 {time} 开始。', 'The live “{live}” that you wanted to watch starts at {time}.'],
  subject: ['【{fair}】{title}', '{fair}: {title}'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  see: ['进入直播间', 'Watch live'],
});

const linkOf = ({ id }: LiveFacts): string => `/live/${id}`;

function wordsOf(live: LiveFacts, lang: Lang) {
  const t = translator(liveTexts, lang);
  const words = { live: inLang(bilingualOf('title', live), lang), time: minuteInBeijing(live.starts_at) };
  return { title: t('title', words), body: t('body', words) };
}

function mailOf(ctx: FairContext, live: LiveFacts, to: LiveRecipient, site: string): NewMessage {
  const lang = isLang(to.language) ? to.language : 'zh';
  const t = translator(liveTexts, lang);
  const { title, body } = wordsOf(live, lang);
  return composeMail(ctx.exhibition, lang, {
    to: to.email,
    person: to.id,
    category: 'notice',
    subject: t('subject', { fair: ctx.exhibition.shortName[lang], title: withoutLinks(title) }),
    greeting: t('greeting', { name: to.name }),
    paragraphs: [withoutLinks(body)],
    button: { text: t('see'), url: `${site}${lang === 'en' ? '/en' : ''}${linkOf(live)}` },
  });
}

const idOf = (liveId: string, visitorId: string): string =>
  createHash('sha256').update(`live ${liveId} ${visitorId}`).digest('hex').slice(0, 24);

/** Reminds whoever wanted to watch, on the portal and by e-mail. Run twice, it tells each once. */
async function remind(
  jobs: Jobs,
  ctx: FairContext,
  { liveId, visitorIds }: z.output<typeof liveBeginsSoon.shape>,
  site: string,
): Promise<void> {
  const live = await liveFacts(ctx, liveId);
  if (live === null) return;
  const [zh, en] = [wordsOf(live, 'zh'), wordsOf(live, 'en')];
  for (const to of await liveRecipients(ctx, liveId, visitorIds))
    await inTransaction(ctx, async (inner) => {
      const mailed = to.email !== '';
      const written = await putNotice(inner, {
        id: idOf(liveId, to.id),
        recipientId: to.id,
        kind: 'live',
        title: { zh: zh.title, en: en.title },
        body: { zh: zh.body, en: en.body },
        link: linkOf(live),
        mailed,
      });
      if (written && mailed) await jobs.sendMessage(inner.db, mailOf(inner, live, to, site));
    });
}

export const liveEventHandlers: readonly EventHandler[] = [
  onEvent(liveBeginsSoon, 'notice', ({ jobs, config }, ctx, told) =>
    remind(jobs, ctx, told, siteOf(config, ctx.exhibition)),
  ),
];
