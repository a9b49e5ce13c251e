import { texts } from '@fairbridge/contract/text.ts';

/** Texts of publishing many drafts at once. */
export const publishDraftsTexts = texts({
  publishAll: ['发布全部完整草稿', 'Publish all complete drafts'],
  title: ['发布 {count} 件草稿？', 'Publish {count} {count|draft|drafts}?'],
  lead: [
    '发布后，买家即可按各展品的可见范围看到。',
    'Buyers will see them at once, as the visibility of each exhibit allows.',
  ],
  stay: ['{count} 件不完整，保留为草稿。', '{count} {count|stays a draft: it is|stay drafts: they are} not complete.'],
  publish: ['发布', 'Publish'],
  none: ['没有可以发布的草稿：请先补全图片等内容', 'No draft is complete yet. Please add what is missing first.'],
  done: ['已发布 {count} 件展品', '{count} {count|exhibit|exhibits} published'],
});
