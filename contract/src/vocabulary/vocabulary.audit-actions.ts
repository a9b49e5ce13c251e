import { auditActions } from '../audit-action.ts';

export const vocabularyAuditActions = auditActions({
  'vocabulary.create': {
    name: ['添加词条', 'Added a list entry'],
    sentence: ['{who} 添加了词条“{object}”', '{who} added the list entry “{object}”'],
  },
  'vocabulary.change': {
    name: ['修改词条', 'Edited a list entry'],
    sentence: ['{who} 修改了词条“{object}”', '{who} edited the list entry “{object}”'],
  },
  'vocabulary.move': {
    name: ['调整词条顺序', 'Moved a list entry'],
    sentence: ['{who} 调整了词条“{object}”的顺序', '{who} moved the list entry “{object}”'],
  },
  'vocabulary.retire': {
    name: ['停用词条', 'Retired a list entry'],
    sentence: ['{who} 停用了词条“{object}”', '{who} retired the list entry “{object}”'],
  },
  'vocabulary.restore': {
    name: ['恢复词条', 'Restored a list entry'],
    sentence: ['{who} 恢复了词条“{object}”', '{who} restored the list entry “{object}”'],
  },
  'vocabulary.merge': {
    name: ['合并词条', 'Merged a list entry'],
    sentence: ['{who} 将词条“{object}”合并到其他词条', '{who} merged the list entry “{object}” into another'],
  },
  'vocabulary.remove': {
    name: ['删除词条', 'Deleted a list entry'],
    sentence: ['{who} 删除了词条“{object}”', '{who} deleted the list entry “{object}”'],
  },
  'vocabulary.import': {
    name: ['导入词条', 'Imported list entries'],
    sentence: ['{who} 导入了词条', '{who} imported list entries'],
  },
});
