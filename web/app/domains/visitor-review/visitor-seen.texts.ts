import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const seenTexts = textsWithShared({
  open: ['以观众身份查看', 'See as visitor'],
  title: ['以 {name} 的身份查看', 'As {name} sees it'],
  lead: [
    '显示该观众看到的页面，只读，不能点击。每次查看都会连同原因记入操作日志。',
    'Shows the pages as this visitor sees them, read-only. Each look is written to the audit log with the reason.',
  ],
  bar: ['您正在以 {name} 的身份查看，不能进行任何操作', 'You are looking as {name}. Nothing can be done here.'],
  look: ['查看', 'Look'],
  pages: ['页面', 'Page'],
  home: ['首页', 'Home'],
  products: sharedTexts.Exhibits,
  exhibitors: sharedTexts.Exhibitors,
  programmes: ['同期活动', 'Events'],
  news: ['新闻', 'News'],
  frame: ['该观众看到的页面', 'The page as this visitor sees it'],
});
