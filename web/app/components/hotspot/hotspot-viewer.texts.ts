import { texts } from '@fairbridge/contract/text.ts';

/** What visitors read: a few words, since every booth page carries them. */
export const hotspotViewerTexts = texts({
  title: ['热点展示', 'Showcases'],
  lead: ['点击图中的编号查看展品。', 'Select a number in the picture to see the exhibit.'],
  recommended: ['推荐', 'Recommended'],
  scenes: ['选择场景', 'Select a showcase'],
  inPicture: ['图中展品', 'In this picture'],
  point: ['{number} 号：{name}', 'Number {number}: {name}'],
  view: ['查看展品', 'View exhibit'],
});
