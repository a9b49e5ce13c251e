import { texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { calendarText, type Calendar } from '../calendar/calendar.ts';
import { mailHtml, type MailParts } from './mail-html.ts';
import { UNSUBSCRIBE_PLACE, type MessageCategory, type NewMessage } from './message.ts';

/** What a mail needs to know of the fair it comes from. */
export type MailFair = { id: string; shortName: Bilingual; theme: { action: string; ink: string; paper: string } };

/**
 * `person` is the visitor or employee who is written to as such: nothing leaves while this person is shut out. What is told to somebody
 * for being one always says to whom.
 */
type Recipient =
  | { category: 'transactional' | 'invitation'; person?: string | null }
  | { category: Exclude<MessageCategory, 'transactional' | 'invitation'>; person: string };

/** An e-mail as structure: text and HTML are made of the same parts, in this order. All texts are plain, whoever wrote them. */
export type MailContent = Recipient & {
  to: string;
  /** Is it written to somebody as an exhibitor's employee? */
  toExhibitor?: boolean;
  subject: string;
  /** Without it 您好！ or Hello, */
  greeting?: string;
  paragraphs: readonly string[];
  /** Shown large, and named apart in the outbox. */
  code?: string;
  facts?: readonly (readonly [label: string, value: string])[];
  /** The one thing to do. `url` is absolute, http or https. */
  button?: { text: string; url: string };
  /** What may be done at once instead, below the button: a link of a few words. */
  also?: { text: string; url: string };
  /** A last paragraph, below the button. */
  closing?: string;
  /** What its recipient's calendar takes in, moves or strikes out. */
  calendar?: Calendar;
};

const mailTexts = texts({
  greeting: ['您好！', 'Hello,'],
  code: ['验证码', 'Code'],
  colon: ['：', ': '],
  organizers: ['{fair}组委会', 'The {fair} organizing team'],
  openInstead: [
    '如果按钮无法打开，请将以下链接复制到浏览器：',
    'If the button does not work, copy this link into your browser:',
  ],
  whyNotice: [
    '您收到这封邮件，是因为您在{fair}有新的动态。',
    'You are receiving this e-mail because there is new activity for you at {fair}.',
  ],
  whyNews: [
    '您收到这封邮件，是因为您已注册{fair}。',
    'You are receiving this e-mail because you registered for {fair}.',
  ],
  whyExhibitorNews: [
    '您收到这封邮件，是因为您是{fair}展商的工作人员。',
    'You are receiving this e-mail because you work for an exhibitor of {fair}.',
  ],
  whyDigest: [
    '您收到这封邮件，是因为您在{fair}有未读消息。每天最多一封。',
    'You are receiving this e-mail because you have unread messages at {fair}. It is sent at most once a day.',
  ],
  whyInvitation: [
    '您收到这封邮件，是因为有人在{fair}填写了这个邮箱地址。',
    'You are receiving this e-mail because someone entered this address at {fair}.',
  ],
  unsubscribe: ['退订此类邮件', 'Unsubscribe'],
});

const WHY = { notice: 'whyNotice', news: 'whyNews', digest: 'whyDigest', invitation: 'whyInvitation' } as const;

/** Controls and marks that turn the direction of writing: one could break a header, or make a line read as something else. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu; // oxlint-disable-line no-control-regex -- these are what is taken out
const plain = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(UNSEEN, ' ').trim();
const oneLine = (text: string): string => plain(text).replaceAll(/\s+/gu, ' ');

function partsOf(fair: MailFair, lang: Lang, content: MailContent): MailParts {
  const t = translator(mailTexts, lang);
  const name = fair.shortName[lang];
  const { category, code, button, also } = content;
  for (const one of [button, also])
    if (one !== undefined && !/^https?:$/.test(new URL(one.url).protocol)) throw new Error('a button leads to http');
  return {
    lang,
    fair: name,
    theme: fair.theme,
    subject: oneLine(content.subject),
    greeting: oneLine(content.greeting ?? t('greeting')),
    paragraphs: content.paragraphs.map(plain).filter((paragraph) => paragraph !== ''),
    code: code === undefined ? null : { label: t('code'), value: oneLine(code) },
    facts: (content.facts ?? []).map(([label, value]) => [oneLine(label), plain(value)]),
    button:
      button === undefined
        ? null
        : { text: oneLine(button.text), url: new URL(button.url).href, openInstead: t('openInstead') },
    also: also === undefined ? null : { text: oneLine(also.text), url: new URL(also.url).href },
    closing: plain(content.closing ?? ''),
    organizers: t('organizers', { fair: name }),
    unsubscribe:
      category === 'transactional'
        ? null
        : {
            why: t(category === 'news' && content.toExhibitor === true ? 'whyExhibitorNews' : WHY[category], {
              fair: name,
            }),
            text: t('unsubscribe'),
            url: UNSUBSCRIBE_PLACE,
          },
  };
}

function mailText(parts: MailParts): string {
  const colon = mailTexts.colon[parts.lang === 'zh' ? 0 : 1];
  const { code, facts, button, also, closing, unsubscribe } = parts;
  return [
    parts.greeting,
    ...parts.paragraphs,
    ...(code === null ? [] : [`${code.label}${colon}${code.value}`]),
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}${colon}${value}`).join('\n')]),
    ...(button === null ? [] : [`${button.text}${colon}${button.url}`]),
    ...(also === null ? [] : [`${also.text}${colon}${also.url}`]),
    ...(closing === '' ? [] : [closing]),
    parts.organizers,
    ...(unsubscribe === null ? [] : [`--\n${unsubscribe.why}\n${unsubscribe.text}${colon}${unsubscribe.url}`]),
  ].join('\n\n');
}

/** Makes an e-mail of a fair, as text and HTML. What people typed may stand in any part: it stays text, and a header stays one line. */
export function composeMail(exhibition: MailFair, lang: Lang, content: MailContent): NewMessage {
  const parts = partsOf(exhibition, lang, content);
  return {
    exhibitionId: exhibition.id,
    kind: 'email',
    category: content.category,
    lang,
    recipient: content.to,
    person: content.person ?? null,
    subject: parts.subject,
    body: mailText(parts),
    html: mailHtml(parts),
    signature: '',
    code: parts.code?.value ?? null,
    link: parts.button?.url ?? null,
    ...(content.calendar !== undefined && {
      calendar: { method: content.calendar.method, text: calendarText(content.calendar) },
    }),
  };
}
