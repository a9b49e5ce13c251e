import { texts } from '@fairbridge/contract/text.ts';

export const product = texts({
  supply: ['请问贵公司能供应{product}吗？', 'Can you supply {product}?'],
  strengths: ['{product}有哪些含量和剂型？', 'Which strengths and formulations of {product} do you offer?'],
  content: ['我们需要{product}，含量{content}。', 'We need {product} at a content of {content}.'],
  make: ['{product}是贵公司自己生产的吗？', 'Do you make {product} yourselves?'],
  capacity: ['{product}的年产能是多少？', 'What is your annual capacity for {product}?'],
  stock: ['{product}目前有现货吗？', 'Is {product} in stock at the moment?'],
  inStock: ['{product}有现货，可以马上安排。', '{product} is in stock and can be arranged right away.'],
  noStock: [
    '{product}目前没有现货，生产需要{days}天。',
    '{product} is not in stock at the moment. Production takes {days} days.',
  ],
  weMake: ['我们生产{product}，年产能{quantity}。', 'We make {product}, with an annual capacity of {quantity}.'],
  impurities: [
    '请提供{product}的主要杂质及含量。',
    'Please tell us the main impurities of {product} and their levels.',
  ],
  standard: ['{product}符合 FAO 标准吗？', 'Does {product} meet the FAO specification?'],
  shelf: ['{product}的保质期是多久？', 'What is the shelf life of {product}?'],
  shelfIs: ['{product}的保质期为{period}。', 'The shelf life of {product} is {period}.'],
  packing: ['可以提供哪些包装规格？', 'Which pack sizes can you offer?'],
  ownLabel: ['可以使用我们自己的标签和品牌吗？', 'Can you pack it under our own label and brand?'],
  ownLabelYes: [
    '可以按贵公司的品牌包装，标签由贵公司提供。',
    'We can pack it under your brand, with labels that you provide.',
  ],
  colour: ['可以按我们的要求调整颜色和包装吗？', 'Can you adjust the colour and the packing to our requirements?'],
});
