import { texts } from '@fairbridge/contract/text.ts';

export const errorPageTexts = texts({
  soon: ['待开放', 'Soon'],
  registrationOnly: ['仅开放注册', 'Registration only'],
  notFound: ['页面不存在', 'Page not found'],
  notFoundLead: ['地址可能有误，或内容已下线。', 'The address may be wrong, or the page may have been removed.'],
  backHome: ['回到首页', 'Back to home'],
  oops: ['页面出错了', 'Something went wrong'],
  oopsLead: ['请重新加载页面后再试。', 'Please reload the page and try again.'],
  noAccess: ['您没有权限查看此页面', 'You do not have access to this page'],
  reload: ['重新加载', 'Reload'],
  news: ['新闻', 'News'],
});
