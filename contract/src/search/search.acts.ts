import { acts } from '../acts.ts';

export const searchActs = acts({
  'searchTerm.block': {
    name: ['屏蔽热搜词', 'Blocked a search term'],
    told: ['{who} 屏蔽了热搜词“{object}”', '{who} blocked the search term “{object}”'],
  },
  'searchTerm.unblock': {
    name: ['取消屏蔽热搜词', 'Unblocked a search term'],
    told: ['{who} 取消屏蔽了热搜词“{object}”', '{who} unblocked the search term “{object}”'],
  },
});
