import { auditActions } from '../audit-action.ts';

export const blockAuditActions = auditActions({
  'block.add': {
    name: ['添加屏蔽', 'Added a block'],
    sentence: ['{who} 屏蔽了 {object}', '{who} blocked {object}'],
  },
  'block.remove': {
    name: ['移除屏蔽', 'Removed a block'],
    sentence: ['{who} 移除了对 {object} 的屏蔽', '{who} removed the block of {object}'],
  },
});
