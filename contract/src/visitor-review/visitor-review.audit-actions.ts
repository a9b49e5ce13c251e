import { auditActions } from '../audit-action.ts';

export const visitorReviewAuditActions = auditActions({
  'visitor.approve': {
    name: ['通过观众', 'Approved a visitor'],
    sentence: ['{who} 通过了观众 {object}', '{who} approved the visitor {object}'],
  },
  'visitor.refuse': {
    name: ['拒绝观众', 'Declined a visitor'],
    sentence: ['{who} 拒绝了观众 {object}', '{who} declined the visitor {object}'],
  },
  'visitor.export': {
    name: ['导出观众', 'Exported visitors'],
    sentence: ['{who} 导出了观众列表', '{who} exported the list of visitors'],
  },
  'visitor.introduce': {
    name: ['引荐展商', 'Introduced exhibitors to a visitor'],
    sentence: ['{who} 向观众 {object} 引荐了展商', '{who} introduced exhibitors to the visitor {object}'],
  },
  'visitor.suspend': {
    name: ['停用观众', 'Suspended a visitor'],
    sentence: ['{who} 停用了观众 {object}', '{who} suspended the visitor {object}'],
  },
  'visitor.seePage': {
    name: ['以观众身份查看页面', 'Viewed a page as a visitor'],
    sentence: ['{who} 以 {object} 的身份查看了页面', '{who} viewed a page as {object}'],
  },
  'visitor.restore': {
    name: ['恢复观众', 'Restored a visitor'],
    sentence: ['{who} 恢复了观众 {object}', '{who} restored the visitor {object}'],
  },
});
