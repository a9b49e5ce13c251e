import { auditActions } from '../audit-action.ts';

export const announcementAuditActions = auditActions({
  'announcement.create': {
    name: ['新建公告', 'Created an announcement'],
    sentence: ['{who} 新建了公告“{object}”', '{who} created the announcement “{object}”'],
  },
  'announcement.change': {
    name: ['修改公告', 'Edited an announcement'],
    sentence: ['{who} 修改了公告“{object}”', '{who} edited the announcement “{object}”'],
  },
  'announcement.send': {
    name: ['发送公告', 'Sent an announcement'],
    sentence: ['{who} 发送了公告“{object}”', '{who} sent the announcement “{object}”'],
  },
  'announcement.schedule': {
    name: ['定时发送公告', 'Scheduled an announcement'],
    sentence: ['{who} 设定了公告“{object}”的发送时间', '{who} scheduled the announcement “{object}”'],
  },
  'announcement.cancel': {
    name: ['取消定时发送', 'Cancelled a scheduled announcement'],
    sentence: ['{who} 取消了公告“{object}”的定时发送', '{who} cancelled the scheduled announcement “{object}”'],
  },
  'announcement.takeBack': {
    name: ['撤回公告', 'Recalled an announcement'],
    sentence: ['{who} 撤回了公告“{object}”', '{who} recalled the announcement “{object}”'],
  },
  'announcement.remove': {
    name: ['删除公告草稿', 'Deleted an announcement draft'],
    sentence: ['{who} 删除了公告草稿“{object}”', '{who} deleted the announcement draft “{object}”'],
  },
  'announcement.copy': {
    name: ['复制公告', 'Duplicated an announcement'],
    sentence: ['{who} 复制了公告“{object}”', '{who} duplicated the announcement “{object}”'],
  },
});
