import { texts } from '@fairbridge/contract/text.ts';

export const logistics = texts({
  lead: ['交货期需要多久？', 'What is your lead time?'],
  leadIs: ['收到定金后{days}天内交货。', 'Delivery is within {days} days of receiving the deposit.'],
  port: ['从哪个港口发货？', 'Which port do you ship from?'],
  portIs: ['我们从{port}发货。', 'We ship from {port}.'],
  destination: ['目的港是{port}。', 'The port of destination is {port}.'],
  container: ['一个 20 尺柜可以装多少？', 'How much fits into a 20-foot container?'],
  containerIs: ['一个 20 尺柜可以装{quantity}。', 'A 20-foot container holds {quantity}.'],
  dangerous: ['{product}属于危险品吗？', 'Is {product} classed as dangerous goods?'],
  dangerousIs: [
    '{product}属于危险品，联合国编号为{number}。',
    '{product} is classed as dangerous goods, UN number {number}.',
  ],
  notDangerous: [
    '{product}不属于危险品，可按普通货物运输。',
    '{product} is not dangerous goods and ships as general cargo.',
  ],
  pallet: ['货物需要打托盘。', 'The goods need to be palletized.'],
  split: ['可以分批发货吗？', 'Can you ship in several lots?'],
  shipped: [
    '货物已于{date}装船，预计{arrival}到港。',
    'The goods were shipped on {date} and should arrive on {arrival}.',
  ],
  documents: [
    '请发提单、装箱单和商业发票。',
    'Please send the bill of lading, the packing list and the commercial invoice.',
  ],
  inspection: ['发货前可以安排第三方检验吗？', 'Can a third-party inspection be arranged before shipment?'],
});
