import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const inquiryTexts = textsWithShared({
  question: ['您的问题', 'Your question'],
  questionHint: [
    '例如规格、包装、付款方式、交货期',
    'For example specification, packing, payment terms, delivery time',
  ],
  asked: ['问题', 'Question'],
  quantity: ['数量', 'Quantity'],
  destination: ['目的国家或地区', 'Destination country or region'],
  documents: ['需要的资料', 'Documents needed'],
  targetPrice: ['目标价', 'Target price'],
  currency: ['币种', 'Currency'],
  priceUnit: ['计价单位', 'Price unit'],
  incoterm: ['贸易术语（Incoterms 2020）', 'Incoterm (2020)'],
  port: ['港口或地点', 'Port or place'],
  notSaid: ['不指定', 'Not specified'],
  sample: ['样品', 'Sample'],
  sampleWanted: ['需要样品', 'Sample needed'],
  crop: ['试验作物', 'Crop to be tested'],
  pest: ['防治对象', 'Target pest or disease'],
  season: ['使用季节', 'Season'],
  permit: ['进口许可', 'Import permit'],
  buyer: ['买家', 'Buyer'],
  booth: ['整个展位', 'The whole booth'],
});
