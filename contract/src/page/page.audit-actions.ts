import { auditActions } from '../audit-action.ts';

export const pageAuditActions = auditActions({
  'page.save': {
    name: ['保存页面草稿', 'Saved a page draft'],
    sentence: ['{who} 保存了页面“{object}”的草稿', '{who} saved a draft of the page “{object}”'],
  },
  'page.discard': {
    name: ['放弃页面草稿', 'Discarded a page draft'],
    sentence: ['{who} 放弃了页面“{object}”的草稿', '{who} discarded the draft of the page “{object}”'],
  },
  'page.restore': {
    name: ['将页面旧版本取为草稿', 'Restored an earlier page version as draft'],
    sentence: [
      '{who} 将页面“{object}”的旧版本取为草稿',
      '{who} restored an earlier version of the page “{object}” as a draft',
    ],
  },
  'page.publish': {
    name: ['发布页面新版本', 'Published a new page version'],
    sentence: ['{who} 发布了页面“{object}”的新版本', '{who} published a new version of the page “{object}”'],
  },
  'page.questions': {
    name: ['修改常见问题', 'Edited questions and answers'],
    sentence: ['{who} 修改了常见问题', '{who} edited the questions and answers'],
  },
});
