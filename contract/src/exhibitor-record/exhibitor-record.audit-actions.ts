import { auditActions } from '../audit-action.ts';

export const exhibitorRecordAuditActions = auditActions({
  'exhibitor.add': {
    name: ['添加展商', 'Added an exhibitor'],
    sentence: ['{who} 添加了展商 {object}', '{who} added the exhibitor {object}'],
  },
  'exhibitor.change': {
    name: ['修改展商', 'Edited an exhibitor'],
    sentence: ['{who} 修改了展商 {object}', '{who} edited the exhibitor {object}'],
  },
  'exhibitor.export': {
    name: ['导出展商', 'Exported exhibitors'],
    sentence: ['{who} 导出了展商列表', '{who} exported the list of exhibitors'],
  },
  'exhibitor.import': {
    name: ['导入展商', 'Imported exhibitors'],
    sentence: ['{who} 从表格导入了展商', '{who} imported exhibitors from a spreadsheet'],
  },
  'exhibitor.packages': {
    name: ['修改参展套餐', 'Changed the packages'],
    sentence: ['{who} 修改了参展套餐', '{who} changed the packages of exhibitors'],
  },
  'exhibitor.letters': {
    name: ['向展商管理员发送邮件', 'E-mailed exhibitor administrators'],
    sentence: ['{who} 向多家展商的管理员发送了邮件', '{who} e-mailed the administrators of several exhibitors'],
  },
  'exhibitor.disable': {
    name: ['停用展商', 'Disabled an exhibitor'],
    sentence: ['{who} 停用了展商 {object}', '{who} disabled the exhibitor {object}'],
  },
  'exhibitor.enable': {
    name: ['启用展商', 'Enabled an exhibitor'],
    sentence: ['{who} 启用了展商 {object}', '{who} enabled the exhibitor {object}'],
  },
  'exhibitor.invite': {
    name: ['邀请展商管理员', 'Invited an exhibitor administrator'],
    sentence: ['{who} 邀请了展商 {object} 的管理员', '{who} invited an administrator of {object}'],
  },
  'exhibitor.withdraw': {
    name: ['撤回展商管理员邀请', 'Withdrew an exhibitor administrator invitation'],
    sentence: ['{who} 撤回了对展商 {object} 管理员的邀请', '{who} withdrew an administrator invitation for {object}'],
  },
});
