import { acts } from '../acts.ts';

export const announcementActs = acts({
  'announcement.create': {
    name: ['新建公告', 'Wrote an announcement'],
    told: ['{who} 新建了公告“{object}”', '{who} wrote the announcement “{object}”'],
  },
  'announcement.change': {
    name: ['修改公告', 'Changed an announcement'],
    told: ['{who} 修改了公告“{object}”', '{who} changed the announcement “{object}”'],
  },
  'announcement.send': {
    name: ['发送公告', 'Sent an announcement'],
    told: ['{who} 发送了公告“{object}”', '{who} sent the announcement “{object}”'],
  },
  'announcement.schedule': {
    name: ['定时发送公告', 'Scheduled an announcement'],
    told: ['{who} 设定了公告“{object}”的发送时间', '{who} scheduled the announcement “{object}”'],
  },
  'announcement.cancel': {
    name: ['取消定时发送', 'Called off an announcement'],
    told: ['{who} 取消了公告“{object}”的定时发送', '{who} called off the announcement “{object}”'],
  },
  'announcement.takeBack': {
    name: ['撤回公告', 'Took back an announcement'],
    told: ['{who} 撤回了公告“{object}”', '{who} took back the announcement “{object}”'],
  },
  'announcement.remove': {
    name: ['删除公告草稿', 'Deleted a draft of an announcement'],
    told: ['{who} 删除了公告草稿“{object}”', '{who} deleted the draft “{object}”'],
  },
  'announcement.copy': {
    name: ['复制公告', 'Copied an announcement'],
    told: ['{who} 复制了公告“{object}”', '{who} copied the announcement “{object}”'],
  },
});
