import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, isLang, texts, translator, type Bilingual } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mailTexts = texts({
  subject: ['【{fair}】您的意向订单已发送：{product}', '{fair}: your intent order for {product} has been sent'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  sent: [
    '{exhibitor} 已收到您的意向订单。展商查看之前，您可以在“询盘和订单”中修改或撤回。意向订单不构成购买承诺。',
    '{exhibitor} has received your intent order. Until they have seen it, you can change or withdraw it under “Inquiries and orders”. It is not a commitment to buy.',
  ],
  product: ['展品', 'Exhibit'],
  quantity: ['数量', 'Quantity'],
  remark: ['备注', 'Remark'],
  see: ['查看我的订单', 'View my orders'],
});

type Buyer = { name: string; language: string; email: string };
type Sent = {
  product: Bilingual;
  exhibitor: Bilingual;
  quantity: number;
  unit: string;
  remark: string;
  site: string;
};

/** A copy of an order for whoever sent it. */
export function copyMail(exhibition: Exhibition, buyer: Buyer, { site, ...order }: Sent): NewMessage {
  const lang = isLang(buyer.language) ? buyer.language : 'zh';
  const t = translator(mailTexts, lang);
  const product = inLang(order.product, lang);
  return composeMail(exhibition, lang, {
    to: buyer.email,
    category: 'transactional',
    subject: t('subject', { fair: exhibition.shortName[lang], product }),
    ...(buyer.name !== '' && { greeting: t('greeting', { name: buyer.name }) }),
    paragraphs: [t('sent', { exhibitor: inLang(order.exhibitor, lang) })],
    facts: [
      [t('product'), product],
      [t('quantity'), quantityText(order.quantity, order.unit, lang)],
      ...(order.remark === '' ? [] : [[t('remark'), order.remark] as const]),
    ],
    button: { text: t('see'), url: inSite(site, lang, '/potential-order') },
  });
}
