import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

export const consoleSearchTexts = texts({
  title: ['在控制台中搜索', 'Search the console'],
  hintPeople: ['姓名、公司、邮箱、手机、胸卡编号、页面', 'Name, company, e-mail, mobile, badge number or page'],
  hintCompanies: [
    '公司、展位号、管理员的姓名或邮箱、页面',
    'Company, booth, an administrator’s name or e-mail, or page',
  ],
  hintBoth: [
    '姓名、公司、邮箱、手机、胸卡编号、展位号、页面',
    'Name, company, e-mail, mobile, badge or booth number, page',
  ],
  pages: ['页面与设置', 'Pages and settings'],
  visitors: sharedTexts.Visitors,
  colleagues: ['团体预登记', 'Group pre-registrations'],
  badges: ['胸卡', 'Badges'],
  exhibitors: ['展商与展位', 'Exhibitors and booths'],
  administrators: ['展商管理员', 'Exhibitor administrators'],
  allVisitors: ['在观众中查看全部', 'See all in Visitors'],
  allColleagues: ['在团体预登记中查看全部', 'See all in Group pre-registrations'],
  allExhibitors: ['在展商中查看全部', 'See all in Exhibitors'],
  moreBadges: ['还有更多胸卡，请继续输入编号', 'There are more badges: type more of the number'],
  moreAdministrators: ['还有更多管理员，请继续输入', 'There are more administrators: type on'],
  suspended: ['已停用', 'Suspended'],
  disabled: ['已停用', 'Disabled'],
  revoked: ['已作废', 'Revoked'],
});
