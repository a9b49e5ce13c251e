import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const ownQuotesTexts = textsWithShared({
  title: ['报价', 'Quotes'],
  lead: [
    '展商对您的询盘和订单的报价。按有效成分单价排序，可以比较不同含量的产品。',
    'What suppliers offer on your inquiries and orders. Sort by price per kg of active ingredient to compare different strengths.',
  ],
  sort: ['排序', 'Sort'],
  newest: ['最新', 'Newest'],
  active: ['有效成分单价', 'Price per kg of active ingredient'],
  offer: ['展品与展商', 'Exhibit and supplier'],
  ofOrder: ['对一份意向订单的报价', 'Quotes on one intent order'],
  ofInquiry: ['对一次询盘的报价（所有收到该询盘的展商）', 'Quotes on one inquiry, from all suppliers you sent it to'],
  emptyOne: ['对此还没有报价', 'No quotes on this one yet'],
  perKg: ['每公斤有效成分', 'Per kg a.i.'],
  allQuotes: ['查看全部报价', 'Show all quotes'],
  empty: ['您还没有收到报价', 'No quotes yet'],
  emptyLead: [
    '展商可以对您的询盘和意向订单报价。',
    'Suppliers can send you quotes on your inquiries and intent orders.',
  ],
});
