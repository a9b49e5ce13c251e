import { texts } from '@fairbridge/contract/text.ts';

/** Texts of pictures for many drafts at once. */
export const draftPicturesTexts = texts({
  title: ['批量补图', 'Pictures for many drafts'],
  lead: [
    '文件名以货号开头即可自动归位，如 GA-200-1.jpg、GA-200-2.jpg，详情长图写作 GA-200-详情1.jpg；也可以每个货号一个文件夹。',
    'Name each file by its article number, such as GA-200-1.jpg, GA-200-2.jpg, and GA-200-long-1.jpg for a long detail picture; or use one folder for each article number.',
  ],
  drop: ['将 ZIP 压缩包或图片拖到这里，或', 'Drop a ZIP file or pictures here, or'],
  choose: ['选择文件', 'choose files'],
  chooseFolder: ['选择文件夹', 'Choose a folder'],
  rule: ['ZIP、JPG、PNG、WebP；过大的图片会自动缩小', 'ZIP, JPG, PNG, WebP; large pictures are made smaller'],
  reading: ['正在读取文件', 'Reading the files'],
  unreadable: [
    '无法读取这个压缩包，请重新打包为 ZIP',
    'This archive cannot be read. Please pack it as a ZIP file again.',
  ],
  locked: ['压缩包有密码，请打包时不设密码', 'This archive has a password. Please pack it without one.'],
  tooMany: ['文件太多，请分批上传', 'There are too many files. Please upload them in parts.'],
  noDrafts: ['没有草稿需要图片', 'There are no drafts'],
  found: ['{files} 张图片对应 {drafts} 件草稿', '{files} {files|picture|pictures} for {drafts} {drafts|draft|drafts}'],
  foundNone: ['没有文件名与草稿的货号相符', 'No file is named by the article number of a draft'],
  missing: ['仍无图片的草稿（{count}）', 'Drafts still without pictures ({count})'],
  nobodys: ['没有对应货号的图片（{count}）', 'Pictures that match no article number ({count})'],
  over: [
    '超出数量的图片（{count}），每件最多 {pictures} 张图片、{long} 张详情长图',
    'Pictures beyond the limit ({count}); an exhibit has up to {pictures} pictures and {long} long detail pictures',
  ],
  others: ['不是图片的文件（{count}）', 'Files that are not pictures ({count})'],
  andMore: ['等 {count} 项', 'and {count} more'],
  makeLong: ['没有详情长图的，用图片自动拼接', 'Make the long detail picture from the pictures where there is none'],
  present: ['部分草稿已有图片', 'Some drafts have pictures already'],
  replace: ['替换原有图片', 'Replace them'],
  add: ['添加在原有图片之后', 'Add after them'],
  damaged: ['压缩包中的这个文件已损坏', 'This file in the archive is damaged'],
  full: ['每件展品最多 {max} 张', 'An exhibit has up to {max}'],
  upload: ['上传 {count} 张图片', 'Upload {count} {count|picture|pictures}'],
  dismiss: ['取消', 'Cancel'],
  draftLine: ['{name}（{count} 张）', '{name} ({count})'],
  done: ['图片已补好：{count} 件草稿', '{count} {count|draft has|drafts have} pictures now'],
});
