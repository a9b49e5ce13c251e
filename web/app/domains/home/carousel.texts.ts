import { texts } from '@fairbridge/contract/text.ts';

export const carouselTexts = texts({
  carousel: ['轮播', 'carousel'],
  slide: ['幻灯片', 'slide'],
  banners: ['展会横幅', 'Highlights of the fair'],
  ads: ['推广', 'Advertising'],
  slideOf: ['第 {at} 张，共 {all} 张：{name}', '{at} of {all}: {name}'],
  stop: ['暂停轮播', 'Pause carousel'],
  start: ['开始轮播', 'Start carousel'],
  previous: ['上一张', 'Previous slide'],
  next: ['下一张', 'Next slide'],
});
