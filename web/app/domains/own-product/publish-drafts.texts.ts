import { texts } from '@fairbridge/contract/text.ts';

/** Texts of publishing many drafts at once. */
export const publishDraftsTexts = texts({
  publishAll: ['发布全部完整草稿', 'Publish all complete drafts'],
  publish: ['发布', 'Publish'],
  title: ['发布 {count} 件草稿？', 'Publish {count} {count|draft|drafts}?'],
  lead: [
    '发布后，买家即可按各展品的可见范围看到。',
    'Buyers will see them at once, according to the visibility of each exhibit.',
  ],
  stay: ['另有 {count} 件内容不全，保留为草稿。', '{count} incomplete {count|draft is|drafts are} not published.'],
  overPublic: [
    '对所有买家可见的名额还剩 {quota} 个，另有 {count} 件保留为草稿；修改其可见范围后即可发布。',
    'Places left for exhibits visible to all buyers: {quota}. {count} {count|draft stays|drafts stay}; change the visibility to publish {count|it|them}.',
  ],
  over: [
    '贵公司的套餐还可发布 {quota} 件，另有 {count} 件保留为草稿。',
    'Exhibits your package has room for: {quota}. {count} {count|draft stays|drafts stay}.',
  ],
  noRoom: ['名额已满', 'No places left'],
  understood: ['知道了', 'OK'],
  none: ['没有可以发布的草稿，请先补全内容', 'No drafts are complete yet. Please add what is missing first.'],
  done: ['已发布 {count} 件展品', '{count} {count|exhibit|exhibits} published'],
});
