import { isLang, texts, translator } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { ReplyRow } from './lead-reply.queries.ts';

const mailTexts = texts({
  order: [
    '【{fair}】{company} 回复了您的意向订单：{about}',
    '{fair}: {company} has replied about your order of {about}',
  ],
  inquiry: [
    '【{fair}】{company} 回复了您的询盘：{about}',
    '{fair}: {company} has replied to your inquiry about {about}',
  ],
  ofBooth: ['展位', 'their booth'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  company: ['公司', 'Company'],
  from: ['联系人', 'From'],
  email: ['邮箱', 'E-mail'],
  see: ['查看并回复', 'View and reply'],
  closing: [
    '以上内容由该公司填写，链接由其自行提供。请在线回复，或直接联系该公司，不要回复这封邮件。',
    'The company wrote the text above, links included. Reply online or contact the company instead of replying to this e-mail.',
  ],
});

/** What a company answers to what was asked of it, in the buyer's language around the company's own words. */
export function replyMail(
  exhibition: Exhibition,
  to: ReplyRow & { email: string },
  { id, text, site }: { id: string; text: string; site: string },
): NewMessage {
  const lang = isLang(to.language) ? to.language : 'zh';
  const t = translator(mailTexts, lang);
  const [company, employee] = [to[`company_${lang}`], to[`employee_${lang}`]].map(nameWithoutLinks);
  const product = to[`product_${lang}`];
  const about = product === null ? t('ofBooth') : nameWithoutLinks(product);
  return composeMail(exhibition, lang, {
    kind: 'reply',
    to: to.email,
    person: to.visitor_id,
    category: 'transactional',
    subject: t(to.kind, { fair: exhibition.shortName[lang], company: company ?? '', about }),
    greeting: t('greeting', { name: nameWithoutLinks(to.name) }),
    paragraphs: text.split(/\n{2,}/u),
    facts: [
      [t('company'), company ?? ''],
      [t('from'), employee ?? ''],
      ...(to.employee_email === '' ? [] : ([[t('email'), to.employee_email]] as const)),
    ],
    button: { text: t('see'), url: inSite(site, lang, `/potential-order/${id}`) },
    closing: t('closing'),
  });
}
