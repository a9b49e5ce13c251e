import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of the organizer's figures. */
export const fairFiguresTexts = textsWithShared({
  title: ['数据分析', 'Figures'],
  lead: ['按北京时间的日期统计。', 'Days are days in Beijing (GMT+8).'],
  tabs: ['数据分析的内容', 'Parts of the figures'],
  registrations: ['注册', 'Registrations'],
  halls: ['展馆', 'Halls'],
  demand: ['需求', 'Demand'],
  exhibitors: sharedTexts.Exhibitors,
  exportTable: ['导出', 'Export'],
  definitions: ['各列说明', 'What the columns mean'],

  byDay: ['按日', 'By day'],
  name: ['名称', 'Name'],
  none: ['这段时间没有注册。', 'No registrations in this period.'],
  showAll: ['显示全部 {count} 项', 'Show all {count}'],

  hall: ['展馆', 'Hall'],
  floor: ['楼层', 'Floor'],
  allHalls: ['全部展馆', 'All halls'],

  searches: ['搜索无果', 'Searched for and not found'],
  searchesLead: [
    '观众搜索后找到的展商不足 3 家的词，保留 30 天。添加展商、提醒展商上传展品，或把品牌名加入参考品牌，搜索即有结果。',
    'What people searched for and found fewer than 3 exhibitors by, kept for 30 days. Add exhibitors, ask them to publish exhibits, or add a brand name to the reference brands.',
  ],
  addExhibitors: ['添加展商', 'Add exhibitors'],
  referenceBrands: ['参考品牌', 'Reference brands'],
  blockTerms: ['屏蔽搜索词', 'Block search terms'],
  term: ['搜索词', 'Search term'],
  lastOn: ['最近搜索', 'Last searched'],
  noSearches: ['没有 5 人以上搜索无果的词。', 'No term was searched for in vain by 5 people or more.'],

  waiting: ['超过一天未答复', 'Unanswered for more than a day'],
  waitingLead: [
    '目前的情况，与上方时间范围无关；等待最久的在前。',
    'As of now, whatever the period above. The longest wait comes first.',
  ],
  contact: ['联系人', 'Contact'],
  what: ['待答复', 'To answer'],
  waits: ['{what} {count}', '{what}: {count}'],
  since: ['最早', 'Waiting since'],
  noWaiting: ['没有超过一天未答复的事项', 'Nothing has been waiting for more than a day'],

  requirements: ['无人报名的采购需求', 'Requirements without sign-ups'],
  requirementsLead: ['目前的情况，按产品类别。', 'As of now, by product category.'],
  category: ['产品类别', 'Category'],
  count: ['采购需求', 'Requirements'],
  noRequirements: ['没有无人报名的采购需求', 'No requirement is without sign-ups'],

  booth: ['展位', 'Booth'],
  noBooth: ['未定展位', 'No booth yet'],
  doneOf: ['已完成 {done}/{all}', '{done} of {all} done'],
  missing: ['缺：{steps}', 'Missing: {steps}'],
  hours: ['{count} 小时', '{count} h'],
  share: ['{count}%', '{count}%'],
  keywordHint: ['名称、展位号或联系人', 'Name, booth no. or contact'],
  found: ['共 {count} 家展商', '{count} {count|exhibitor|exhibitors}'],
});
