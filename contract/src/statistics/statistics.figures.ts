import { TRADE_PAGES, type TrackingCode } from '../tracking/tracking.codes.ts';
import type { Words } from '../text.ts';

/** So many days at most are told at once: a fair with the months before and after it. */
export const PERIOD_DAYS_MAX = 400;
/** From so many other companies on their median is told: of fewer one could guess the single one. */
export const MEDIAN_COMPANIES_MIN = 10;

/** The groups of /statistical (specification, section 2). */
export const FIGURE_GROUPS = {
  base: ['线索与客户', 'Leads and customers'],
  product: ['展品', 'Exhibits'],
  newsfeed: ['商圈动态', 'Posts'],
  invitation: ['邀约', 'Invitations'],
  chat: ['聊天', 'Chat'],
  favourite: ['收藏与关注', 'Favourites and follows'],
  browse: ['浏览', 'Views'],
} as const satisfies Record<string, Words>;
export type FigureGroup = keyof typeof FIGURE_GROUPS;

/** What the rows of a figure hang on, beside the company; by it they can be listed. */
export type FigureSubject = 'product' | 'post' | 'live';

type Figure = {
  group: FigureGroup;
  label: Words;
  /** What exactly is counted, in one or two sentences. */
  definition: Words;
  subject?: FigureSubject;
  /**
   * Counted from the events of pages with these codes: how often, by how many people, or how many seconds for each opening of the page
   * (`per`).
   */
  events?:
    | { codes: readonly TrackingCode[]; counts: 'times' }
    // people of several codes are not the sum of those of each
    | { codes: readonly [TrackingCode] | typeof TRADE_PAGES; counts: 'people' }
    | { codes: readonly TrackingCode[]; counts: 'seconds'; per: TrackingCode };
  /** Who did it is not told: there are no people behind it, or only the company's own. */
  unlisted?: true;
};

const PEOPLE: Words = [
  '每人每天计一次；访客（未登录）按设备识别，隔天无法辨认。',
  'Each person counts once a day. Guests are told apart by device and cannot be recognised on another day.',
];
const people = ([zh, en]: Words): Words => [`${zh}${PEOPLE[0]}`, `${en} ${PEOPLE[1]}`];

/** What an exhibitor is told of a period. Each is a sum over days, so that any days can be put together; one row each. */
export const FIGURES = {
  leads: {
    group: 'base',
    label: ['新线索', 'New leads'],
    definition: [
      '期间收到的意向订单和询盘，买家撤回的不计。',
      'Intent orders and inquiries received, without those the buyer withdrew.',
    ],
  },
  answeredLeads: {
    group: 'base',
    label: ['已答复线索', 'Leads answered'],
    definition: ['期间由本公司首次答复的线索。', 'Leads that your company answered for the first time.'],
  },
  customers: {
    group: 'base',
    label: ['新客户', 'New customers'],
    definition: ['期间进入客户池且仍在其中的观众。', 'Visitors who joined your customer pool and are still in it.'],
  },
  scans: {
    group: 'base',
    label: ['扫描胸卡', 'Badges scanned'],
    definition: ['期间员工扫描的观众胸卡。', 'Badges of visitors that your staff scanned.'],
  },
  cards: {
    group: 'base',
    label: ['收到名片', 'Cards received'],
    definition: ['期间员工收到且未删除的名片。', 'Visiting cards that your staff received and have not removed.'],
  },
  appointments: {
    group: 'base',
    label: ['对接会约见', 'Meeting appointments'],
    definition: [
      '期间举行的采购对接会约见，未取消、未缺席的。',
      'Appointments at procurement meetings that took place in the period, without those cancelled or missed.',
    ],
  },
  productViews: {
    group: 'product',
    label: ['展品浏览', 'Exhibit views'],
    definition: [
      '展品页面被打开的次数；同一人半小时内再次打开不重复计算。',
      'How often the page of an exhibit was opened. Opened again by the same person within half an hour it is one view.',
    ],
    subject: 'product',
    events: { codes: ['001032001'], counts: 'times' },
  },
  productPeople: {
    group: 'product',
    label: ['浏览展品的人', 'People who viewed exhibits'],
    definition: people(['打开过展品页面的人数。', 'How many people opened the page of an exhibit.']),
    events: { codes: ['001032001'], counts: 'people' },
  },
  productSeconds: {
    group: 'product',
    label: ['平均停留', 'Average time on an exhibit'],
    definition: [
      '展品页面每次打开平均停留的秒数，仅计页面可见的时间。',
      'How many seconds each view of an exhibit’s page lasted on average, only while it was visible.',
    ],
    events: { codes: ['001033001'], counts: 'seconds', per: '001032001' },
    unlisted: true,
  },
  inquiries: {
    group: 'product',
    label: ['展品询盘', 'Inquiries about exhibits'],
    definition: [
      '期间收到的询盘中提到的展品，一份询盘提到几个计几次。',
      'Exhibits named in the inquiries received. An inquiry about three exhibits counts three.',
    ],
    subject: 'product',
  },
  orders: {
    group: 'product',
    label: ['意向订单', 'Intent orders'],
    definition: ['期间收到的意向订单，买家撤回的不计。', 'Intent orders received, without those the buyer withdrew.'],
    subject: 'product',
  },
  quotes: {
    group: 'product',
    label: ['已发报价', 'Quotes sent'],
    definition: ['期间发出的报价，修改后重发的各计一次。', 'Quotes sent. Each changed version counts.'],
    subject: 'product',
  },
  documents: {
    group: 'product',
    label: ['打开资料', 'Documents opened'],
    definition: [
      '期间打开展品资料的观众；每人每份资料只计最近一次。',
      'Visitors who opened a document of an exhibit. Of each visitor and document only the last time counts.',
    ],
    subject: 'product',
  },
  pictures: {
    group: 'product',
    label: ['看图与视频', 'Pictures and videos'],
    definition: [
      '展品图片被放大、视频被播放的次数。',
      'How often a picture of an exhibit was enlarged or its video played.',
    ],
    subject: 'product',
    events: { codes: ['001034000', '001034001'], counts: 'times' },
    unlisted: true,
  },
  comparisons: {
    group: 'product',
    label: ['加入对比', 'Added to comparisons'],
    definition: ['展品被加入对比的次数。', 'How often an exhibit was added to a comparison.'],
    subject: 'product',
    events: { codes: ['001034007'], counts: 'times' },
    unlisted: true,
  },
  posts: {
    group: 'newsfeed',
    label: ['发布动态', 'Posts published'],
    definition: ['期间发布且仍公开的动态。', 'Posts of your company published in the period that are still public.'],
    subject: 'post',
    unlisted: true,
  },
  postLikes: {
    group: 'newsfeed',
    label: ['点赞', 'Likes'],
    definition: ['期间观众对本公司动态的点赞。', 'Likes by visitors of posts of your company.'],
    subject: 'post',
  },
  postComments: {
    group: 'newsfeed',
    label: ['评论', 'Comments'],
    definition: [
      '期间观众对本公司动态的评论，已删除的不计。',
      'Comments by visitors on posts of your company, without those removed.',
    ],
    subject: 'post',
  },
  invitations: {
    group: 'invitation',
    label: ['发出邀约', 'Invitations sent'],
    definition: ['期间向观众发出的邀约。', 'Invitations sent to visitors.'],
  },
  acceptedInvitations: {
    group: 'invitation',
    label: ['接受邀约', 'Invitations accepted'],
    definition: ['期间被观众接受的邀约。', 'Invitations that visitors accepted in the period.'],
  },
  letters: {
    group: 'invitation',
    label: ['邮件邀请', 'E-mail invitations'],
    definition: ['期间发出的邀请邮件。', 'Invitations sent by e-mail.'],
    unlisted: true,
  },
  invitedVisitors: {
    group: 'invitation',
    label: ['经邀请注册', 'Registered by invitation'],
    definition: [
      '期间通过本公司的邀请完成注册的观众。',
      'Visitors who completed their registration in the period by an invitation of your company.',
    ],
  },
  conversations: {
    group: 'chat',
    label: ['新会话', 'New conversations'],
    definition: ['期间由观众或访客发起的会话。', 'Conversations begun by visitors or guests.'],
  },
  messagesReceived: {
    group: 'chat',
    label: ['收到消息', 'Messages received'],
    definition: ['期间观众和访客发来的消息。', 'Messages from visitors and guests.'],
  },
  messagesSent: {
    group: 'chat',
    label: ['发出消息', 'Messages sent'],
    definition: ['期间本公司发出的消息。', 'Messages from your company.'],
    unlisted: true,
  },
  talks: {
    group: 'chat',
    label: ['通话', 'Calls'],
    definition: ['期间接通的语音和视频通话。', 'Audio and video calls that were accepted.'],
  },
  companyFavourites: {
    group: 'favourite',
    label: ['收藏公司', 'Company favourites'],
    definition: [
      '期间收藏本公司且未取消的观众。',
      'Visitors who added your company to their favourites in the period and have not removed it.',
    ],
  },
  productFavourites: {
    group: 'favourite',
    label: ['收藏展品', 'Exhibit favourites'],
    definition: [
      '期间展品被收藏的次数，取消的不计。',
      'How often one of your exhibits was added to favourites, without those removed since.',
    ],
    subject: 'product',
  },
  liveFavourites: {
    group: 'favourite',
    label: ['收藏直播', 'Live stream favourites'],
    definition: [
      '期间直播被收藏的次数，取消的不计。',
      'How often one of your live streams was added to favourites, without those removed since.',
    ],
    subject: 'live',
  },
  followers: {
    group: 'favourite',
    label: ['新关注', 'New followers'],
    definition: ['期间关注本公司且未取消的观众。', 'Visitors who followed your company and still do.'],
  },
  companyViews: {
    group: 'browse',
    label: ['公司页面浏览', 'Company page views'],
    definition: [
      '公司页面被打开的次数；同一人半小时内再次打开不重复计算。',
      'How often the page of your company was opened. Opened again by the same person within half an hour it is one view.',
    ],
    events: { codes: ['001032000'], counts: 'times' },
  },
  people: {
    group: 'browse',
    label: ['访问者', 'People'],
    definition: people([
      '打开过公司页面或展品页面的人数。',
      'How many people opened the page of your company or of an exhibit.',
    ]),
    events: { codes: TRADE_PAGES, counts: 'people' },
  },
  companySeconds: {
    group: 'browse',
    label: ['公司页面平均停留', 'Average time on the company page'],
    definition: [
      '公司页面每次打开平均停留的秒数，仅计页面可见的时间。',
      'How many seconds each view of your company’s page lasted on average, only while it was visible.',
    ],
    events: { codes: ['001033000'], counts: 'seconds', per: '001032000' },
    unlisted: true,
  },
  contactClicks: {
    group: 'browse',
    label: ['点击联系方式', 'Contact details pressed'],
    definition: [
      '公司网站、电话或邮箱被点击的次数。',
      'How often the website, the telephone number or the e-mail address of your company was pressed.',
    ],
    events: { codes: ['001034002', '001034003', '001034004'], counts: 'times' },
    unlisted: true,
  },
  shares: {
    group: 'browse',
    label: ['分享', 'Shared'],
    definition: ['公司页面或展品被分享的次数。', 'How often the page of your company or an exhibit was shared.'],
    events: { codes: ['001034005', '001034006'], counts: 'times' },
    unlisted: true,
  },
  liveViewers: {
    group: 'browse',
    label: ['直播观众', 'Live stream viewers'],
    definition: [
      '期间首次观看本公司某场直播或回放的人，每场各计一次。',
      'People who first watched a live stream or replay of your company in the period, counted once for each.',
    ],
    subject: 'live',
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];
/** With what it has or lacks, whichever figure it is. */
export const figureOf = (name: FigureName): Figure => FIGURES[name];

export const figuresOfGroup = (group: FigureGroup): readonly FigureName[] =>
  FIGURE_NAMES.filter((name) => FIGURES[name].group === group);

/** Is it that somebody looked, which visitors may keep to themselves (`looksShown`)? */
export const isLook = (name: FigureName): boolean =>
  figureOf(name).events !== undefined || name === 'documents' || name === 'liveViewers';

/** Average seconds are no sum: there is no chart by hour, and no median, of them. */
export const isAverage = (name: FigureName): boolean => figureOf(name).events?.counts === 'seconds';
