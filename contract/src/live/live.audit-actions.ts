import { auditActions } from '../audit-action.ts';

export const liveAuditActions = auditActions({
  'live.stop': {
    name: ['停止直播', 'Stopped a live'],
    sentence: ['{who} 停止了直播“{object}”', '{who} stopped the live “{object}”'],
  },
});
