import type { InquiryForm, InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, isLang, texts, translator, type Bilingual } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { answeredTo, type Given } from './inquiry.questions.ts';

const mailTexts = texts({
  greeting: ['{name}，您好！', 'Hello {name},'],
  suppliers: ['展商', 'Suppliers'],
  products: ['展品', 'Exhibits'],
  question: ['您的问题', 'Your question'],
  quantity: ['数量', 'Quantity'],
  see: ['查看我的询盘', 'View my inquiries'],
  comma: ['、', ', '],
});

type Buyer = { name: string; language: string; email: string };
type Sent = { recipients: readonly InquiryRecipient[]; answers: readonly Given[]; form: InquiryForm; site: string };

/** A copy of what a buyer has sent, for themselves: one for all suppliers. */
export function copyMail(exhibition: Exhibition, buyer: Buyer, { recipients, answers, form, site }: Sent): NewMessage {
  const lang = isLang(buyer.language) ? buyer.language : 'zh';
  const t = translator(mailTexts, lang);
  const named = (names: readonly Bilingual[]): string => names.map((name) => inLang(name, lang)).join(t('comma'));
  // what a supplier asks is a stranger's words in a mail of ours: no link comes of them
  const answered = recipients
    .flatMap((recipient) => answeredTo(recipient, answers))
    .map(({ question, answer }) => [nameWithoutLinks(inLang(question, lang)), answer] as const);
  const products = recipients.flatMap((recipient) => recipient.products.map(({ name }) => name));
  return composeMail(exhibition, lang, {
    kind: 'inquiryCopy',
    to: buyer.email,
    category: 'transactional',
    ...(buyer.name !== '' && { greeting: t('greeting', { name: buyer.name }) }),
    values: { count: recipients.length },
    facts: [
      [t('suppliers'), named(recipients.map(({ exhibitor }) => exhibitor.name))],
      ...(products.length > 0 ? [[t('products'), named(products)] as const] : []),
      ...(form.wanted === null
        ? []
        : [[t('quantity'), quantityText(form.wanted.quantity, form.wanted.unit, lang)] as const]),
      [t('question'), form.question],
      ...answered,
    ],
    button: { text: t('see'), url: inSite(site, lang, '/potential-order') },
  });
}
