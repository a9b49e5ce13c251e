import { auditActions } from '../audit-action.ts';

export const searchAuditActions = auditActions({
  'referenceBrand.save': {
    name: ['修改参考品牌表', 'Edited the reference brands'],
    sentence: ['{who} 修改了参考品牌表', '{who} edited the table of reference brands'],
  },
  'searchTerm.block': {
    name: ['屏蔽热搜词', 'Blocked a search term'],
    sentence: ['{who} 屏蔽了热搜词“{object}”', '{who} blocked the search term “{object}”'],
  },
  'searchTerm.unblock': {
    name: ['取消屏蔽热搜词', 'Unblocked a search term'],
    sentence: ['{who} 取消屏蔽了热搜词“{object}”', '{who} unblocked the search term “{object}”'],
  },
});
