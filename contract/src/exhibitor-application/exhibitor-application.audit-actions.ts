import { auditActions } from '../audit-action.ts';

export const exhibitorApplicationAuditActions = auditActions({
  'exhibitorApplication.approve': {
    name: ['通过参展申请', 'Approved an application'],
    sentence: ['{who} 通过了“{object}”的参展申请', '{who} approved the application of “{object}”'],
  },
  'exhibitorApplication.decline': {
    name: ['拒绝参展申请', 'Declined an application'],
    sentence: ['{who} 拒绝了“{object}”的参展申请', '{who} declined the application of “{object}”'],
  },
});
