import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import { wordsOf } from './announcement.answers.ts';
import type { Recipient } from './audience.queries.ts';
import type { AnnouncementRow } from './announcement.queries.ts';

const announcementMailTexts = texts({
  subject: ['【{fair}】{title}', '{fair}: {title}'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  see: ['查看', 'View'],
  portal: ['登录展会平台', 'Open the fair'],
});

/** An empty line begins a new paragraph, as it does on the portal. */
const paragraphsOf = (body: string): string[] => body.split(/\n\s*\n/);

/** Where the e-mail leads to. An address that visitors open as well asks an exhibitor's employee for the exhibitors' log-in (ruling 2.13). */
function pathFor({ employee }: Recipient, link: string): string {
  const path = link === '' ? '/mail' : link;
  return employee ? `${path}${path.includes('?') ? '&' : '?'}as=actor` : path;
}

/** The announcement as an e-mail to one person, in that person's language. */
export function announcementMail(
  ctx: FairContext,
  row: AnnouncementRow,
  recipient: Recipient & { email: string },
  site: string,
): NewMessage {
  const lang: Lang = isLang(recipient.language) ? recipient.language : 'zh';
  const t = translator(announcementMailTexts, lang);
  const { title, body, link } = wordsOf(row);
  const name = inLang(bilingualOf('name', recipient), lang);
  const mail = composeMail(ctx.exhibition, lang, {
    kind: 'announcement',
    to: recipient.email,
    person: recipient.id,
    toExhibitor: recipient.employee,
    category: 'news',
    subject: t('subject', { fair: ctx.exhibition.shortName[lang], title: inLang(title, lang) }),
    ...(name !== '' && { greeting: t('greeting', { name }) }),
    paragraphs: paragraphsOf(inLang(body, lang)),
    button: {
      text: t(link === '' ? 'portal' : 'see'),
      url: inSite(site, lang, pathFor(recipient, link)),
    },
  });
  return { ...mail, batch: row.id };
}
