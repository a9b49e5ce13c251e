import { texts } from '@fairbridge/contract/text.ts';

export const followUp = texts({
  any: ['请问有新的进展吗？', 'Is there any news?'],
  quote: ['请问您对我们的报价有什么意见？', 'What do you think of our quote?'],
  reply: ['请在{date}前回复我们。', 'Please reply by {date}.'],
  meet: ['可以在展会期间到您的展位面谈吗？', 'Could we meet at your booth during the fair?'],
  meetAt: ['我们{date}的{time}在展位见面可以吗？', 'Could we meet at the booth on {date} at {time}?'],
  fine: ['好的，到时见。', 'Fine, see you then.'],
  call: ['方便约个时间通话吗？', 'Could we arrange a call?'],
  video: ['我们可以安排视频看厂。', 'We can arrange a video tour of our plant.'],
  visit: ['欢迎来工厂参观。', 'You are welcome to visit our plant.'],
  visitAsk: ['我们想参观贵公司的工厂，{date}是否方便？', 'We would like to visit your plant. Would {date} suit you?'],
  mail: ['请把资料发到{email}。', 'Please send the information to {email}.'],
  order: ['我们准备下单，请发合同。', 'We are ready to order. Please send us the contract.'],
  later: [
    '我们目前没有采购计划，以后有需要再联系您。',
    'We have no plans to buy at the moment. We will contact you when we do.',
  ],
  colleague: ['我会请负责{task}的同事与您联系。', 'I will ask my colleague in charge of {task} to contact you.'],
});
