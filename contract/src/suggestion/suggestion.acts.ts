import { acts } from '../acts.ts';

export const suggestionActs = acts({
  'suggestion.answer': { name: ['回复意见', 'Answered a suggestion'] },
  'suggestion.state': { name: ['关闭或重开意见', 'Closed or reopened a suggestion'] },
  'suggestion.note': { name: ['填写意见备注', 'Wrote a note to a suggestion'] },
});
