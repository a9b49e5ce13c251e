import { isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';

const applicationTexts = texts({
  received: ['已收到参展申请', 'Application received'],
  receivedText: [
    '我们收到了留有此邮箱的参展申请，主办方审核后会通过邮件回复。如果不是您本人提交，请忽略这封邮件。',
    'We have received an application to exhibit with this address. The organizer will answer by e-mail. If this was not you, please ignore this e-mail.',
  ],
  declined: ['参展申请未通过', 'Application not approved'],
  declinedText: [
    '很抱歉，您的参展申请未通过。原因：{reason}',
    'We are sorry, your application to exhibit was not approved. Reason: {reason}',
  ],
});

/** An address that was typed by hand may be anybody's: its owner reads the organizer's words, not the writer's. */
function mailOf(
  { exhibition }: FairContext,
  to: string,
  lang: Lang,
  words: { title: string; text: string },
): NewMessage {
  return composeMail(exhibition, lang, {
    kind: 'exhibitorApplication',
    to,
    category: 'invitation',
    values: words,
  });
}

export function receiptMail(ctx: FairContext, to: string, lang: Lang): NewMessage {
  const t = translator(applicationTexts, lang);
  return mailOf(ctx, to, lang, { title: t('received'), text: t('receivedText') });
}

export function declinedMail(
  ctx: FairContext,
  { email, language }: { email: string; language: string },
  reason: string,
): NewMessage {
  const lang = isLang(language) ? language : 'zh';
  const t = translator(applicationTexts, lang);
  return mailOf(ctx, email, lang, { title: t('declined'), text: t('declinedText', { reason }) });
}
