import type { Bilingual } from '@fairbridge/contract/text.ts';

/** What changed for those who use the portal, newest first: shown on the page of versions. A release adds its line here. */
export const VERSIONS: readonly { version: string; date: string; text: Bilingual }[] = [
  {
    version: '0.3.0',
    date: '2026-11-28',
    text: {
      zh: '在线洽谈、语音与视频通话、常用语与翻译；邀约、邀请码与批量邀请、客户池、名片与胸卡扫描；询盘、报价与线索管理；直播与回放；商圈动态；展品批量导入与对比；提醒、每日汇总与推送；系统对接；主办方首页、页面、公告与新闻编辑。',
      en: 'Chat, audio and video calls, phrase book and translation; invitations, invitation codes and mailings, customer pool, cards and badge scans; inquiries, quotes and leads; lives and replays; business circle; import and comparison of exhibits; alerts, digests and push; connections; the organizer’s home page, pages, announcements and news.',
    },
  },
  {
    version: '0.2.0',
    date: '2026-11-21',
    text: {
      zh: '手机号与扫码登录、找回密码、滑块验证；主办方控制台与观众审核；问卷编辑；VIP 邀请申请、胸卡与确认函、团体预登记。',
      en: 'Login by mobile and QR code, password reset, slider check; organizer console and visitor review; questionnaire editor; VIP invitations, badges and confirmations, group pre-registration.',
    },
  },
  {
    version: '0.1.0',
    date: '2026-11-20',
    text: {
      zh: '展会开放：找展品与展商、注册、意向订单、收藏、展商工作台。',
      en: 'The fair opens: find exhibits and exhibitors, registration, intent orders, favourites, exhibitor workbench.',
    },
  },
];
