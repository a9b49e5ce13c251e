import { texts } from '@fairbridge/contract/text.ts';

export const suggestionTexts = texts({
  recentSearches: ['最近搜索', 'Recent searches'],
  forgetSearches: ['清除最近搜索', 'Clear recent searches'],
  trends: ['热门搜索', 'Trending at the fair'],
});
