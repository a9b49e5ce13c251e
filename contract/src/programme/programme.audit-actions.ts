import { auditActions } from '../audit-action.ts';

export const programmeAuditActions = auditActions({
  'programme.create': {
    name: ['新建同期活动', 'Created an event'],
    sentence: ['{who} 新建了同期活动“{object}”', '{who} created the event “{object}”'],
  },
  'programme.change': {
    name: ['修改同期活动', 'Edited an event'],
    sentence: ['{who} 修改了同期活动“{object}”', '{who} edited the event “{object}”'],
  },
  'programme.remove': {
    name: ['删除同期活动', 'Deleted an event'],
    sentence: ['{who} 删除了同期活动“{object}”', '{who} deleted the event “{object}”'],
  },
  'programme.restore': {
    name: ['恢复同期活动', 'Restored an event'],
    sentence: ['{who} 恢复了同期活动“{object}”', '{who} restored the event “{object}”'],
  },
});
