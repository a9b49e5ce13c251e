import { auditActions } from '../audit-action.ts';

export const homeAuditActions = auditActions({
  'pageLink.create': {
    name: ['新增页面链接', 'Added a page link'],
    sentence: ['{who} 新增了页面链接“{object}”', '{who} added the page link “{object}”'],
  },
  'pageLink.change': {
    name: ['修改页面链接', 'Edited a page link'],
    sentence: ['{who} 修改了页面链接“{object}”', '{who} edited the page link “{object}”'],
  },
  'pageLink.sort': {
    name: ['调整页面链接顺序', 'Reordered page links'],
    sentence: ['{who} 调整了页面链接的顺序', '{who} reordered page links'],
  },
  'pageLink.remove': {
    name: ['删除页面链接', 'Deleted a page link'],
    sentence: ['{who} 删除了页面链接“{object}”', '{who} deleted the page link “{object}”'],
  },
  'home.sections': {
    name: ['修改首页栏目', 'Edited home page sections'],
    sentence: ['{who} 修改了首页栏目', '{who} edited home page sections'],
  },
  'home.featured': {
    name: ['修改推荐展商', 'Edited featured exhibitors'],
    sentence: ['{who} 修改了推荐展商', '{who} edited featured exhibitors'],
  },
});
