import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const suggestionTexts = texts({
  recentSearches: ['最近搜索', 'Recent searches'],
  forgetSearches: ['清除最近搜索', 'Clear recent searches'],
  ingredient: ['有效成分', 'Ingredients'],
  formulation: ['剂型', 'Formulations'],
  crop: ['作物', 'Crops'],
  class: ['用途', 'Classes'],
  category: ['类别', 'Categories'],
  modeOfAction: ['作用机理', 'Modes of action'],
  country: ['国家/地区', 'Countries and regions'],
  place: ['展馆', 'Halls'],
  exhibitor: sharedTexts.Exhibitors,
  product: sharedTexts.Exhibits,
  trends: ['热门搜索', 'Trending at the fair'],
});
