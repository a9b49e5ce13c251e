import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const longPictureTexts = textsWithShared({
  make: ['用展品图片一键生成', 'Make from exhibit pictures'],
  choose: ['选择图片生成', 'Select pictures first'],
  makeHint: [
    '添加展品图片后，可一键拼成长图。',
    'Once there are exhibit pictures, a long picture can be made from them with one click.',
  ],
  title: ['拼成长图', 'Make a long picture'],
  lead: [
    '所选图片从上到下拼在一起，顺序与展品图片相同。',
    'The selected pictures are stacked in the order of the exhibit pictures.',
  ],
  which: ['使用哪些图片', 'Pictures to use'],
  picture: ['第 {number} 张', 'Picture {number}'],
  page: ['长图 {number}：{width}×{height} 像素', 'Long picture {number}: {width} × {height} px'],
  tooMany: [
    '需要 {count} 张长图，还能添加 {room} 张，请少选几张。',
    'This makes {count} long {count|picture|pictures}, but only {room} more can be added. Please select fewer.',
  ],
  add: ['添加长图', 'Add long picture'],
  addMany: ['添加 {count} 张长图', 'Add {count} long {count|picture|pictures}'],
});
