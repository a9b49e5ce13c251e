import { texts } from '@fairbridge/contract/text.ts';

export const privacyTexts = texts({
  title: ['隐私与数据', 'Privacy and data'],
  lead: [
    '您可以取得我们保存的全部个人数据，也可以删除账号。',
    'Have all that is held about you, or delete your account.',
  ],
  policy: ['阅读隐私政策', 'Read the privacy policy'],
  seenTitle: ['谁能看到我', 'Who sees me'],
  listed: ['让展商和访客找到我', 'Let exhibitors and guests find me'],
  listedHint: [
    '访客只看到隐去的姓名、公司、职位和国家；展商还能看到姓名和采购需求。关闭后立即从“找观众”中消失，客户池中已有您的展商除外。',
    'Guests read a masked name, company, position and country; exhibitors also your name and what you source. Switched off, you are gone from “Find visitors” at once, except for companies that have you in their customer pool.',
  ],
  looksShown: ['让展商知道我看过他们', 'Let exhibitors know that I looked at them'],
  looksShownHint: [
    '关闭后，您浏览过的展商和展品不会出现在对方的“谁看过我们”中。',
    'Switched off, what you look at does not appear under “Who looked at us” of the exhibitor.',
  ],
  seenSaved: ['隐私设置已保存', 'Privacy settings saved'],
  loading: ['正在加载…', 'Loading…'],
  again: ['重试', 'Try again'],
  exportTitle: ['下载我的数据', 'Download my data'],
  exportLead: [
    '一个 JSON 文件，包含您在所有展会的资料、问卷、订单、收藏、浏览记录、通知、登录和同意记录。密码和证件号不会写入文件。',
    'One JSON file with your records, answers, orders, favourites, footprints, notices, log-ins and consents at every fair. Passwords and ID numbers are not in it.',
  ],
  download: ['下载', 'Download'],
  deleteTitle: ['删除账号', 'Delete my account'],
  deleteLead: [
    '账号会在所有展会中立即删除，无法恢复。',
    'Your account ends at every fair at once. It cannot be brought back.',
  ],
  gone: ['将被删除', 'What is deleted'],
  gone1: ['登录账号、密码和所有登录', 'The account, its password and every log-in'],
  gone2: ['姓名、职位、联系方式、头像和证件号', 'Your name, position, contacts, picture and ID number'],
  gone3: ['问卷答案、收藏、浏览记录和通知', 'Your answers, favourites, footprints and notices'],
  stays: ['匿名保留', 'What stays without your name'],
  stays1: ['已发送的意向订单（展商仍需处理）', 'Intent orders you sent, which exhibitors still work on'],
  stays2: ['公司名称、国家等统计信息', 'Company and country, as figures of the fair'],
  stays3: ['同意隐私政策的记录（法律要求）', 'The record that you consented, as the law asks'],
  badge: ['参观凭证和 VIP 邀请也随之失效。', 'Your badge and a VIP invitation become invalid as well.'],
  begin: ['删除账号…', 'Delete my account…'],
  typeWord: ['输入“{word}”以确认', 'Type “{word}” to confirm'],
  word: ['删除账号', 'delete my account'],
  wordWrong: ['请输入“{word}”', 'Please type “{word}”'],
  delete: ['永久删除', 'Delete for good'],
  goodbye: ['账号已删除。感谢您的参与，再见！', 'Your account is deleted. Thank you for coming, and goodbye!'],
  organizerStays: [
    '主办方工作人员的账号不能在此删除，请先由所有者取消工作人员身份。',
    'Accounts of the organizer’s staff cannot be deleted here; an owner takes them off the staff first.',
  ],
});
