import { texts } from '@fairbridge/contract/text.ts';

/** The orders that a company received: nothing of this is read on a public page. */
export const receivedTexts = texts({
  receivedTitle: ['收到的意向订单', 'Intent orders received'],
  waiting: ['{count} 份订单待跟进', '{count} {count|order|orders} to follow up'],
  noneWaiting: ['全部买家均已联系', 'All buyers have been contacted'],
  receivedEmpty: ['还没有收到意向订单', 'No intent orders yet'],
  receivedEmptyLead: [
    '让更多买家看到您的展品：补全成分、规格与图片，并检查可见范围。',
    'Help more buyers find your exhibits: complete ingredients, specifications and pictures, and check visibility.',
  ],
  filteredEmpty: ['没有符合条件的订单', 'No matching orders'],
  showAll: ['查看全部订单', 'Show all orders'],
  myExhibits: ['管理展品', 'My exhibits'],
  all: ['全部', 'All'],
  filter: ['按状态筛选', 'Filter by status'],
  buyer: ['买家', 'Buyer'],
  contact: ['联系方式', 'Contact'],
  salesperson: ['负责人：{name}', 'Handled by {name}'],
  mark: ['标记为已联系', 'Mark as contacted'],
  unmark: ['改回未联系', 'Mark as not contacted'],
  marked: ['已将 {name} 标记为已联系', '{name} marked as contacted'],
  unmarked: ['已将 {name} 改回未联系', '{name} marked as not contacted'],
  mailSubject: ['关于您的意向订单：{product}', 'Your intent order: {product}'],
  search: ['搜索', 'Search'],
  searchHint: ['买家、公司、邮箱或展品', 'Buyer, company, e-mail or exhibit'],
  found: ['共 {count} 份', '{count} {count|order|orders}'],
  rowOf: ['{name} 的订单', 'the order of {name}'],
  exportList: ['导出表格', 'Export'],
  changed: ['已更新 {count} 份订单', '{count} {count|order|orders} changed'],
});
