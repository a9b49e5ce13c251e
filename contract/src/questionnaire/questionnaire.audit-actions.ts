import { auditActions } from '../audit-action.ts';

export const questionnaireAuditActions = auditActions({
  'question.create': {
    name: ['新建问卷题目', 'Created a question'],
    sentence: ['{who} 新建了问卷题目“{object}”', '{who} created the question “{object}”'],
  },
  'question.change': {
    name: ['修改问卷题目', 'Edited a question'],
    sentence: ['{who} 修改了问卷题目“{object}”', '{who} edited the question “{object}”'],
  },
  'question.sort': {
    name: ['调整问卷题目顺序', 'Reordered questions'],
    sentence: ['{who} 调整了问卷题目的顺序', '{who} reordered the questions'],
  },
  'question.remove': {
    name: ['删除或停用问卷题目', 'Deleted or retired a question'],
    sentence: ['{who} 删除或停用了问卷题目“{object}”', '{who} deleted or retired the question “{object}”'],
  },
});
