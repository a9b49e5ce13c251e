import { texts } from '@fairbridge/contract/text.ts';

export const meetingTexts = texts({
  title: ['采购对接会', 'Meetings'],
  lead: ['本届展会的采购对接会。', 'Meetings of this fair.'],
  empty: ['暂无采购对接会', 'No meetings yet'],
  create: ['新建采购对接会', 'New meeting'],
  edit: ['编辑采购对接会', 'Edit meeting'],
  published: ['已发布', 'Published'],
  draft: ['草稿', 'Draft'],
  removeTitle: ['删除“{name}”？', 'Delete “{name}”?'],
  removeLead: ['删除后无法恢复。', 'This cannot be undone.'],
});
