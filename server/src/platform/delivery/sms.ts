import type { Lang } from '@fairbridge/contract/text.ts';
import type { MailFair } from './mail.ts';
import type { MessageCategory, NewMessage } from './message.ts';

export type SmsContent = {
  /** The mobile as stored: E.164 digits without the plus sign. */
  to: string;
  /** As of an e-mail. */
  person?: string | null;
  /** One or two sentences, plain. */
  text: string;
  code?: string;
  link?: string;
  category?: MessageCategory;
};

/** Brackets of the kind that carriers read as the signature may stand at the front only. */
const quiet = (text: string): string =>
  text.replaceAll('【', '[').replaceAll('】', ']').replaceAll(/\s+/gu, ' ').trim();

/** Makes an SMS of a fair. It begins with the fair's name; in Chinese in the brackets that carriers ask for. */
export function composeSms(exhibition: MailFair, lang: Lang, content: SmsContent): NewMessage {
  const signature = quiet(exhibition.shortName[lang]);
  const text = quiet(content.text);
  return {
    exhibitionId: exhibition.id,
    kind: 'sms',
    category: content.category ?? 'transactional',
    lang,
    recipient: content.to,
    person: content.person ?? null,
    subject: '',
    body: lang === 'zh' ? `【${signature}】${text}` : `${signature}: ${text}`,
    html: '',
    signature,
    code: content.code ?? null,
    link: content.link ?? null,
  };
}
