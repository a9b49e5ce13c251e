import { texts } from '@fairbridge/contract/text.ts';

export const sample = texts({
  ask: ['可以先寄{product}的样品吗？', 'Could you send a sample of {product} first?'],
  amount: ['我们需要{quantity}样品用于检测。', 'We need {quantity} as a sample for testing.'],
  free: ['样品免费，运费到付。', 'The sample is free of charge, freight collect.'],
  paid: ['样品费为{price}，下单后退还。', 'The sample costs {price}, refunded with your order.'],
  address: ['请提供收件地址、联系人和电话。', 'Please give us the delivery address, a contact and a phone number.'],
  courier: ['请提供贵公司的快递到付账号。', 'Please give us your courier account for freight collect.'],
  sent: ['样品已于{date}寄出，快递单号为{number}。', 'The sample was sent on {date}, tracking number {number}.'],
  arrived: ['样品已收到，我们会尽快检测。', 'The sample has arrived. We will test it as soon as possible.'],
  good: ['样品检测合格，我们想下单。', 'The sample passed our test, and we would like to order.'],
  bad: ['样品检测不合格，{reason}。', 'The sample did not pass our test: {reason}.'],
  result: ['请问样品的检测结果如何？', 'How did the sample test turn out?'],
});
