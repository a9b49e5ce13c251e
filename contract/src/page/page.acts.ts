import { acts } from '../acts.ts';

export const pageActs = acts({
  'page.save': { name: ['保存页面草稿', 'Saved a page draft'] },
  'page.discard': { name: ['放弃页面草稿', 'Discarded a page draft'] },
  'page.restore': { name: ['将页面旧版本取为草稿', 'Restored an earlier page version as draft'] },
  'page.publish': { name: ['发布页面新版本', 'Published a new page version'] },
  'page.questions': { name: ['修改常见问题', 'Edited questions and answers'] },
});
