import { acts } from '../acts.ts';

export const suggestionActs = acts({
  'suggestion.answer': { name: ['回复意见', 'Replied to feedback'] },
  'suggestion.state': { name: ['关闭或重开意见', 'Closed or reopened feedback'] },
  'suggestion.note': { name: ['填写意见备注', 'Edited a note on feedback'] },
});
