import { texts } from '@fairbridge/contract/text.ts';

export const nextPagesTexts = texts({
  news: ['新闻', 'News'],
  findProducts: ['找展品', 'Find exhibits'],
  findExhibitors: ['找展商', 'Find exhibitors'],
  findVisitors: ['找观众', 'Find visitors'],
});
