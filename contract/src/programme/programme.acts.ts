import { acts } from '../acts.ts';

export const programmeActs = acts({
  'programme.create': { name: ['新建同期活动', 'Created an event'] },
  'programme.change': { name: ['修改同期活动', 'Edited an event'] },
  'programme.remove': { name: ['删除同期活动', 'Deleted an event'] },
  'programme.restore': { name: ['恢复同期活动', 'Restored an event'] },
});
