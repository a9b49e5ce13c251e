import { acts } from '../acts.ts';

export const pageActs = acts({
  'page.save': { name: ['保存页面草稿', 'Saved the draft of a page'] },
  'page.discard': { name: ['放弃页面草稿', 'Threw away the draft of a page'] },
  'page.restore': { name: ['将页面旧版本取为草稿', 'Took an earlier version of a page as its draft'] },
  'page.publish': { name: ['发布页面新版本', 'Published a new version of a page'] },
  'page.questions': { name: ['修改常见问题', 'Changed questions and answers'] },
});
