import { auditActions } from '../audit-action.ts';

export const exhibitorTaskAuditActions = auditActions({
  'exhibitorTask.create': {
    name: ['新建参展任务', 'Created an exhibitor task'],
    sentence: ['{who} 新建了参展任务“{object}”', '{who} created the exhibitor task “{object}”'],
  },
  'exhibitorTask.change': {
    name: ['修改参展任务', 'Edited an exhibitor task'],
    sentence: ['{who} 修改了参展任务“{object}”', '{who} edited the exhibitor task “{object}”'],
  },
  'exhibitorTask.mark': {
    name: ['代展商标记参展任务', 'Marked an exhibitor task'],
    sentence: ['{who} 代展商标记了参展任务“{object}”', '{who} marked the exhibitor task “{object}” for an exhibitor'],
  },
  'exhibitorTask.remind': {
    name: ['提醒展商完成任务', 'Reminded exhibitors of a task'],
    sentence: ['{who} 提醒展商完成任务“{object}”', '{who} reminded exhibitors of the task “{object}”'],
  },
  'exhibitorTask.export': {
    name: ['导出参展任务进度', 'Exported the progress of a task'],
    sentence: ['{who} 导出了参展任务“{object}”的进度', '{who} exported the progress of the task “{object}”'],
  },
  'exhibitorTask.remove': {
    name: ['删除参展任务', 'Deleted an exhibitor task'],
    sentence: ['{who} 删除了参展任务“{object}”', '{who} deleted the exhibitor task “{object}”'],
  },
});
