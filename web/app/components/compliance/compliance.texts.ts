import { texts } from '@fairbridge/contract/text.ts';

/** What readers see; the editor's words stand in `compliance-editor.texts.ts`. */
export const complianceTexts = texts({
  title: ['合规提示', 'Compliance notes'],
  forMarket: ['您所在的市场：{market}', 'Your market: {market}'],
  noneHere: ['主办方没有登记该市场的规则。', 'The organizer has recorded no rules for this market.'],
  others: ['其他国家/地区（{count}）', 'Other countries and regions ({count})'],
  use: ['用途：{uses}', 'Use: {uses}'],
  source: ['依据：{source}', 'Source: {source}'],
  from: ['自 {date} 起', 'from {date}'],
  until: ['至 {date}', 'until {date}'],
  kept: [
    '由主办方整理，仅供参考，以主管部门公布的为准。',
    'Compiled by the organizer for information only. The authorities’ publications prevail.',
  ],
  closedTitle: ['此展品不接受来自您所在市场的意向订单', 'Intent orders from your market are not accepted'],
  closedLead: [
    '按主办方登记的法规，{market}的买家不能为此展品发送意向订单。如有疑问，请联系展商或主办方。',
    'Under the regulations recorded by the organizer, buyers in {market} cannot send an intent order for this exhibit. Please contact the exhibitor or the organizer with any questions.',
  ],
  saved: ['已保存。请注意展会所在地的规定：{notes}', 'Saved. Please note the rules at the fair location: {notes}'],
});
