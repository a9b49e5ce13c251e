import { texts } from '@fairbridge/contract/text.ts';

export const contentTexts = texts({
  news: ['展会新闻', 'News'],
  newsLead: ['来自主办方与行业的最新消息。', 'From the organizer and the trade.'],
  newsEmpty: ['还没有新闻', 'No news yet'],
  newsBack: ['全部新闻', 'All news'],
  about: ['关于展会', 'About the fair'],
  questions: ['常见问题', 'Questions and answers'],
  questionsLead: ['没有找到答案？请联系主办方。', 'No answer here? Ask the organizer.'],
  questionsEmpty: ['暂无常见问题', 'No questions here yet'],
  home: ['首页', 'Home'],
  path: ['位置', 'You are here'],
  dates: ['时间', 'Dates'],
  venue: ['地点', 'Venue'],
  exhibitors: ['展商', 'Exhibitors'],
  products: ['展品', 'Products'],
});
