import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const quoteDialogTexts = textsWithShared({
  title: ['报价', 'Quote'],
  amount: ['价格', 'Price'],
  currency: ['币种', 'Currency'],
  incoterm: ['贸易术语', 'Incoterm'],
  notSaid: ['未说明', 'Not specified'],
  port: ['港口或地点', 'Port or place'],
  quantity: ['数量（选填）', 'Quantity (optional)'],
  quantityUnit: ['数量单位', 'Unit of the quantity'],
  leadTime: ['交货期（选填）', 'Lead time (optional)'],
  leadTimeHint: ['例如收到预付款后 30 天', 'For example 30 days after the deposit'],
  payment: ['付款方式（选填）', 'Payment (optional)'],
  paymentHint: ['例如 30% 预付，70% 见提单副本', 'For example 30% deposit, 70% against copy of B/L'],
  validUntil: ['有效期至', 'Valid until'],
  packing: ['包装', 'Packing'],
  packingHint: ['例如 25 公斤桶装', 'For example 25 kg drums'],
  remark: ['说明（选填）', 'Notes (optional)'],
  send: ['发送报价', 'Send quote'],
  sent: ['报价已发送', 'Quote sent'],
});
