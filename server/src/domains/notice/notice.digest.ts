import { NOTICE_KINDS } from '@fairbridge/contract/notice/notice.kinds.ts';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { withoutLinks } from '../../platform/delivery/without-links.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { type Unread, digestReaders, takeUnread } from './notice.digest.queries.ts';

const digestTexts = texts({
  subject: ['【{fair}】您有 {count} 条未读消息', '{fair}: {count} unread {count|message|messages}'],
  lead: ['您有以下未读消息：', 'You have unread messages:'],
  more: ['另有 {count} 条未读消息。', 'And {count} more.'],
  see: ['查看全部消息', 'View all messages'],
});

/** 08:30 in Beijing, in UTC. */
const EVERY_MORNING = '30 0 * * *';
const NAMED_MAX = 15;

type Reader = { to: string; person: string; lang: Lang; employee: boolean };

function mailOf(
  ctx: FairContext,
  { to, person, lang, employee }: Reader,
  unread: readonly Unread[],
  site: string,
): NewMessage {
  const t = translator(digestTexts, lang);
  const more = unread.length - NAMED_MAX;
  const titleOf = ({ title_zh: zh, title_en: en }: Unread): string => (lang === 'zh' ? zh || en : en || zh);
  const words = { fair: ctx.exhibition.shortName[lang], count: unread.length };
  return composeMail(ctx.exhibition, lang, {
    kind: 'unreadDigest',
    to,
    person,
    category: 'digest',
    subject: t('subject', words),
    paragraphs: [t('lead')],
    facts: unread.slice(0, NAMED_MAX).map((one) => [NOTICE_KINDS[one.kind].name[lang], withoutLinks(titleOf(one))]),
    button: { text: t('see'), url: inSite(site, lang, `/mail${employee ? '?as=actor' : ''}`) },
    ...(more > 0 && { closing: t('more', { count: more }) }),
  });
}

/** Writes to everybody who has not read what came in, once for each notice. Run twice, or in two processes, it writes once. */
export async function sendDigests(jobs: Jobs, ctx: FairContext, site: string, now: Date): Promise<void> {
  for (let after = ''; ;) {
    const recipients = await digestReaders(ctx, after, now);
    const last = recipients.at(-1);
    if (last === undefined) return;
    after = last.recipient_id;
    await inTransaction(ctx, async (inner) => {
      const taken = Map.groupBy(
        await takeUnread(
          inner,
          recipients.map((recipient) => recipient.recipient_id),
          now,
        ),
        (notice) => notice.recipient_id,
      );
      for (const { recipient_id: id, email, language, employee } of recipients) {
        const unread = taken.get(id);
        if (unread === undefined || email === null) continue;
        const reader = { to: email, person: id, lang: isLang(language) ? language : 'zh', employee };
        await jobs.sendMessage(inner.db, mailOf(inner, reader, unread, site));
      }
    });
  }
}

export const digestEveryMorning: Schedule = {
  queue: 'notice-digest',
  cron: EVERY_MORNING,
  work: forEachFair(({ jobs, config }, ctx) => sendDigests(jobs, ctx, siteOf(config, ctx.exhibition), new Date())),
};
