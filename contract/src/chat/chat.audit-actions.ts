import { auditActions } from '../audit-action.ts';

export const chatAuditActions = auditActions({
  'chat.readReported': {
    name: ['查看被举报的会话', 'Read a reported chat'],
    sentence: ['{who} 查看了被举报的会话“{object}”', '{who} read the reported chat “{object}”'],
  },
  'chat.closeReport': {
    name: ['处理会话举报', 'Closed a chat report'],
    sentence: ['{who} 处理了对会话“{object}”的举报', '{who} closed the report of the chat “{object}”'],
  },
  'chat.saveQuickReply': {
    name: ['保存快捷回复', 'Saved a quick reply'],
    sentence: ['{who} 保存了一条快捷回复', '{who} saved a quick reply'],
  },
  'chat.removeQuickReply': {
    name: ['删除快捷回复', 'Deleted a quick reply'],
    sentence: ['{who} 删除了一条快捷回复', '{who} deleted a quick reply'],
  },
});
