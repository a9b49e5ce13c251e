import { acts } from '../acts.ts';

export const programmeActs = acts({
  'programme.create': { name: ['新建同期活动', 'Added a programme'] },
  'programme.change': { name: ['修改同期活动', 'Changed a programme'] },
  'programme.remove': { name: ['删除同期活动', 'Deleted a programme'] },
  'programme.restore': { name: ['恢复同期活动', 'Restored a programme'] },
});
