import { auditActions } from '../audit-action.ts';

export const sourcingAuditActions = auditActions({
  'sourcing.approve': {
    name: ['通过采购需求', 'Approved a requirement'],
    sentence: ['{who} 通过了采购需求“{object}”', '{who} approved the requirement “{object}”'],
  },
  'sourcing.export': {
    name: ['导出采购需求', 'Exported requirements'],
    sentence: ['{who} 导出了采购需求', '{who} exported requirements'],
  },
  'sourcing.refuse': {
    name: ['撤下采购需求', 'Took down a requirement'],
    sentence: ['{who} 撤下了采购需求“{object}”', '{who} took down the requirement “{object}”'],
  },
});
