import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const organizerShellTexts = texts({
  console: ['主办方控制台', 'Organizer console'],
  menu: ['控制台菜单', 'Console menu'],
  openMenu: ['打开菜单', 'Open menu'],
  fair: ['展会', 'Fair'],
  exhibitors: sharedTexts.Exhibitors,
  visitors: sharedTexts.Visitors,
  content: ['内容', 'Content'],
  team: ['团队', 'Team'],
  waiting: ['{count} 项待处理', '{count} waiting'],
  owner: ['负责人', 'Owner'],
  reviewer: ['审核员', 'Reviewer'],
  editor: ['编辑', 'Editor'],
  support: ['客服', 'Support'],
  switchFair: ['切换展会', 'Switch fair'],
  toFair: ['前往展会网站', 'View the fair'],
  logOut: ['退出登录', 'Log out'],
  loggedOut: ['您已退出控制台', 'You are logged out of the console'],
  signedInAs: ['当前登录', 'Logged in as'],
  notYours: ['您的角色无权查看此页', 'Your role has no access to this page'],
  notYoursLead: [
    '您当前的角色是“{role}”。如需使用，请联系负责人。',
    'Your role is “{role}”. Ask an owner if you need access.',
  ],
  gone: ['找不到这条记录', 'Record not found'],
  goneLead: ['它可能已被删除，或地址有误。', 'It may have been deleted, or the address is wrong.'],
  broken: ['页面加载失败', 'The page could not load'],
  brokenLead: ['请稍后重试。', 'Please try again later.'],
  retry: ['重新加载', 'Reload'],
  toOverview: ['返回概览', 'Back to overview'],
});
