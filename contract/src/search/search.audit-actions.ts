import { auditActions } from '../audit-action.ts';

export const searchAuditActions = auditActions({
  'searchTerm.block': {
    name: ['屏蔽热搜词', 'Blocked a search term'],
    sentence: ['{who} 屏蔽了热搜词“{object}”', '{who} blocked the search term “{object}”'],
  },
  'searchTerm.unblock': {
    name: ['取消屏蔽热搜词', 'Unblocked a search term'],
    sentence: ['{who} 取消屏蔽了热搜词“{object}”', '{who} unblocked the search term “{object}”'],
  },
});
