import { texts } from '@fairbridge/contract/text.ts';

export const searchTexts = texts({
  title: ['搜索', 'Search'],
  titleFor: ['“{keyword}”的搜索结果', 'Search results for “{keyword}”'],
  products: ['展品', 'Exhibits'],
  exhibitors: ['展商', 'Exhibitors'],
  lives: ['直播', 'Live streams'],
  articles: ['新闻', 'News'],
  programmes: ['同期活动', 'Events'],
  allLives: ['全部 {count} 场直播', 'All {count} live {count|stream|streams}'],
  allArticles: ['全部 {count} 条新闻', 'All {count} news {count|article|articles}'],
  allProgrammes: ['全部 {count} 场活动', 'All {count} {count|event|events}'],
  everything: ['全部结果', 'All results'],
  allProducts: ['全部 {count} 件展品', 'All {count} {count|exhibit|exhibits}'],
  allExhibitors: ['全部 {count} 家展商', 'All {count} {count|exhibitor|exhibitors}'],
  empty: ['没有找到相关内容', 'Nothing found'],
  ask: ['您想找什么？', 'What are you looking for?'],
});
