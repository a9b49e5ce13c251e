import { z } from 'zod';
import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { suggestionAnswered } from '../suggestion/suggestion.events.ts';
import { sendNotice } from './notice.sending.ts';
import { takeAnswer, type Answered } from './notice.facts.queries.ts';

const suggestionTexts = texts({
  title: ['主办方回复了您的意见', 'The organizer replied to your feedback'],
  body: ['{answer}\n\n您的留言：{text}', '{answer}\n\nYour message: {text}'],
  mailSubject: ['【{fair}】主办方回复了您的意见', '{fair}: reply to your feedback'],
  mailGreeting: ['{name}，您好！', 'Hello {name},'],
  mailGreetingNobody: ['您好！', 'Hello,'],
  mailYouWrote: ['您的留言：{text}', 'Your message: {text}'],
});

const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** Tells the sender on the portal, and by e-mail where an address is known: the account's, or the one that was left. */
async function notifyOfAnswer(jobs: Jobs, ctx: FairContext, given: Answered): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await takeAnswer(inner, given);
    if (row === null) return;
    const words = (lang: Lang) => {
      const t = translator(suggestionTexts, lang);
      return { title: t('title'), body: t('body', row) };
    };
    // a visitor's own messages stand there with their answers
    const link = row.of_visitor ? '/personal/service' : '';
    const of = `suggestion ${given.suggestionId} ${given.answeredAt}`;
    if (row.recipient_id !== null)
      await sendNotice(inner, { of, kind: 'suggestion', words, link }, [{ id: row.recipient_id }]);
    const to = row.email ?? (isEmail(row.contact) ? row.contact : null);
    if (to === null) return;
    const lang: Lang = isLang(row.language) ? row.language : 'zh';
    const t = translator(suggestionTexts, lang);
    // an address that was left by hand may be anybody's: its owner reads the organizer's words, not the writer's
    const own = row.email !== null;
    const mail = composeMail(inner.exhibition, lang, {
      kind: 'suggestionAnswer',
      to,
      person: row.recipient_id,
      category: own ? 'transactional' : 'invitation',
      subject: t('mailSubject', { fair: inner.exhibition.shortName[lang] }),
      greeting: row.name === '' || !own ? t('mailGreetingNobody') : t('mailGreeting', { name: row.name }),
      paragraphs: [row.answer, ...(own ? [t('mailYouWrote', { text: row.text })] : [])],
    });
    await jobs.sendMessage(inner.db, mail);
  });
}

export const suggestionEventHandlers: readonly EventHandler[] = [
  onEvent(suggestionAnswered, 'notice', ({ jobs }, ctx, told) => notifyOfAnswer(jobs, ctx, told)),
];
