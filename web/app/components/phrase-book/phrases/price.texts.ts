import { texts } from '@fairbridge/contract/text.ts';

export const price = texts({
  fob: ['请报{product} FOB {port}的价格，数量{quantity}。', 'Please quote {product} FOB {port} for {quantity}.'],
  cif: ['请报{product} CIF {port}的价格，数量{quantity}。', 'Please quote {product} CIF {port} for {quantity}.'],
  moq: ['{product}的起订量是多少？', 'What is the minimum order quantity for {product}?'],
  moqIs: ['{product}的起订量为{quantity}。', 'The minimum order quantity for {product} is {quantity}.'],
  offer: ['{product}的报价为{price}，FOB {port}。', 'Our price for {product} is {price} FOB {port}.'],
  offerCif: ['{product}的报价为{price}，CIF {port}。', 'Our price for {product} is {price} CIF {port}.'],
  valid: ['报价有效期为{days}天。', 'This quote is valid for {days} days.'],
  validUntil: ['请问报价的有效期到什么时候？', 'How long is your quote valid?'],
  better: ['能否再优惠一些？我们的目标价是{price}。', 'Can you do better on the price? Our target is {price}.'],
  larger: ['如果订购{quantity}，价格是多少？', 'What would the price be for {quantity}?'],
  year: ['我们每年大约需要{quantity}。', 'We need about {quantity} a year.'],
  best: ['已经是最优惠的价格了。', 'This is already our best price.'],
  volume: ['数量达到{quantity}，价格可以再谈。', 'We can talk about the price again from {quantity}.'],
  contract: ['可以签订年度合同吗？', 'Can we sign an annual contract?'],
  exclusive: ['我们希望取得{country}的独家经销权。', 'We would like to have the exclusive distribution in {country}.'],
});
