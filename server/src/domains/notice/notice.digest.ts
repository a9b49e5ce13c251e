import { sql } from 'kysely';
import { NOTICE_KINDS, noticeKind, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { atEveryFair, type Schedule } from '../../ground/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { unlinked } from '../../platform/delivery/unlinked.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { transact, type Scope } from '../../ground/scope.ts';

const digestTexts = texts({
  subject: ['【{fair}】您有 {count} 条未读消息', '{fair}: {count} unread {count|message|messages}'],
  lead: ['以下消息等待您查看：', 'These messages wait for you:'],
  more: ['另有 {count} 条未读消息。', 'And {count} more.'],
  see: ['查看全部消息', 'See all messages'],
});

/** 08:30 in Beijing, in UTC. */
const EVERY_MORNING = '30 0 * * *';
/** Older ones are no news any more: whoever did not come in two weeks is not written to every day. */
const DAYS = 14;
/** Whoever sits before the portal reads it there first. */
const MINUTES = 30;
const NAMED_MAX = 15;
const RECIPIENTS_AT_ONCE = 100;

type Waiting = { recipient_id: string; email: string | null; language: string; employee: boolean };
type Unread = { recipient_id: string; kind: NoticeKind; title_zh: string; title_en: string };

/** Who has unread notices that no e-mail has told of, and where and how that person is written to. */
async function waiting(scope: Scope, after: string, now: Date): Promise<Waiting[]> {
  const result = await sql<Waiting>`
    select n.recipient_id, coalesce(nullif(e.email, ''), a.email) as email, coalesce(e.language, v.language, 'zh') as language, e.id is not null as employee
    from (
      select distinct recipient_id from notice
      where exhibition_id = ${scope.exhibition.id} and recipient_id > ${after} and ${undigested(now)}
      order by recipient_id limit ${RECIPIENTS_AT_ONCE}
    ) n
    left join visitor v on v.id = n.recipient_id and v.exhibition_id = ${scope.exhibition.id} and v.suspended_at is null
    left join employee e on e.id = n.recipient_id and e.exhibition_id = ${scope.exhibition.id} and e.resigned_at is null and e.waiting_since is null
    left join account a on a.id = coalesce(v.account_id, e.account_id) and a.deleted_at is null
    order by n.recipient_id`.execute(scope.db);
  return result.rows;
}

const undigested = (now: Date) => sql`
  seen_at is null and digested_at is null and not mailed
    and created_at between ${new Date(now.getTime() - DAYS * 86_400_000)} and ${new Date(now.getTime() - MINUTES * 60_000)}`;

/** Takes what waits for these recipients into a digest: nobody else's digest holds it after this commits. */
async function take(scope: Scope, recipientIds: readonly string[], now: Date): Promise<Unread[]> {
  const result = await sql<Unread & { created_at: Date }>`
    update notice set digested_at = ${now}
    where exhibition_id = ${scope.exhibition.id} and recipient_id = any(${[...recipientIds]}::text[]) and ${undigested(now)}
    returning recipient_id, kind, title_zh, title_en, created_at`.execute(scope.db);
  return result.rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .map((row) => ({ ...row, kind: noticeKind.parse(row.kind) }));
}

type Reader = { to: string; person: string; lang: Lang; employee: boolean };

function mailOf(
  scope: Scope,
  { to, person, lang, employee }: Reader,
  unread: readonly Unread[],
  site: string,
): NewMessage {
  const t = translator(digestTexts, lang);
  const more = unread.length - NAMED_MAX;
  const titleOf = ({ title_zh: zh, title_en: en }: Unread): string => (lang === 'zh' ? zh || en : en || zh);
  const words = { fair: scope.exhibition.shortName[lang], count: unread.length };
  return composeMail(scope.exhibition, lang, {
    to,
    person,
    category: 'digest',
    subject: t('subject', words),
    paragraphs: [t('lead')],
    facts: unread.slice(0, NAMED_MAX).map((one) => [NOTICE_KINDS[one.kind].name[lang], unlinked(titleOf(one))]),
    button: { text: t('see'), url: `${site}${lang === 'en' ? '/en' : ''}/mail${employee ? '?as=actor' : ''}` },
    ...(more > 0 && { closing: t('more', { count: more }) }),
  });
}

/** Writes to everybody who has not read what came in, once for each notice. Run twice, or in two processes, it writes once. */
export async function sendDigests(jobs: Jobs, scope: Scope, site: string, now: Date): Promise<void> {
  for (let after = ''; ;) {
    const recipients = await waiting(scope, after, now);
    const last = recipients.at(-1);
    if (last === undefined) return;
    after = last.recipient_id;
    await transact(scope, async (inner) => {
      const taken = Map.groupBy(
        await take(
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
  work: atEveryFair(({ jobs, config }, scope) =>
    sendDigests(jobs, scope, siteOf(config, scope.exhibition), new Date()),
  ),
};
