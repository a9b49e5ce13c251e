import { texts } from '@fairbridge/contract/text.ts';

export const greeting = texts({
  hello: ['您好，很高兴认识您。', 'Hello, nice to meet you.'],
  booth: ['您好，感谢您关注我们的展位。', 'Hello, thank you for visiting our booth.'],
  reply: ['您好，感谢您的来信，请问有什么可以帮您？', 'Hello, thank you for your message. How can I help you?'],
  who: [
    '您好，我是{company}的{name}，负责{task}。',
    'Hello, I am {name} from {company}, and I am in charge of {task}.',
  ],
  importer: [
    '我们是{country}的进口商，主要经营{product}。',
    'We are an importer in {country}, dealing mainly in {product}.',
  ],
  distributor: [
    '我们在{country}从事农化产品分销，正在寻找长期供应商。',
    'We distribute agrochemicals in {country} and are looking for a long-term supplier.',
  ],
  maker: [
    '我们是生产企业，有自己的原药和制剂车间。',
    'We are a manufacturer with our own technical and formulation plants.',
  ],
  seen: [
    '我在展会上看到了贵公司的{product}，想进一步了解。',
    'I saw your {product} at the fair and would like to know more.',
  ],
  language: ['请问您用中文还是英文沟通更方便？', 'Would you rather write in Chinese or in English?'],
  soon: ['好的，我核实后尽快回复您。', 'Sure. I will check and get back to you as soon as possible.'],
  thanks: ['非常感谢您的帮助。', 'Thank you very much for your help.'],
});
