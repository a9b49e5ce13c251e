import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Texts of pictures for many drafts at once. */
export const draftPicturesTexts = textsWithShared({
  title: ['为草稿批量补图', 'Add pictures to drafts'],
  lead: [
    '按货号命名图片即可自动匹配，例如 GA-200-1.jpg、GA-200-2.jpg，详情长图为 GA-200-详情1.jpg；也可以每个货号一个文件夹。',
    'Name each picture by article number, for example GA-200-1.jpg and GA-200-2.jpg, or GA-200-long-1.jpg for a long detail picture. A folder for each article number works too.',
  ],
  drop: ['将 ZIP 压缩包或图片拖到这里，或', 'Drop a ZIP file or pictures here, or'],
  choose: ['选择文件', 'choose files'],
  chooseFolder: ['选择文件夹', 'Choose a folder'],
  rule: ['ZIP、JPEG、PNG 或 WebP；大图会自动缩小', 'ZIP, JPEG, PNG or WebP. Large pictures are resized for you.'],
  reading: ['正在读取文件', 'Reading files'],
  unreadable: [
    '无法读取此压缩包，请重新打包为 ZIP 文件',
    'This archive cannot be read. Please pack it again as a ZIP file.',
  ],
  locked: ['压缩包设有密码，请取消密码后重新打包', 'This archive has a password. Please pack it again without one.'],
  tooMany: ['文件过多，请分批上传', 'There are too many files. Please upload them in batches.'],
  found: ['{files} 张图片对应 {drafts} 件草稿', '{files} {files|picture|pictures} for {drafts} {drafts|draft|drafts}'],
  foundNone: ['没有与草稿货号对应的图片', 'No pictures match the article number of a draft'],
  missing: ['仍缺少图片的草稿（{count}）', 'Drafts still without pictures ({count})'],
  nobodys: ['没有对应货号的图片（{count}）', 'Pictures that match no article number ({count})'],
  over: [
    '超出数量的图片（{count}）：每件最多 {pictures} 张图片、{long} 张详情长图',
    'Pictures over the limit ({count}): up to {pictures} pictures and {long} long detail pictures per exhibit',
  ],
  others: ['不是图片的文件（{count}）', 'Files that are not pictures ({count})'],
  andMore: ['以及另外 {count} 项', 'and {count} more'],
  makeLong: ['没有详情长图的，用图片自动拼接', 'Make long detail pictures where there are none'],
  present: ['部分草稿已有图片', 'Some drafts already have pictures'],
  replace: ['替换原有图片', 'Replace them'],
  add: ['添加在原有图片之后', 'Add after them'],
  damaged: ['此文件已损坏，请重新打包', 'This file is damaged. Please pack it again.'],
  full: ['每件展品最多 {max} 张，未添加', 'Up to {max} per exhibit; not added'],
  upload: ['上传 {count} 张图片', 'Upload {count} {count|picture|pictures}'],
  draftLine: ['{name}（{count} 张）', '{name} ({count})'],
  done: ['已为 {count} 件草稿补图', 'Pictures added to {count} {count|draft|drafts}'],
  leaveTitle: ['图片还在上传，确定离开？', 'Leave while pictures are uploading?'],
  leaveLead: [
    '已上传的会保留；其余图片不会上传，需要重新选择。',
    'Pictures that have arrived are kept. The rest will not be uploaded, and you will need to select them again.',
  ],
  leave: ['离开', 'Leave'],
  stay: ['继续上传', 'Keep uploading'],
});
