import { auditActions } from '../audit-action.ts';

export const suggestionAuditActions = auditActions({
  'suggestion.answer': {
    name: ['回复意见', 'Replied to feedback'],
    sentence: ['{who} 回复了一条意见', '{who} replied to feedback'],
  },
  'suggestion.state': {
    name: ['关闭或重开意见', 'Closed or reopened feedback'],
    sentence: ['{who} 关闭或重开了一条意见', '{who} closed or reopened feedback'],
  },
  'suggestion.note': {
    name: ['填写意见备注', 'Edited a note on feedback'],
    sentence: ['{who} 填写了一条意见的备注', '{who} edited a note on feedback'],
  },
});
