import { createHash } from 'node:crypto';
import type { NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { putNotice } from './notice.queries.ts';

export type Notice = {
  /** What it tells of; with who is told it makes the id, so that a job that runs twice tells each once. */
  of: string;
  kind: NoticeKind;
  words: (lang: Lang) => { title: string; body: string };
  /** The page that it leads to, as in Chinese. */
  link: string;
  /** An e-mail of its own has said it already. */
  mailed?: boolean;
};

/** The e-mail or SMS that says it beside the notice; null to whom there is none. */
export type Messages<P> = { jobs: Jobs; to: (person: P) => NewMessage | null };

/** The id of the notice about something to somebody. */
export const noticeId = (of: string, recipientId: string): string =>
  createHash('sha256').update(`${of} ${recipientId}`).digest('hex').slice(0, 24);

/** Title and body in both languages. */
export function bothWords(words: Notice['words']) {
  const [zh, en] = [words('zh'), words('en')];
  return { title: { zh: zh.title, en: en.title }, body: { zh: zh.body, en: en.body } };
}

/**
 * Tells each of these people once, in one transaction: on the portal, on their devices, and by a message where there is one. Answers how
 * many it has told now.
 */
export function sendNotice<P extends { id: string }>(
  ctx: FairContext,
  { of, kind, words, link, mailed = false }: Notice,
  people: readonly P[],
  messages?: Messages<P>,
): Promise<number> {
  const said = bothWords(words);
  return inTransaction(ctx, async (inner) => {
    let told = 0;
    for (const person of people) {
      const message = messages?.to(person) ?? null;
      const written = await putNotice(inner, {
        id: noticeId(of, person.id),
        recipientId: person.id,
        kind,
        ...said,
        link,
        mailed: mailed || message !== null,
      });
      if (!written) continue;
      told += 1;
      if (message !== null) await messages?.jobs.sendMessage(inner.db, message);
    }
    return told;
  });
}
