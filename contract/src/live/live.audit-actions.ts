import { auditActions } from '../audit-action.ts';

export const liveAuditActions = auditActions({
  'live.add': {
    name: ['安排直播', 'Planned a live'],
    sentence: ['{who} 安排了直播“{object}”', '{who} planned the live “{object}”'],
  },
  'live.update': {
    name: ['修改直播', 'Edited a live'],
    sentence: ['{who} 修改了直播“{object}”', '{who} edited the live “{object}”'],
  },
  'live.remove': {
    name: ['删除直播', 'Deleted a live'],
    sentence: ['{who} 删除了直播“{object}”', '{who} deleted the live “{object}”'],
  },
  'live.renewKey': {
    name: ['更换推流码', 'Renewed a stream key'],
    sentence: ['{who} 更换了推流码：“{object}”', '{who} renewed the stream key of “{object}”'],
  },
  'live.start': {
    name: ['开播', 'Went live'],
    sentence: ['{who} 开始了直播“{object}”', '{who} went on the air with “{object}”'],
  },
  'live.end': {
    name: ['结束直播', 'Ended a live'],
    sentence: ['{who} 结束了直播“{object}”', '{who} ended the live “{object}”'],
  },
  'live.stop': {
    name: ['停止直播', 'Stopped a live'],
    sentence: ['{who} 停止了直播“{object}”', '{who} stopped the live “{object}”'],
  },
});
