import { texts } from '@fairbridge/contract/text.ts';

export const payment = texts({
  terms: ['请问付款方式是什么？', 'What are your payment terms?'],
  deposit: [
    '预付{percent}，余款见提单副本付清。',
    '{percent} deposit, the balance against a copy of the bill of lading.',
  ],
  lc: ['我们接受即期信用证（L/C at sight）。', 'We accept a letter of credit at sight (L/C).'],
  lcAsk: ['可以接受{days}天远期信用证吗？', 'Would you accept a letter of credit at {days} days?'],
  tt: ['我们接受电汇（T/T）。', 'We accept bank transfer (T/T).'],
  credit: ['长期合作后可以谈账期。', 'We can discuss credit terms after some time of working together.'],
  currency: ['可以用人民币结算吗？', 'Can we settle in CNY?'],
  proforma: ['请发形式发票（PI）给我们。', 'Please send us a proforma invoice (PI).'],
  bank: ['请确认收款银行信息，我们会电话核对。', 'Please confirm your bank details. We will verify them by phone.'],
  paid: ['款项已于{date}汇出，请查收。', 'The payment was made on {date}. Please check.'],
  received: ['款项已收到，谢谢。', 'The payment has arrived, thank you.'],
  insurance: [
    '我们需要投保中国信保，请提供公司全称和地址。',
    'We need to insure with Sinosure. Please give us your full company name and address.',
  ],
});
