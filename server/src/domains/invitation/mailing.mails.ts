import { inLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks, withoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import type { LetterText } from './mailing-text.queries.ts';

// with fixed words, so that nobody takes a letter for somebody else's: what a company typed stands below them as text, and leads nowhere
const mailTexts = texts({
  greeting: ['{name}，您好！', 'Hello {name},'],
  subject: ['【{fair}】{exhibitor} 邀请您参观', '{fair}: {exhibitor} invites you to visit'],
  ownSubject: ['【{fair}】{exhibitor}：{subject}', '{fair}: {exhibitor} – {subject}'],
  exhibit: ['查看展品：{name}', 'View exhibit: {name}'],
  lead: [
    '{exhibitor} 将参加{fair}，诚邀您参观其展位，并在线了解参展产品。',
    '{exhibitor} is exhibiting at {fair} and invites you to visit its booth and see its exhibits online.',
  ],
  dates: ['展会日期', 'Dates'],
  venue: ['展会地点', 'Venue'],
  booth: ['展位', 'Booth'],
  by: ['邀请人', 'Invited by'],
  see: ['查看邀请', 'View invitation'],
  closing: [
    '用这个邮箱注册并通过审核后，您将成为该展商的专属客户，可以查看其仅对客户开放的展品；该展商可以看到您的联系方式。',
    'Register with this address: once approved, you are a customer of this exhibitor and see the exhibits it shows to customers only. The exhibitor can see your contact details.',
  ],
});

/** Who invites: the company with its booth, and the employee in whose name. */
export type Inviter = {
  exhibitorId: string;
  accountId: string | null;
  name: { zh: string; en: string };
  employee: { zh: string; en: string };
  hall: { zh: string; en: string } | null;
  boothNumber: string;
};

/** The page that says who invites, by which a registration counts as invited (specification, section 5). */
function linkOf(site: string, { exhibitorId, accountId }: Inviter, email: string, lang: Lang): string {
  const path =
    accountId === null
      ? `/find-exhibitor/detail/${exhibitorId}`
      : `/join?${new URLSearchParams({ email, userAccountId: accountId, exhibitorId })}`;
  return inSite(site, lang, path);
}

function factsOf({ exhibition }: FairContext, inviter: Inviter, lang: Lang): [string, string][] {
  const t = translator(mailTexts, lang);
  const employee = nameWithoutLinks(inLang(inviter.employee, lang));
  const booth = inviter.hall === null ? '' : `${inLang(inviter.hall, lang)} ${inviter.boothNumber}`;
  return [
    [t('dates'), `${exhibition.startsOn} – ${exhibition.endsOn}`],
    [t('venue'), `${inLang(exhibition.venue, lang)} · ${inLang(exhibition.city, lang)}`],
    ...(booth === '' ? [] : [[t('booth'), nameWithoutLinks(booth)] satisfies [string, string]]),
    ...(employee === '' ? [] : [[t('by'), employee] satisfies [string, string]]),
  ];
}

/** The letter to one address, in its language. */
export function mailingLetter(
  ctx: FairContext,
  inviter: Inviter,
  text: LetterText,
  { address, name, lang }: { address: string; name: string; lang: Lang },
  site: string,
): NewMessage {
  const t = translator(mailTexts, lang);
  const { exhibition } = ctx;
  const exhibitor = nameWithoutLinks(inLang(inviter.name, lang));
  const guest = nameWithoutLinks(name);
  const { exhibit } = text;
  const subject = text.subject[lang];
  return composeMail(exhibition, lang, {
    kind: 'visitorInvitation',
    to: address,
    category: 'invitation',
    subject: t(subject === '' ? 'subject' : 'ownSubject', {
      fair: exhibition.shortName[lang],
      exhibitor,
      subject: withoutLinks(subject),
    }),
    ...(guest !== '' && { greeting: t('greeting', { name: guest }) }),
    paragraphs: [t('lead', { exhibitor, fair: inLang(exhibition.name, lang) }), withoutLinks(text.note[lang])],
    facts: factsOf(ctx, inviter, lang),
    button: { text: t('see'), url: linkOf(site, inviter, address, lang) },
    ...(exhibit !== null && {
      also: {
        text: t('exhibit', { name: nameWithoutLinks(inLang(exhibit.name, lang)) }),
        url: inSite(site, lang, `/find-exhibit/detail/${exhibit.id}`),
      },
    }),
    closing: t('closing'),
  });
}
