import { texts } from '@fairbridge/contract/text.ts';

export const cutTexts = texts({
  use: ['使用这张图片', 'Use this picture'],
  useAll: ['使用这 {count} 张图片', 'Use all {count} {count|picture|pictures}'],
  chosen: ['所选图片', 'Selected pictures'],
  one: ['第 {number} 张，共 {count} 张：{name}', 'Picture {number} of {count}: {name}'],
  leaveOut: ['不用这张', 'Leave this one out'],
  allWhole: ['全部完整显示', 'Show all of every picture'],
  allFilled: ['全部铺满', 'Fill the frame with every picture'],
});
