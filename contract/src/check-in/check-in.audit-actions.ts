import { auditActions } from '../audit-action.ts';

export const checkInAuditActions = auditActions({
  'gate.create': {
    name: ['新建入口', 'Created a gate'],
    sentence: ['{who} 新建了入口“{object}”', '{who} created the gate “{object}”'],
  },
  'gate.change': {
    name: ['修改入口', 'Edited a gate'],
    sentence: ['{who} 修改了入口“{object}”', '{who} edited the gate “{object}”'],
  },
  'badge.layout': {
    name: ['修改胸卡版式', 'Edited the badge layout'],
    sentence: ['{who} 修改了胸卡版式', '{who} edited the badge layout'],
  },
  'badge.print': {
    name: ['打印胸卡', 'Printed a badge'],
    sentence: ['{who} 打印了 {object} 的胸卡', '{who} printed the badge of {object}'],
  },
  'badge.reprint': {
    name: ['再次打印胸卡', 'Printed a badge again'],
    sentence: ['{who} 再次打印了 {object} 的胸卡', '{who} printed the badge of {object} again'],
  },
  'entry.override': {
    name: ['重复入场放行', 'Let someone in again'],
    sentence: ['{who} 放行了已入场的 {object}', '{who} let {object} in again'],
  },
  'entry.export': {
    name: ['导出入场数据', 'Exported entry figures'],
    sentence: ['{who} 导出了入场数据', '{who} exported the entry figures'],
  },
  'visitor.walkIn': {
    name: ['现场登记观众', 'Registered a walk-in'],
    sentence: ['{who} 现场登记了 {object}', '{who} registered {object} at the desk'],
  },
  'entry.undo': {
    name: ['撤销入场', 'Undid an entry'],
    sentence: ['{who} 撤销了 {object} 的入场', '{who} undid the entry of {object}'],
  },
});
