import { acts } from '../acts.ts';

export const articleActs = acts({
  'article.create': { name: ['新建新闻', 'Created a news article'] },
  'article.change': { name: ['修改新闻', 'Edited a news article'] },
  'article.publish': { name: ['发布新闻', 'Published a news article'] },
  'article.schedule': { name: ['定时发布新闻', 'Scheduled a news article'] },
  'article.withdraw': { name: ['撤下新闻', 'Withdrew a news article'] },
  'article.remove': { name: ['删除新闻', 'Deleted a news article'] },
  'article.restore': { name: ['恢复新闻', 'Restored a news article'] },
});
