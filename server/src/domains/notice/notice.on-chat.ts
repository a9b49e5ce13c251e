import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { countMail } from '../../platform/delivery/mail-allowance.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { composeSms } from '../../platform/delivery/sms.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { chatCaughtUp, chatReminded, chatWaited } from '../chat/chat.events.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { chatFacts, chatRecipients, markChatSeen, type ChatFacts, type ChatRecipient } from './notice.chat.queries.ts';
import { putNotice } from './notice.queries.ts';
import { pushUnreadCountsOf } from './notice.subscriptions.ts';

const chatTexts = texts({
  toVisitor: ['{exhibitor} 给您发来了消息', 'New messages from {exhibitor}'],
  toExhibitorByGuest: ['访客“{buyer}”给贵公司发来了消息', 'New messages from a guest, {buyer}'],
  toExhibitor: ['{buyer}（{company}）给贵公司发来了消息', 'New messages from {buyer} ({company})'],
  body: [
    '您有聊天消息尚未阅读，请登录查看并回复。',
    'You have chat messages that you have not read yet. Log in to read and reply.',
  ],
  see: ['查看消息', 'Read messages'],
  sms: ['您有聊天消息尚未阅读：{link}', 'you have unread chat messages: {link}'],
});

/** `at`: of a reminder, which is told once more. */
type Waited = z.output<typeof chatWaited.shape> & { at?: string };
type About = { facts: ChatFacts; side: Side; seq: number; at?: string | undefined };

const chatLink = (conversationId: string): string => `/chat?with=${conversationId}`;

/** Who wrote; what was written stands in the chat alone. */
function titleOf({ facts, side }: About, lang: Lang): string {
  const t = translator(chatTexts, lang);
  const { buyer, company, guest } = facts;
  if (side === 'visitor') return t('toVisitor', { exhibitor: inLang(bilingualOf('exhibitor', facts), lang) });
  return guest ? t('toExhibitorByGuest', { buyer }) : t('toExhibitor', { buyer, company });
}

const safe = (facts: ChatFacts): ChatFacts => ({
  id: facts.id,
  exhibitor_zh: nameWithoutLinks(facts.exhibitor_zh),
  exhibitor_en: nameWithoutLinks(facts.exhibitor_en),
  buyer: nameWithoutLinks(facts.buyer),
  company: nameWithoutLinks(facts.company),
  guest: facts.guest,
});

/** Where it is read, in the recipient’s language. */
function addressOf({ facts, side }: About, site: string, lang: Lang): string {
  const as = side === 'exhibitor' ? '&as=actor' : '';
  return inSite(site, lang, `${chatLink(facts.id)}${as}`);
}

function mailOf(ctx: FairContext, about: About, { id, email, language }: ChatRecipient, site: string): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(chatTexts, lang);
  const title = titleOf({ ...about, facts: safe(about.facts) }, lang);
  return composeMail(ctx.exhibition, lang, {
    kind: 'chat',
    to: email,
    person: id,
    category: 'notice',
    values: { title },
    button: { text: t('see'), url: addressOf(about, site, lang) },
  });
}

/** With fixed words: nobody reads there who wrote what. */
function smsOf(ctx: FairContext, about: About, { id, mobile, language }: ChatRecipient, site: string): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const link = addressOf(about, site, lang);
  const text = translator(chatTexts, lang)('sms', { link });
  return composeSms(ctx.exhibition, lang, { to: mobile, person: id, text, link, category: 'notice' });
}

const idOf = ({ facts, seq, at }: About, recipientId: string): string =>
  createHash('sha256')
    .update(`chat ${facts.id} ${seq} ${recipientId}${at === undefined ? '' : ` ${at}`}`)
    .digest('hex')
    .slice(0, 24);

type Counting = Pick<Services, 'counters'>;

const mayMail = async ({ counters }: Counting, email: string): Promise<boolean> =>
  email !== '' &&
  (await countMail(counters, [{ to: email, key: 'on chats', max: LIMITS.chatMailsPerAddressDay, days: 1 }])) === null;

/** Of a reminder alone: what waits by itself is told by e-mail. */
const mayText = async ({ counters }: Counting, mobile: string, { at }: About): Promise<boolean> =>
  at !== undefined &&
  mobile !== '' &&
  (await countMail(counters, [{ to: mobile, key: 'on chats', max: LIMITS.chatSmsPerNumberDay, days: 1 }])) === null;

/** On the portal, on devices and by e-mail; a reminder by SMS, too. Run twice, it tells once. */
async function notifyOfChat(
  { jobs, counters, config }: Pick<Services, 'jobs' | 'counters' | 'config'>,
  ctx: FairContext,
  waited: Waited,
): Promise<void> {
  const facts = await chatFacts(ctx, waited);
  if (facts === null) return;
  const about = { facts, side: waited.side, seq: waited.seq, at: waited.at };
  const site = siteOf(config, ctx.exhibition);
  const title = { zh: titleOf(about, 'zh'), en: titleOf(about, 'en') };
  const body = { zh: translator(chatTexts, 'zh')('body'), en: translator(chatTexts, 'en')('body') };
  for (const to of await chatRecipients(ctx, facts.id, waited.side)) {
    const mailed = await mayMail({ counters }, to.email);
    const texted = await mayText({ counters }, to.mobile, about);
    await inTransaction(ctx, async (inner) => {
      const notice = { id: idOf(about, to.id), recipientId: to.id, kind: 'chat', title, body, mailed } as const;
      const written = await putNotice(inner, { ...notice, link: chatLink(facts.id) });
      if (written && mailed) await jobs.sendMessage(inner.db, mailOf(inner, about, to, site));
      if (written && texted) await jobs.sendMessage(inner.db, smsOf(inner, about, to, site));
    });
  }
}

/** What was read in the chat is no news any more. */
async function markSeen(
  ctx: FairContext,
  { conversationId, side }: z.output<typeof chatCaughtUp.shape>,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const of = { conversationId, side, link: chatLink(conversationId) };
    await pushUnreadCountsOf(inner, await markChatSeen(inner, of));
  });
}

export const chatEventHandlers: readonly EventHandler[] = [
  onEvent(chatWaited, 'notice', notifyOfChat),
  onEvent(chatReminded, 'notice', notifyOfChat),
  onEvent(chatCaughtUp, 'notice', (_services, ctx, told) => markSeen(ctx, told)),
];
