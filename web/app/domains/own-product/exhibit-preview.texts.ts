import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const exhibitPreviewTexts = textsWithShared({
  title: ['买家看到的页面', 'As buyers see it'],
  close: ['关闭预览', 'Close preview'],
  as: ['以谁的身份', 'Seen as'],
  guest: ['访客', 'Guest'],
  visitor: ['已注册观众', 'Registered visitor'],
  pool: ['客户池买家', 'Buyer in your pool'],
  zh: ['中文', '中文'],
  en: ['English', 'English'],
  device: ['设备', 'Device'],
  phone: ['手机', 'Phone'],
  desktop: ['电脑', 'Desktop'],
  only: ['这是预览，不能操作', 'This is a preview. Links and buttons do not work here.'],
  failed: ['暂时无法预览', 'The preview is not available right now'],
});
