import type { Words } from '../text.ts';

/** Where a link is published. */
export const CAMPAIGN_MEDIA = {
  wechat: ['微信', 'WeChat'],
  email: ['邮件', 'E-mail'],
  website: ['网站', 'Website'],
  advertisement: ['广告', 'Advertisement'],
  print: ['印刷品或二维码', 'Print or QR code'],
  social: ['社交媒体', 'Social network'],
  event: ['线下活动', 'Event'],
  other: ['其他', 'Other'],
} as const satisfies Record<string, Words>;
export type CampaignMedium = keyof typeof CAMPAIGN_MEDIA;
export const CAMPAIGN_MEDIUM_NAMES = Object.keys(CAMPAIGN_MEDIA) as [CampaignMedium, ...CampaignMedium[]];

/** What is counted of a link over some days, each with what exactly it is. */
export const CAMPAIGN_FIGURES = {
  openings: {
    label: ['打开次数', 'Openings'],
    definition: [
      '链接被打开的次数，截止日期之后的不计；同一人半小时内再次打开不重复计算，机器人和不愿被统计的人不计。',
      'How often the link was opened up to its last day. Opened again by the same person within half an hour it is one opening. Robots and people who do not want to be counted are left out.',
    ],
  },
  people: {
    label: ['人数', 'People'],
    definition: [
      '打开链接的人数，每人每天计一次；访客（未登录）按设备识别，隔天无法辨认。',
      'How many people opened the link, each counted once a day. Guests are told apart by device and cannot be recognised on another day.',
    ],
  },
  returned: {
    label: ['再次来访', 'Came back'],
    definition: [
      '打开链接时已登录的观众，每人每天计一次。',
      'Visitors who were logged in when they opened the link, each counted once a day.',
    ],
  },
  begun: {
    label: ['开始注册', 'Registrations'],
    definition: [
      '打开链接后 30 天内开始注册的观众。打开过多个链接的，计入最后一个；链接在注册当天须仍有效。',
      'Visitors who began to register within 30 days of opening the link. Of several links the last one counts, as long as it has not ended by then.',
    ],
  },
  finished: {
    label: ['完成注册', 'Completed'],
    definition: [
      '通过链接开始注册、并在期间完成注册的观众。',
      'Visitors who began to register through the link and completed their registration in the period.',
    ],
  },
  inquiries: {
    label: ['询盘', 'Inquiries'],
    definition: [
      '登录打开链接或通过链接注册的观众在其后 30 天内发出的询盘，撤回的不计；展商的链接只计发给该展商的询盘。',
      'Inquiries that visitors sent within 30 days of opening the link while logged in, or of registering through it, without those withdrawn. For a link of an exhibitor only inquiries to that exhibitor count.',
    ],
  },
  orders: {
    label: ['意向订单', 'Intent orders'],
    definition: [
      '登录打开链接或通过链接注册的观众在其后 30 天内发出的意向订单，撤回的不计；展商的链接只计发给该展商的订单。',
      'Intent orders that visitors sent within 30 days of opening the link while logged in, or of registering through it, without those withdrawn. For a link of an exhibitor only orders to that exhibitor count.',
    ],
  },
} as const satisfies Record<string, { label: Words; definition: Words }>;
export type CampaignFigure = keyof typeof CAMPAIGN_FIGURES;
export const CAMPAIGN_FIGURE_NAMES = Object.keys(CAMPAIGN_FIGURES) as [CampaignFigure, ...CampaignFigure[]];
