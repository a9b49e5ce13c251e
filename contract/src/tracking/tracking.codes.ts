import type { Words } from '../text.ts';

/** What an event is about; its id stands in `prop.id`. `portal`: no object. */
type About =
  | 'portal'
  | 'exhibitor'
  | 'product'
  | 'live'
  | 'hotspot'
  | 'article'
  | 'programme'
  | 'meeting'
  | 'ingredient';

/**
 * `page`: a page was opened; again within the same half hour it is one. `left`: it was left, and `prop.seconds` says how long it was looked at.
 * `act`: something was done there that no table holds.
 */
type Kind = 'page' | 'left' | 'act';

type TrackingEvent = {
  about: About;
  kind: Kind;
  name: Words;
  /** Of visitors the portal knows it itself (footprints); only guests send it, so that nothing counts twice. */
  guestsOnly?: true;
};

/** The events of POST /burying: the codes are those of the specification (section 7), what each means is ours. */
export const TRACKING_EVENTS = {
  '001021003': { about: 'portal', kind: 'act', name: ['进入展会', 'Fair entered'] },
  '001021004': { about: 'portal', kind: 'left', name: ['离开展会', 'Fair left'] },
  '001031000': { about: 'portal', kind: 'page', name: ['打开首页', 'Home page opened'] },
  '001031001': { about: 'portal', kind: 'page', name: ['打开展商列表', 'Exhibitor list opened'] },
  '001031002': { about: 'portal', kind: 'page', name: ['打开展品列表', 'Exhibit list opened'] },
  '001031003': { about: 'portal', kind: 'page', name: ['打开直播列表', 'Live stream list opened'] },
  '001031004': { about: 'portal', kind: 'page', name: ['打开同期活动列表', 'Event list opened'] },
  '001031005': { about: 'portal', kind: 'page', name: ['打开资讯列表', 'News list opened'] },
  '001031006': { about: 'portal', kind: 'page', name: ['打开采购对接', 'Sourcing opened'] },
  '001031007': { about: 'portal', kind: 'page', name: ['打开对接会列表', 'Meeting list opened'] },
  '001031008': { about: 'portal', kind: 'page', name: ['打开展馆导览', 'Booth guide opened'] },
  '001031009': { about: 'portal', kind: 'page', name: ['打开商圈', 'Business circle opened'] },
  '001032000': { about: 'exhibitor', kind: 'page', guestsOnly: true, name: ['打开展商页面', 'Exhibitor page opened'] },
  '001032001': { about: 'product', kind: 'page', guestsOnly: true, name: ['打开展品页面', 'Exhibit page opened'] },
  '001032002': { about: 'hotspot', kind: 'page', name: ['打开热点展示', 'Hot showcase opened'] },
  '001032003': { about: 'article', kind: 'page', name: ['打开资讯', 'Article opened'] },
  '001032004': { about: 'programme', kind: 'page', name: ['打开同期活动', 'Event opened'] },
  '001032005': { about: 'meeting', kind: 'page', name: ['打开对接会', 'Meeting opened'] },
  '001032006': { about: 'ingredient', kind: 'page', name: ['打开有效成分页面', 'Active ingredient page opened'] },
  '001033000': { about: 'exhibitor', kind: 'left', name: ['离开展商页面', 'Exhibitor page left'] },
  '001033001': { about: 'product', kind: 'left', name: ['离开展品页面', 'Exhibit page left'] },
  '001034000': { about: 'product', kind: 'act', name: ['放大展品图片', 'Exhibit picture enlarged'] },
  '001034001': { about: 'product', kind: 'act', name: ['播放展品视频', 'Exhibit video played'] },
  '001034002': { about: 'exhibitor', kind: 'act', name: ['打开公司网站', 'Company website opened'] },
  '001034003': { about: 'exhibitor', kind: 'act', name: ['点击公司电话', 'Company telephone pressed'] },
  '001034004': { about: 'exhibitor', kind: 'act', name: ['点击公司邮箱', 'Company e-mail pressed'] },
  '001034005': { about: 'product', kind: 'act', name: ['分享展品', 'Exhibit shared'] },
  '001034006': { about: 'exhibitor', kind: 'act', name: ['分享展商', 'Exhibitor shared'] },
  '001034007': { about: 'product', kind: 'act', name: ['加入对比', 'Exhibit added to a comparison'] },
  '001035000': { about: 'portal', kind: 'page', name: ['打开注册页', 'Registration opened'] },
  '001035001': { about: 'portal', kind: 'act', name: ['通过验证码', 'Code accepted'] },
  '001035002': { about: 'portal', kind: 'act', name: ['设置密码', 'Password set'] },
  '001035003': { about: 'portal', kind: 'act', name: ['填写个人信息', 'Personal details given'] },
  '001035004': { about: 'portal', kind: 'act', name: ['填写公司信息', 'Company details given'] },
  '001035005': { about: 'portal', kind: 'act', name: ['提交问卷', 'Questionnaire submitted'] },
  '001035006': { about: 'portal', kind: 'act', name: ['完成注册', 'Registration completed'] },
} as const satisfies Record<string, TrackingEvent>;

export type TrackingCode = keyof typeof TRACKING_EVENTS;
export const isTrackingCode = (code: unknown): code is TrackingCode =>
  typeof code === 'string' && Object.hasOwn(TRACKING_EVENTS, code);

/** The page of a company and those of its exhibits: how many people opened any of them is summed up too, for they are fewer than of both. */
export const TRADE_PAGES = ['001032000', '001032001'] as const satisfies readonly TrackingCode[];

/** Why an event is not kept, in the order in which it is asked; each is counted. */
export const DROPPED_REASONS = {
  limit: ['超出频率或大小限制', 'Too many or too large'],
  optedOut: ['访客不愿被统计', 'Visitor does not want to be counted'],
  robot: ['机器人或预加载', 'Robot or prefetch'],
  shape: ['格式不对', 'Wrong shape'],
  code: ['未知事件', 'Unknown event'],
  future: ['时间在未来', 'In the future'],
  old: ['超过一天之前', 'More than a day ago'],
  known: ['系统已另行记录', 'Recorded in another way'],
  subject: ['对象不存在、属于其他展会或访客看不到', 'Not there, of another fair, or not visible to the visitor'],
  repeated: ['重复发送，或半小时内再次打开', 'Sent again, or opened again within half an hour'],
} as const satisfies Record<string, Words>;
export type DroppedReason = keyof typeof DROPPED_REASONS;
