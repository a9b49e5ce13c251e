import { auditActions } from '../audit-action.ts';

export const releaseAuditActions = auditActions({
  'release.ask': {
    name: ['提交放行', 'Asked for a release'],
    sentence: ['{who} 提交“{object}”，等待另一人放行', '{who} asked a colleague to release “{object}”'],
  },
  'release.allow': {
    name: ['放行', 'Released'],
    sentence: ['{who} 放行了“{object}”', '{who} released “{object}”'],
  },
  'release.sendBack': {
    name: ['退回', 'Sent back'],
    sentence: ['{who} 退回了“{object}”', '{who} sent back “{object}”'],
  },
  'release.withdraw': {
    name: ['撤回放行请求', 'Withdrew a request for release'],
    sentence: ['{who} 撤回了“{object}”的放行请求', '{who} withdrew the request to release “{object}”'],
  },
});
