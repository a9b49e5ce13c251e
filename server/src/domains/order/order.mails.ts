import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, isLang, texts, translator, type Bilingual } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { inSite } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

const mailTexts = texts({
  greeting: ['{name}，您好！', 'Hello {name},'],
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
    kind: 'orderCopy',
    to: buyer.email,
    category: 'transactional',
    ...(buyer.name !== '' && { greeting: t('greeting', { name: buyer.name }) }),
    values: { product, exhibitor: inLang(order.exhibitor, lang) },
    facts: [
      [t('product'), product],
      [t('quantity'), quantityText(order.quantity, order.unit, lang)],
      ...(order.remark === '' ? [] : [[t('remark'), order.remark] as const]),
    ],
    button: { text: t('see'), url: inSite(site, lang, '/potential-order') },
  });
}
