import { texts } from '@fairbridge/contract/text.ts';

/** What belongs in a blank of a phrase. */
export const blankTexts = texts({
  company: ['公司', 'company'],
  name: ['姓名', 'name'],
  task: ['负责事项', 'task'],
  country: ['国家', 'country'],
  product: ['产品', 'product'],
  content: ['含量', 'content'],
  days: ['天数', 'number of days'],
  period: ['时长', 'period'],
  quantity: ['数量', 'quantity'],
  number: ['编号', 'number'],
  port: ['港口', 'port'],
  price: ['价格', 'price'],
  date: ['日期', 'date'],
  time: ['时间', 'time'],
  arrival: ['到港日期', 'date of arrival'],
  percent: ['比例', 'percentage'],
  reason: ['原因', 'reason'],
  email: ['邮箱', 'e-mail'],
});
