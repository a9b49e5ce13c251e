import { texts } from '@fairbridge/contract/text.ts';

/** What readers see; the editor's words stand in `compliance-editor.texts.ts`. */
export const complianceTexts = texts({
  title: ['合规提示', 'Compliance notes'],
  forMarket: ['您所在的市场：{market}', 'Your market: {market}'],
  noneHere: ['主办方没有登记该市场的规则。', 'The organizer keeps no rule for this market.'],
  others: ['其他国家/地区（{count}）', 'Other countries and regions ({count})'],
  use: ['用途：{uses}', 'For: {uses}'],
  source: ['依据：{source}', 'Source: {source}'],
  from: ['自 {date} 起', 'from {date}'],
  until: ['至 {date}', 'until {date}'],
  kept: [
    '由主办方整理，仅供参考，以主管部门公布的为准。',
    'Kept by the organizer for information; what the authorities publish decides.',
  ],
  closedTitle: ['此展品不接受来自您所在市场的意向订单', 'No intent orders from your market'],
  closedLead: [
    '按主办方登记的法规，{market}的买家不能为此展品发送意向订单。如有疑问，请联系展商或主办方。',
    'Under the rules the organizer keeps, buyers from {market} cannot send an intent order for this exhibit. Ask the exhibitor or the organizer if you have questions.',
  ],
  saved: ['已保存。请留意展会所在地的规定：{notes}', 'Saved. Mind the rules where the fair is held: {notes}'],
});
