import { acts } from '../acts.ts';

export const programmeActs = acts({
  'programme.create': {
    name: ['新建同期活动', 'Created an event'],
    told: ['{who} 新建了同期活动“{object}”', '{who} created the event “{object}”'],
  },
  'programme.change': {
    name: ['修改同期活动', 'Edited an event'],
    told: ['{who} 修改了同期活动“{object}”', '{who} edited the event “{object}”'],
  },
  'programme.remove': {
    name: ['删除同期活动', 'Deleted an event'],
    told: ['{who} 删除了同期活动“{object}”', '{who} deleted the event “{object}”'],
  },
  'programme.restore': {
    name: ['恢复同期活动', 'Restored an event'],
    told: ['{who} 恢复了同期活动“{object}”', '{who} restored the event “{object}”'],
  },
});
