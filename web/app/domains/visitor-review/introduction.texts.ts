import { texts } from '@fairbridge/contract/text.ts';

export const introductionTexts = texts({
  open: ['引荐展商…', 'Introduce exhibitors…'],
  title: ['向 {name} 引荐展商', 'Introduce exhibitors to {name}'],
  lead: [
    '观众会收到每家展商的邀约。同意后加入其客户池，展商可以看到联系方式；未同意前，展商不会知道这次引荐。',
    'The visitor receives an invitation to each exhibitor’s customer pool. Once they accept, the exhibitor can see their contact details. Until then it does not hear of the introduction.',
  ],
  chosen: ['引荐的展商', 'Exhibitors to introduce'],
  none: ['还没有选择展商', 'No exhibitors selected yet'],
  message: ['给观众的说明（选填）', 'Message to the visitor (optional)'],
  messageHint: ['例如为什么推荐这些展商', 'For example why these exhibitors may suit'],
  send: ['引荐', 'Introduce'],
  missing: ['请至少选择一家展商', 'Select at least one exhibitor'],
  done: ['已引荐 {count} 家展商', '{count} {count|exhibitor|exhibitors} introduced'],
  doneBut: [
    '已引荐 {count} 家展商，{left} 家已有联系、已有邀约或近期被拒绝，未重复引荐',
    '{count} introduced. {left} left out: already in contact, already invited, or declined recently',
  ],
});
