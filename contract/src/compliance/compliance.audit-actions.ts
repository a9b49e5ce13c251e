import { auditActions } from '../audit-action.ts';

export const complianceAuditActions = auditActions({
  'compliance.create': {
    name: ['添加合规规则', 'Added a compliance rule'],
    sentence: ['{who} 添加了“{object}”的合规规则', '{who} added a compliance rule for “{object}”'],
  },
  'compliance.change': {
    name: ['修改合规规则', 'Edited a compliance rule'],
    sentence: ['{who} 修改了“{object}”的合规规则', '{who} edited a compliance rule for “{object}”'],
  },
  'compliance.remove': {
    name: ['删除合规规则', 'Deleted a compliance rule'],
    sentence: ['{who} 删除了“{object}”的合规规则', '{who} deleted a compliance rule for “{object}”'],
  },
  'compliance.import': {
    name: ['导入合规规则', 'Imported compliance rules'],
    sentence: ['{who} 导入了合规规则', '{who} imported compliance rules'],
  },
});
