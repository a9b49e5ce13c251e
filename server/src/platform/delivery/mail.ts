import type { MailKind } from '@fairbridge/contract/mail/mail.kinds.ts';
import {
  isMailBlock,
  letterOf,
  type LetterKind,
  type LetterValues,
  type MailBlock,
} from '@fairbridge/contract/mail/mail.letters.ts';
import type { FairSettings } from '@fairbridge/contract/settings/settings.ts';
import { fill, inLang, texts, translator, wordsIn, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { calendarText, type Calendar } from '../calendar/calendar.ts';
import { mailHtml, type MailBlockParts, type MailParts } from './mail-html.ts';
import { UNSUBSCRIBE_PLACE, type MessageCategory, type NewMessage } from './message.ts';

/** Subjects and bodies that stand in place of those of the house. */
export type MailTexts = ReadonlyMap<LetterKind, { subject: Bilingual; body: Bilingual }>;

/** What a mail needs to know of the fair it comes from. */
export type MailFair = {
  id: string;
  shortName: Bilingual;
  theme: { action: string; ink: string; paper: string };
  mailTexts: MailTexts;
} & Pick<FairSettings, 'mailSender' | 'mailReplyTo' | 'mailSignature'>;

/**
 * `person` is the visitor or employee who is written to as such: nothing leaves while this person is shut out. What is told to somebody
 * for being one always says to whom.
 */
type Recipient =
  | { category: 'transactional' | 'invitation'; person?: string | null }
  | { category: Exclude<MessageCategory, 'transactional' | 'invitation'>; person: string };

/** The words: those of a letter that the organizer may replace (`MAIL_LETTERS`) with what fills it, or those that whoever writes gives. */
type Words =
  | { [K in LetterKind]: { kind: K; values: LetterValues<K> } }[LetterKind]
  | {
      kind: Exclude<MailKind, LetterKind>;
      subject: string;
      paragraphs: readonly string[];
      /** A last paragraph, below the button. */
      closing?: string;
    };

/** An e-mail as structure: text and HTML are made of the same parts, in this order. All texts are plain, whoever wrote them. */
export type MailContent = Recipient &
  Words & {
    to: string;
    /** Is it written to somebody as an exhibitor's employee? */
    toExhibitor?: boolean;
    /** Without it 您好！ or Hello, */
    greeting?: string;
    /** Shown large, and named apart in the outbox. */
    code?: string;
    facts?: readonly (readonly [label: string, value: string])[];
    /** The one thing to do. `url` is absolute, http or https. */
    button?: { text: string; url: string };
    /** What may be done at once instead, below the button: a link of a few words. */
    also?: { text: string; url: string };
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

/** What may stand between greeting and signature beside paragraphs, each null where the e-mail has none. */
function blocksOf(lang: Lang, { code, facts = [], button, also }: MailContent) {
  const t = translator(mailTexts, lang);
  for (const one of [button, also])
    if (one !== undefined && !/^https?:$/.test(new URL(one.url).protocol)) throw new Error('a button leads to http');
  const below = also === undefined ? null : { text: oneLine(also.text), url: new URL(also.url).href };
  return {
    code: code === undefined ? null : ({ is: 'code', label: t('code'), value: oneLine(code) } as const),
    details:
      facts.length === 0
        ? null
        : ({ is: 'details', rows: facts.map(([label, value]) => [oneLine(label), plain(value)] as const) } as const),
    link:
      button === undefined
        ? null
        : ({
            is: 'link',
            text: oneLine(button.text),
            url: new URL(button.url).href,
            openInstead: t('openInstead'),
            also: below,
          } as const),
  } satisfies Record<MailBlock, MailBlockParts | null>;
}
type Blocks = ReturnType<typeof blocksOf>;

/** As words within a paragraph. */
const inWords = ({ code, details, link }: Blocks): Record<MailBlock, string> => ({
  code: code?.value ?? '',
  details: details?.rows.map((row) => row.join(': ')).join('\n') ?? '',
  link: link?.url ?? '',
});

const paragraphsIn = (texts: readonly string[]): MailBlockParts[] =>
  texts
    .map(plain)
    .filter((text) => text !== '')
    .map((text) => ({ is: 'paragraph', text }));

type Written = { subject: string; blocks: MailBlockParts[] };

/** The letter as the organizer or the house words it. What fills it is put in once: braces in a value stay braces. */
function fillLetter(fair: MailFair, lang: Lang, kind: LetterKind, values: Filling, blocks: Blocks): Written {
  const house = letterOf(kind);
  const replaced = fair.mailTexts.get(kind);
  const subject = replaced?.subject[lang] ?? wordsIn(house.subject, lang);
  const body = replaced?.body[lang] ?? wordsIn(house.body, lang);
  const filling = { ...values, ...inWords(blocks), fair: fair.shortName[lang] };
  return {
    subject: fill(subject, filling),
    blocks: body.split(/\n\s*\n/u).flatMap((paragraph): MailBlockParts[] => {
      const [, name = ''] = /^\{(\w+)\}$/.exec(paragraph.trim()) ?? [];
      if (!isMailBlock(name)) return paragraphsIn([fill(paragraph, filling)]);
      const block = blocks[name];
      return block === null ? [] : [block];
    }),
  };
}
type Filling = Readonly<Record<string, string | number>>;

function written(fair: MailFair, lang: Lang, content: MailContent): Written {
  const blocks = blocksOf(lang, content);
  if ('values' in content) return fillLetter(fair, lang, content.kind, content.values, blocks);
  const { code, details, link } = blocks;
  return {
    subject: content.subject,
    blocks: [
      ...paragraphsIn(content.paragraphs),
      ...[code, details, link].filter((block) => block !== null),
      ...paragraphsIn([content.closing ?? '']),
    ],
  };
}

function partsOf(fair: MailFair, lang: Lang, content: MailContent): MailParts {
  const t = translator(mailTexts, lang);
  const name = fair.shortName[lang];
  const { category } = content;
  const { subject, blocks } = written(fair, lang, content);
  return {
    lang,
    fair: name,
    theme: fair.theme,
    subject: oneLine(subject),
    greeting: oneLine(content.greeting ?? t('greeting')),
    blocks,
    signature: plain(inLang(fair.mailSignature, lang)) || t('organizers', { fair: name }),
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

function blockText(block: MailBlockParts, colon: string): string {
  if (block.is === 'paragraph') return block.text;
  if (block.is === 'code') return `${block.label}${colon}${block.value}`;
  if (block.is === 'details') return block.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n');
  const { text, url, also } = block;
  return [`${text}${colon}${url}`, ...(also === null ? [] : [`${also.text}${colon}${also.url}`])].join('\n\n');
}

function mailText(parts: MailParts): string {
  const colon = wordsIn(mailTexts.colon, parts.lang);
  const { unsubscribe } = parts;
  return [
    parts.greeting,
    ...parts.blocks.map((block) => blockText(block, colon)),
    parts.signature,
    ...(unsubscribe === null ? [] : [`--\n${unsubscribe.why}\n${unsubscribe.text}${colon}${unsubscribe.url}`]),
  ].join('\n\n');
}

/** Makes an e-mail of a fair, as text and HTML. What people typed may stand in any part: it stays text, and a header stays one line. */
export function composeMail(exhibition: MailFair, lang: Lang, content: MailContent): NewMessage {
  const parts = partsOf(exhibition, lang, content);
  return {
    exhibitionId: exhibition.id,
    kind: 'email',
    mailKind: content.kind,
    category: content.category,
    lang,
    recipient: content.to,
    person: content.person ?? null,
    subject: parts.subject,
    body: mailText(parts),
    html: mailHtml(parts),
    signature: '',
    senderName: oneLine(inLang(exhibition.mailSender, lang)),
    replyTo: exhibition.mailReplyTo,
    code: content.code === undefined ? null : oneLine(content.code),
    link: content.button === undefined ? null : new URL(content.button.url).href,
    ...(content.calendar !== undefined && {
      calendar: { method: content.calendar.method, text: calendarText(content.calendar) },
    }),
  };
}
