import { auditActions } from '../audit-action.ts';

export const duplicateAuditActions = auditActions({
  'visitor.merge': {
    name: ['合并观众', 'Merged visitors'],
    sentence: ['{who} 将另一位观众合并到 {object}', '{who} merged another visitor into {object}'],
  },
});
