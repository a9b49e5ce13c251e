import { auditActions } from '../audit-action.ts';

export const newsfeedAuditActions = auditActions({
  'post.publish': {
    name: ['发布商圈动态', 'Published a post'],
    sentence: ['{who} 发布了商圈动态“{object}”', '{who} published the post “{object}”'],
  },
  'post.refuse': {
    name: ['拒绝商圈动态', 'Declined a post'],
    sentence: ['{who} 拒绝了商圈动态“{object}”', '{who} declined the post “{object}”'],
  },
  'post.remove': {
    name: ['下架商圈动态', 'Removed a post'],
    sentence: ['{who} 下架了商圈动态“{object}”', '{who} removed the post “{object}”'],
  },
  'post.restore': {
    name: ['恢复商圈动态', 'Restored a post'],
    sentence: ['{who} 恢复了商圈动态“{object}”', '{who} restored the post “{object}”'],
  },
  'post.settle': {
    name: ['驳回商圈举报', 'Kept a reported post'],
    sentence: ['{who} 查看举报后保留了商圈动态“{object}”', '{who} kept the reported post “{object}”'],
  },
  'post.removeComment': {
    name: ['删除商圈评论', 'Deleted a comment'],
    sentence: ['{who} 删除了商圈动态“{object}”下的评论', '{who} deleted a comment on “{object}”'],
  },
  'post.restoreComment': {
    name: ['恢复商圈评论', 'Restored a comment'],
    sentence: ['{who} 恢复了商圈动态“{object}”下的评论', '{who} restored a comment on “{object}”'],
  },
});
