import { auditActions } from '../audit-action.ts';

export const fairProfileAuditActions = auditActions({
  'fairProfile.save': {
    name: ['修改展会资料', 'Edited the fair details'],
    sentence: ['{who} 修改了展会资料', '{who} edited the fair details'],
  },
  'fairProfile.move': {
    name: ['更改展期', 'Moved the fair'],
    sentence: ['{who} 更改了展期', '{who} moved the fair to other days'],
  },
});
