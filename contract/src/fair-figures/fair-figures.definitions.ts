import type { Words } from '../text.ts';

/** What a number is called, and what exactly it counts. */
export type Defined = { label: Words; definition: Words };

/** The way of a visitor into the fair: each counts on the day on which it happened. */
export const REGISTRATION_STEPS = {
  begun: {
    label: ['开始注册', 'Begun'],
    definition: [
      '期间创建的观众账号，无论注册是否完成。已注销的账号不计。',
      'Visitor accounts created in the period, whether or not the registration was completed. Deleted accounts are not counted.',
    ],
  },
  finished: {
    label: ['完成注册', 'Completed'],
    definition: [
      '期间完成注册的观众。已注销的账号不计。',
      'Visitors who completed their registration in the period. Deleted accounts are not counted.',
    ],
  },
  approved: {
    label: ['通过审核', 'Approved'],
    definition: [
      '期间首次通过审核的观众，无论此后状态如何。已注销的账号不计。',
      'Visitors approved for the first time in the period, whatever their status is now. Deleted accounts are not counted.',
    ],
  },
} as const satisfies Record<string, Defined>;
export type RegistrationStep = keyof typeof REGISTRATION_STEPS;
export const STEP_NAMES = Object.keys(REGISTRATION_STEPS) as [RegistrationStep, ...RegistrationStep[]];

/** How a visitor came to register: the first that fits. What writes the SQL is `registration-source.queries.ts`. */
export const REGISTRATION_SOURCES = {
  letter: {
    label: ['展商邀请邮件', 'Exhibitor’s invitation e-mail'],
    definition: [
      '通过展商邀请邮件中的链接注册。',
      'Registered through the link in an invitation e-mail from an exhibitor.',
    ],
  },
  code: {
    label: ['展商邀请码或链接', 'Exhibitor’s code or link'],
    definition: ['通过展商员工的邀请码或链接注册。', 'Registered with the code or link of an exhibitor’s employee.'],
  },
  campaign: {
    label: ['推广链接', 'Campaign link'],
    definition: [
      '通过主办方或展商的推广链接注册。',
      'Registered through a campaign link of the organizer or of an exhibitor.',
    ],
  },
  staff: {
    label: ['主办方工作人员', 'Organizer’s staff'],
    definition: ['主办方工作人员自己的观众账号。', 'Visitor accounts of the organizer’s own staff.'],
  },
  colleague: {
    label: ['同事预登记', 'Pre-registered by a colleague'],
    definition: [
      '注册前，同事已为其邮箱办理团体预登记。',
      'A colleague had pre-registered the e-mail address before the registration.',
    ],
  },
  own: {
    label: ['自行注册', 'Own registration'],
    definition: ['以上来源之外的注册。', 'Everyone else.'],
  },
} as const satisfies Record<string, Defined>;
export type RegistrationSource = keyof typeof REGISTRATION_SOURCES;

/** By what registrations are told apart. */
export const REGISTRATION_GROUPS = {
  source: {
    label: ['按来源', 'By source'],
    definition: ['每位观众只计入一个来源。', 'Each visitor counts for one source.'],
  },
  country: {
    label: ['按国家/地区', 'By country or region'],
    definition: ['观众资料中的国家/地区。', 'The country or region in the visitor’s profile.'],
  },
  interest: {
    label: ['按感兴趣的产品类别', 'By category of interest'],
    definition: [
      '注册问卷中选择的产品类别；选择几个类别的观众，在每个类别中各计一次。',
      'Product categories selected in the registration questionnaire. A visitor with several counts once in each.',
    ],
  },
  business: {
    label: ['按公司类型', 'By type of company'],
    definition: ['注册问卷中选择的公司类型。', 'The type of company selected in the registration questionnaire.'],
  },
} as const satisfies Record<string, Defined>;
export type RegistrationGroup = keyof typeof REGISTRATION_GROUPS;
export const GROUP_NAMES = Object.keys(REGISTRATION_GROUPS) as [RegistrationGroup, ...RegistrationGroup[]];

export const HALL_FIGURES = {
  exhibitors: {
    label: ['展商', 'Exhibitors'],
    definition: ['归入该展馆且未停用的展商。', 'Exhibitors in the hall that are not disabled.'],
  },
  booths: {
    label: ['已定展位', 'Booths assigned'],
    definition: ['其中已有展位号的展商。', 'Those of them that have a booth number.'],
  },
  exhibits: {
    label: ['展品', 'Exhibits'],
    definition: ['这些展商未删除的展品。', 'Exhibits of these exhibitors that are not deleted.'],
  },
  views: {
    label: ['页面浏览', 'Page views'],
    definition: [
      '期间展商页面和展品页面被打开的次数；同一人半小时内再次打开不重复计算。每小时更新。',
      'How often the pages of these exhibitors and their exhibits were opened in the period. Opened again by the same person within half an hour it is one view. Updated every hour.',
    ],
  },
  inquiries: {
    label: ['询盘', 'Inquiries'],
    definition: [
      '期间发给这些展商的询盘，买家撤回的不计。',
      'Inquiries sent to these exhibitors in the period, without those the buyer withdrew.',
    ],
  },
} as const satisfies Record<string, Defined>;
export type HallFigure = keyof typeof HALL_FIGURES;
export const HALL_FIGURE_NAMES = Object.keys(HALL_FIGURES) as HallFigure[];

/** What the heat map of the plan shows of each exhibitor. */
export const BOOTH_FIGURES = {
  visitors: {
    label: ['到访人数', 'Visitors'],
    definition: [
      '期间该展商员工扫描过的胸卡数；同一胸卡在同一展商只计一次。展馆的人数中，同一胸卡在同一展馆只计一次。',
      'How many people had their badge scanned by staff of the exhibitor in the period; each badge counts once per exhibitor. In the figure of a hall each badge counts once per hall.',
    ],
  },
  views: HALL_FIGURES.views,
  inquiries: HALL_FIGURES.inquiries,
} as const satisfies Record<string, Defined>;
export type BoothFigure = keyof typeof BOOTH_FIGURES;
export const BOOTH_FIGURE_NAMES = Object.keys(BOOTH_FIGURES) as [BoothFigure, ...BoothFigure[]];

export const SEARCH_FIGURES = {
  people: {
    label: ['搜索人数', 'People'],
    definition: [
      '期间搜索该词、结果不足 3 家展商的人数，5 人以上才显示。观众不重复计算；访客（未登录）每天各计一次。关闭搜索记录的人不计。',
      'How many people searched for it in the period and found fewer than 3 exhibitors, shown from 5 people. Visitors count once, guests once a day. People who turned their search history off are not counted.',
    ],
  },
  found: {
    label: ['现有展商', 'Exhibitors now'],
    definition: [
      '访客现在按该词能找到的展商。达到 3 家后，该词不再列出。',
      'How many exhibitors a guest finds by it now. From 3 on, the term is no longer listed.',
    ],
  },
} as const satisfies Record<string, Defined>;

/** What waits for an exhibitor's answer for longer than a day. */
export const WAITING_KINDS = {
  inquiries: {
    label: ['询盘', 'Inquiries'],
    definition: ['收到超过一天，展商尚未答复。', 'Received more than a day ago and not answered.'],
  },
  orders: {
    label: ['意向订单', 'Intent orders'],
    definition: ['收到超过一天，展商尚未联系买家。', 'Received more than a day ago, and the buyer was not contacted.'],
  },
  chats: {
    label: ['会话', 'Chats'],
    definition: ['最后一条消息来自买家，已超过一天。', 'The last message is the buyer’s and more than a day old.'],
  },
  requirements: {
    label: ['采购需求', 'Requirements'],
    definition: [
      '与展商匹配、发布超过一天、展商可以报名而未报名的采购需求。',
      'Sourcing requirements posted more than a day ago that fit the exhibitor, which may sign up and has not.',
    ],
  },
  documentRequests: {
    label: ['资料申请', 'Document requests'],
    definition: ['申请超过一天，展商尚未处理。', 'Requested more than a day ago and not answered.'],
  },
  appointments: {
    label: ['约见', 'Appointments'],
    definition: [
      '买家提出超过一天、仍可确认的约见。',
      'Proposed by a buyer more than a day ago and still open to be confirmed.',
    ],
  },
} as const satisfies Record<string, Defined>;
export type WaitingKind = keyof typeof WAITING_KINDS;
export const WAITING_NAMES = Object.keys(WAITING_KINDS) as WaitingKind[];

export const REQUIREMENTS_WITHOUT_SIGN_UP = {
  label: ['无人报名的采购需求', 'Requirements without sign-ups'],
  definition: [
    '已通过、未截止且没有展商报名的采购需求；一条需求含几个类别的，在每个类别中各计一次。',
    'Approved sourcing requirements before their deadline for which no exhibitor has signed up. One with several categories counts once in each.',
  ],
} as const satisfies Defined;

/** What makes a booth ready for visitors. */
export const READINESS = {
  logo: { label: ['公司标志', 'Logo'], definition: ['已上传公司标志。', 'A logo is uploaded.'] },
  introductionZh: {
    label: ['中文介绍', 'Introduction in Chinese'],
    definition: ['公司介绍有中文。', 'The company introduction is written in Chinese.'],
  },
  introductionEn: {
    label: ['英文介绍', 'Introduction in English'],
    definition: ['公司介绍有英文。', 'The company introduction is written in English.'],
  },
  exhibits: { label: ['展品', 'Exhibits'], definition: ['至少有一件展品。', 'There is at least one exhibit.'] },
  english: {
    label: ['展品英文', 'English of exhibits'],
    definition: [
      '有展品，且每件展品都有英文名称；有中文介绍的也有英文介绍。',
      'There are exhibits, and each has an English name and, where it has a description in Chinese, one in English.',
    ],
  },
  colleagues: {
    label: ['员工已登录', 'Staff active'],
    definition: ['至少一名员工已登录过。', 'At least one employee has logged in.'],
  },
  live: {
    label: ['直播', 'Live stream'],
    definition: ['已安排至少一场直播，已结束的也算。', 'At least one live stream is planned or was held.'],
  },
} as const satisfies Record<string, Defined>;
export type ReadinessStep = keyof typeof READINESS;
export const READINESS_NAMES = Object.keys(READINESS) as [ReadinessStep, ...ReadinessStep[]];

/** From so many questions on something is said of how they were answered. */
export const ASKED_MIN = 3;
/** An answer within so many hours is in time. */
export const ANSWERED_HOURS = 24;

export const EXHIBITOR_FIGURES = {
  ready: {
    label: ['准备情况', 'Readiness'],
    definition: [
      '七项准备工作中已完成几项：标志、中文介绍、英文介绍、展品、展品英文、员工已登录、直播。',
      'How many of seven things are done: logo, introduction in Chinese, introduction in English, exhibits, English of exhibits, staff active, live stream.',
    ],
  },
  asked: {
    label: ['收到提问', 'Asked'],
    definition: [
      '期间收到的询盘（买家撤回的不计）和买家发起的会话。',
      'Inquiries received in the period, without those the buyer withdrew, and chats begun by buyers.',
    ],
  },
  median: {
    label: ['答复用时', 'Answer time'],
    definition: [
      '从提问到首次答复的小时数，取中位数；未答复的不计。收到 3 次以上提问才显示。',
      'Hours until the first answer, as the median of those answered. Shown from 3 questions.',
    ],
  },
  inTime: {
    label: ['24 小时内答复', 'Answered within 24 h'],
    definition: [
      '24 小时内首次答复的占比；不足 24 小时且尚未答复的不计。收到 3 次以上提问才显示。',
      'The share answered within 24 hours, without those still unanswered that are not yet 24 hours old. Shown from 3 questions.',
    ],
  },
} as const satisfies Record<string, Defined>;
