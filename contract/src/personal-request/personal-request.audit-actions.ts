import { auditActions } from '../audit-action.ts';

export const personalRequestAuditActions = auditActions({
  'visitor.exportData': {
    name: ['导出一位观众的个人信息', 'Exported a visitor’s data'],
    sentence: ['{who} 导出了 {object} 的个人信息', '{who} exported the data of {object}'],
  },
  'visitor.correct': {
    name: ['更正观众资料', 'Corrected a visitor’s details'],
    sentence: ['{who} 更正了 {object} 的资料', '{who} corrected details of {object}'],
  },
  'visitor.erase': {
    name: ['删除观众的个人信息', 'Erased a visitor'],
    sentence: ['{who} 按要求删除了 {object} 的个人信息', '{who} erased {object} on request'],
  },
});
