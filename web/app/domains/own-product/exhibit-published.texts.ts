import { texts } from '@fairbridge/contract/text.ts';

export const exhibitPublishedTexts = texts({
  title: ['展品已发布，接下来可以：', 'Your exhibit is published. What next?'],
  another: ['再添加一件同类展品', 'Add another in this category'],
  copy: ['以此为模板新增', 'Copy as new'],
  see: ['以买家身份查看', 'See as buyer'],
  share: ['分享', 'Share'],
  link: ['复制链接', 'Copy link'],
  copied: ['已复制链接', 'Link copied'],
  copyFailed: ['无法复制，请手动复制链接：{link}', 'Could not copy. The link is {link}'],
  restricted: ['只有在可见范围内的买家能打开此链接', 'Only buyers within its visibility can open this link.'],
});
