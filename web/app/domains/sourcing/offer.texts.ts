import { texts } from '@fairbridge/contract/text.ts';

/** What an offer says, to both sides. */
export const offerTexts = texts({
  comparison: ['比较报价', 'Compare offers'],
  item: ['项目', 'Item'],
  exhibit: ['展品', 'Exhibit'],
  noExhibit: ['未指定展品', 'No exhibit named'],
  price: ['报价', 'Price'],
  inCny: ['折合人民币', 'In CNY'],
  perActiveKg: ['每公斤有效成分', 'Per kg of active ingredient'],
  quantity: ['数量', 'Quantity'],
  terms: ['贸易条款', 'Trade terms'],
  validUntil: ['有效期至', 'Valid until'],
  leadTime: ['交货期', 'Lead time'],
  payment: ['付款方式', 'Payment'],
  packing: ['包装', 'Packing'],
  remark: ['说明', 'Notes'],
  lowest: ['{currency} 最低', 'Lowest in {currency}'],
  expired: ['已过有效期', 'Expired'],
});
