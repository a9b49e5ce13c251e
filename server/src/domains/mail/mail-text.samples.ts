import {
  letterOf,
  MAIL_VARIABLES,
  type LetterKind,
  type LetterValues,
} from '@fairbridge/contract/mail/mail.letters.ts';
import type { MailText } from '@fairbridge/contract/mail/mail.shapes.ts';
import { LANGS, texts, translator, wordsIn, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail, type MailContent } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const sampleTexts = texts({
  company: ['公司', 'Company'],
  booth: ['展位', 'Booth'],
  sampleCompany: ['展桥示例公司', 'Sample Company'],
});

const valuesOf = (kind: LetterKind, lang: Lang) =>
  Object.fromEntries(letterOf(kind).variables.map((name) => [name, wordsIn(MAIL_VARIABLES[name].sample, lang)]));

/** An e-mail with this text and sample values, to an address; nothing in it lets anybody in. */
export function sampleMail(
  exhibition: Exhibition,
  lang: Lang,
  { kind, subject, body }: MailText,
  { to, site }: { to: string; site: string },
): NewMessage {
  const t = translator(sampleTexts, lang);
  const named = (name: string): boolean => letterOf(kind).variables.some((one) => one === name);
  const sample = MAIL_VARIABLES.link.sample;
  const content = {
    kind,
    to,
    category: 'transactional',
    // each variable of the kind has its sample
    values: valuesOf(kind, lang) as LetterValues<typeof kind>,
    ...(named('code') && { code: wordsIn(MAIL_VARIABLES.code.sample, lang) }),
    ...(named('link') && { button: { text: wordsIn(sample, lang), url: site } }),
    ...(named('details') && {
      facts: [
        [t('company'), t('sampleCompany')],
        [t('booth'), 'A01'],
      ],
    }),
  } as MailContent;
  const mail = composeMail({ ...exhibition, mailTexts: new Map([[kind, { subject, body }]]) }, lang, content);
  return { ...mail, mailKind: 'test', code: null };
}

/** How it looks in each language. */
export const looksOf = (exhibition: Exhibition, text: MailText, site: string) =>
  LANGS.map((lang) => {
    const { subject, html } = sampleMail(exhibition, lang, text, { to: 'preview@fair.invalid', site });
    return { lang, subject, html };
  });
