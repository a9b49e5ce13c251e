import { auditActions } from '../audit-action.ts';

export const collectionAuditActions = auditActions({
  'collection.create': {
    name: ['新建展商专题', 'Created an exhibitor theme'],
    sentence: ['{who} 新建了展商专题“{object}”', '{who} created the theme “{object}”'],
  },
  'collection.change': {
    name: ['修改展商专题', 'Edited an exhibitor theme'],
    sentence: ['{who} 修改了展商专题“{object}”', '{who} edited the theme “{object}”'],
  },
  'collection.sort': {
    name: ['调整展商专题顺序', 'Reordered exhibitor themes'],
    sentence: ['{who} 调整了展商专题的顺序', '{who} reordered the themes'],
  },
  'collection.remove': {
    name: ['删除展商专题', 'Deleted an exhibitor theme'],
    sentence: ['{who} 删除了展商专题“{object}”', '{who} deleted the theme “{object}”'],
  },
});
