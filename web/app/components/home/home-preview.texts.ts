import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const homePreviewTexts = textsWithShared({
  preview: ['预览首页', 'Preview home page'],
  close: ['关闭预览', 'Close preview'],
  title: ['首页预览', 'Home page preview'],
  lead: [
    '按所选身份显示，包括尚未保存的修改。预览中的链接不可点击。',
    'Shown as the selected reader sees it, with your unsaved changes. Links do not work here.',
  ],
  reader: ['身份', 'Reader'],
  guest: ['访客', 'Guest'],
  visitor: sharedTexts.Visitor,
  exhibitor: sharedTexts.Exhibitor,
  screen: ['屏幕', 'Screen'],
  desktop: ['电脑', 'Desktop'],
  phone: ['手机', 'Phone'],
  loading: ['正在加载预览', 'Loading the preview'],
});
