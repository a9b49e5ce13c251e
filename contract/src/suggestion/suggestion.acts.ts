import { acts } from '../acts.ts';

export const suggestionActs = acts({
  'suggestion.answer': {
    name: ['回复意见', 'Replied to feedback'],
    told: ['{who} 回复了一条意见', '{who} replied to feedback'],
  },
  'suggestion.state': {
    name: ['关闭或重开意见', 'Closed or reopened feedback'],
    told: ['{who} 关闭或重开了一条意见', '{who} closed or reopened feedback'],
  },
  'suggestion.note': {
    name: ['填写意见备注', 'Edited a note on feedback'],
    told: ['{who} 填写了一条意见的备注', '{who} edited a note on feedback'],
  },
});
