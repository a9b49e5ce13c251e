import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const chatFilesTexts = textsWithShared({
  attach: ['发送图片、视频或 PDF', 'Send pictures, videos or PDFs'],
  attachTitle: [
    '图片、视频、PDF，每个不超过 {megabytes} MB，一次最多 {max} 个；也可拖入或粘贴',
    'Pictures, videos and PDFs, up to {megabytes} MB each and {max} at a time. You can also drop or paste them.',
  ],
  dropHere: ['松开即可添加', 'Drop to add'],
  chosen: ['待发送的文件', 'Files to send'],
  picture: ['图片', 'Picture'],
  video: ['视频', 'Video'],
  document: ['文件', 'Document'],
  openPicture: ['查看第 {number} 张图片', 'Open picture {number}'],
  pictureOf: ['对话中的第 {number} 张图片', 'Picture {number} of the message'],
  download: ['下载', 'Download'],
  pages: ['{count} 页', '{count} {count|page|pages}'],
  gone: ['文件已不存在', 'These files are no longer available'],
});
