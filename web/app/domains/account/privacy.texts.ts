import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const privacyTexts = textsWithShared({
  title: ['隐私与数据', 'Privacy and data'],
  lead: [
    '您可以下载我们保存的全部个人数据，也可以删除账号。',
    'Download all the personal data we hold about you, or delete your account.',
  ],
  policy: ['阅读隐私政策', 'Read privacy policy'],
  seenTitle: ['谁能看到我', 'Who can see me'],
  listed: ['让展商和访客找到我', 'Let exhibitors and guests find me'],
  listedHint: [
    '访客只看到隐去的姓名、公司、职位和国家；展商还能看到姓名和采购需求。关闭后立即从“找观众”中消失，已将您列为客户的展商除外。',
    'Guests see a masked name, company, position and country. Exhibitors also see your name and sourcing needs. When off, you disappear from “Find visitors” immediately, except for exhibitors whose customer you are.',
  ],
  advertisingSharing: [
    '允许主办方向广告商提供我的联系方式',
    'Let the organizer pass my contact details to advertisers',
  ],
  advertisingSharingHint: ['默认关闭，可随时更改。', 'Off unless you choose it. You can change it at any time.'],
  looksShown: ['让展商知道我看过他们', 'Let exhibitors know I viewed them'],
  looksShownHint: [
    '关闭后，您浏览过的展商和展品不会出现在对方的“谁看过我们”中，您的浏览和收藏也不计入对方的线索评分。',
    'When off, the exhibitors and exhibits you view do not appear in the exhibitor’s “Who viewed us”, and neither your views nor your favourites count in their lead scores.',
  ],
  tracked: ['统计我的浏览', 'Count my visits'],
  trackedHint: [
    '您打开的页面计入展商和主办方的统计。关闭后，之后的浏览不再计入；浏览器开启“请勿跟踪”时同样不计入。',
    'The pages you open count in the statistics of exhibitors and the organizer. When off, they are not counted from then on, nor are they while your browser asks not to be tracked.',
  ],
  seenSaved: ['隐私设置已保存', 'Privacy settings saved'],
  loading: ['正在加载…', 'Loading…'],
  exportTitle: ['下载我的数据', 'Download my data'],
  exportLead: [
    '一个 JSON 文件，包含您在所有展会的资料、问卷、订单、收藏、浏览记录、通知、登录和同意记录。密码和证件号不会写入文件。',
    'A JSON file with your profile, questionnaire answers, orders, favourites, browsing history, notices, logins and consents at every fair. Passwords and ID numbers are not included.',
  ],
  download: ['下载', 'Download'],
  deleteTitle: ['删除账号', 'Delete account'],
  deleteLead: [
    '账号会在所有展会中立即删除，无法恢复。',
    'Your account is deleted immediately at every fair. This cannot be undone.',
  ],
  gone: ['将被删除', 'What will be deleted'],
  gone1: ['登录账号、密码和所有登录状态', 'Your account, password and all logins'],
  gone2: ['姓名、职位、联系方式、头像和证件号', 'Your name, position, contact details, photo and ID number'],
  gone3: ['问卷答案、收藏、浏览记录和通知', 'Your questionnaire answers, favourites, browsing history and notices'],
  stays: ['匿名保留', 'What is kept anonymously'],
  stays1: ['已发送的意向订单（展商仍需处理）', 'Intent orders you sent, which exhibitors still need to process'],
  stays2: ['公司名称、国家等统计信息', 'Company, country and other statistics'],
  stays3: ['同意隐私政策的记录（法律要求）', 'Your consent to the privacy policy, as required by law'],
  badge: ['参观凭证和 VIP 邀请也随之失效。', 'Your badge and VIP invitation also become invalid.'],
  begin: ['删除账号…', 'Delete account…'],
  typeWord: ['输入“{word}”以确认', 'Type “{word}” to confirm'],
  word: ['删除账号', 'delete my account'],
  wordWrong: ['请输入“{word}”', 'Please type “{word}”'],
  delete: ['永久删除', 'Delete permanently'],
  goodbye: [
    '账号已删除。感谢您的参与，再见！',
    'Your account has been deleted. Thank you for taking part, and goodbye!',
  ],
  organizerStays: [
    '主办方工作人员的账号不能在此删除，请先由负责人移除其工作人员身份。',
    'Organizer staff accounts cannot be deleted here. An owner must remove them from the staff first.',
  ],
});
