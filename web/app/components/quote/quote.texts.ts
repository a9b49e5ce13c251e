import { texts } from '@fairbridge/contract/text.ts';

/** Worded from the side of who reads: `to…` of what one received, `from…` of what one sent. */
export const quoteTexts = texts({
  toopen: ['待您决定', 'Awaiting your decision'],
  toaccepted: ['您已接受', 'Accepted by you'],
  todeclined: ['您已拒绝', 'Declined by you'],
  toexpired: ['已过有效期', 'Expired'],
  toreplaced: ['已有新报价', 'Replaced by a newer quote'],
  fromopen: ['待买家决定', 'Awaiting the buyer’s decision'],
  fromaccepted: ['买家已接受', 'Accepted by the buyer'],
  fromdeclined: ['买家未接受', 'Declined by the buyer'],
  fromexpired: ['已过有效期', 'Expired'],
  fromreplaced: ['已被新报价替代', 'Replaced by a newer quote'],
  price: ['报价', 'Price'],
  perActiveKg: ['每公斤有效成分', 'Per kg of active ingredient'],
  terms: ['贸易条款', 'Trade terms'],
  validUntil: ['有效期至', 'Valid until'],
  quantity: ['数量', 'Quantity'],
  leadTime: ['交货期', 'Lead time'],
  payment: ['付款方式', 'Payment'],
  packing: ['包装', 'Packing'],
  remark: ['说明', 'Notes'],
  reason: ['拒绝原因', 'Reason'],
  version: ['第 {number} 版', 'Version {number}'],
  proforma: ['形式发票 PDF', 'Proforma invoice PDF'],
  booth: ['展位询盘', 'Inquiry about the booth'],
  closed: [
    '您已关闭相应的询盘或订单，报价不能再接受。',
    'You closed the inquiry or order, so this quote can no longer be accepted.',
  ],
  sentAt: ['发送时间：{time}', 'Sent {time}'],
});
