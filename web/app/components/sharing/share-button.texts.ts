import { texts } from '@fairbridge/contract/text.ts';

export const shareButtonTexts = texts({
  share: ['分享', 'Share'],
  shared: ['链接已复制', 'Link copied'],
  shareFailed: ['复制失败，请手动复制地址栏中的链接', 'Could not copy. Please copy the link from the address bar.'],
});
