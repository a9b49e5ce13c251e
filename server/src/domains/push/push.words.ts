import { createHash } from 'node:crypto';
import { NOTICE_KINDS } from '@fairbridge/contract/notice/notice.kinds.ts';
import { texts, translator, type Lang, cutText } from '@fairbridge/contract/text.ts';
import type { PushedNotice } from '../notice/notice.pushed.queries.ts';
import { mayStandOpen } from './push.rules.ts';

const pushTexts = texts({
  one: ['您有一条新消息：{kind}', 'New message: {kind}'],
  several: ['您有 {count} 条新消息', '{count} new {count|message|messages}'],
});

const BODY_MAX = 200;
const MESSAGES = '/mail';

/** What the worker in the browser shows. `tag`: a later one with the same tag takes its place. */
export type PushWords = { title: string; body: string; lang: Lang; tag: string; path: string };

const lineOf = ({ kind, title_zh: zh, title_en: en }: PushedNotice, lang: Lang): string => {
  const title = lang === 'zh' ? zh || en : en || zh;
  if (mayStandOpen(kind) && title !== '') return title;
  return translator(pushTexts, lang)('one', { kind: NOTICE_KINDS[kind].name[lang] });
};

/** The words for a lock screen: whoever holds the device may read them, so nothing restricted stands in them, and nobody's address. */
export function wordsOf(title: string, notices: readonly [PushedNotice, ...PushedNotice[]], lang: Lang): PushWords {
  const [first, ...others] = notices;
  const said = { title, lang };
  if (others.length === 0)
    return { ...said, body: cutText(lineOf(first, lang), BODY_MAX), tag: first.id, path: first.link || MESSAGES };
  const body = translator(pushTexts, lang)('several', { count: notices.length });
  return { ...said, body, tag: 'several', path: MESSAGES };
}

/** Of messages that wait for a device that is away only the last of a topic reaches it (RFC 8030, 5.4): 32 signs at most. */
export const topicOf = (deviceId: string, tag: string): string =>
  createHash('sha256').update(`${deviceId} ${tag}`).digest('base64url').slice(0, 32);
