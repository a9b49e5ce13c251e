import { acts } from '../acts.ts';

export const newsfeedActs = acts({
  'post.publish': {
    name: ['发布商圈动态', 'Published a post'],
    told: ['{who} 发布了商圈动态“{object}”', '{who} published the post “{object}”'],
  },
  'post.refuse': {
    name: ['未通过商圈动态', 'Refused a post'],
    told: ['{who} 未通过商圈动态“{object}”', '{who} refused the post “{object}”'],
  },
  'post.remove': {
    name: ['下架商圈动态', 'Removed a post'],
    told: ['{who} 下架了商圈动态“{object}”', '{who} removed the post “{object}”'],
  },
  'post.restore': {
    name: ['恢复商圈动态', 'Restored a post'],
    told: ['{who} 恢复了商圈动态“{object}”', '{who} restored the post “{object}”'],
  },
  'post.settle': {
    name: ['驳回商圈举报', 'Let a reported post stand'],
    told: ['{who} 查看举报后保留了商圈动态“{object}”', '{who} let the reported post “{object}” stand'],
  },
  'post.removeComment': {
    name: ['删除商圈评论', 'Removed a comment'],
    told: ['{who} 删除了商圈动态“{object}”下的评论', '{who} removed a comment below “{object}”'],
  },
  'post.restoreComment': {
    name: ['恢复商圈评论', 'Restored a comment'],
    told: ['{who} 恢复了商圈动态“{object}”下的评论', '{who} restored a comment below “{object}”'],
  },
});
