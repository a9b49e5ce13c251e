import { auditActions } from '../audit-action.ts';

export const articleAuditActions = auditActions({
  'article.create': {
    name: ['新建新闻', 'Created a news article'],
    sentence: ['{who} 新建了新闻“{object}”', '{who} created the news article “{object}”'],
  },
  'article.change': {
    name: ['修改新闻', 'Edited a news article'],
    sentence: ['{who} 修改了新闻“{object}”', '{who} edited the news article “{object}”'],
  },
  'article.publish': {
    name: ['发布新闻', 'Published a news article'],
    sentence: ['{who} 发布了新闻“{object}”', '{who} published the news article “{object}”'],
  },
  'article.schedule': {
    name: ['定时发布新闻', 'Scheduled a news article'],
    sentence: ['{who} 设定了新闻“{object}”的发布时间', '{who} scheduled the news article “{object}”'],
  },
  'article.withdraw': {
    name: ['撤下新闻', 'Withdrew a news article'],
    sentence: ['{who} 撤下了新闻“{object}”', '{who} withdrew the news article “{object}”'],
  },
  'article.remove': {
    name: ['删除新闻', 'Deleted a news article'],
    sentence: ['{who} 删除了新闻“{object}”', '{who} deleted the news article “{object}”'],
  },
  'article.restore': {
    name: ['恢复新闻', 'Restored a news article'],
    sentence: ['{who} 恢复了新闻“{object}”', '{who} restored the news article “{object}”'],
  },
});
