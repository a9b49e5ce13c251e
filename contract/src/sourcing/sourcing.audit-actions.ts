import { auditActions } from '../audit-action.ts';

export const sourcingAuditActions = auditActions({
  'sourcing.approve': {
    name: ['通过采购需求', 'Approved a requirement'],
    sentence: ['{who} 通过了采购需求“{object}”', '{who} approved the requirement “{object}”'],
  },
  'sourcing.refuse': {
    name: ['撤下采购需求', 'Took down a requirement'],
    sentence: ['{who} 撤下了采购需求“{object}”', '{who} took down the requirement “{object}”'],
  },
});
