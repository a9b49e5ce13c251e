import type { Currency } from '../product/price.ts';
import type { Bilingual, Words } from '../text.ts';

/** Headings of the settings in the console, in its order. `lead` and `save` stand around what is typed, and saved together. */
export const SETTING_GROUPS = {
  registration: {
    title: ['观众注册', 'Visitor registration'],
    lead: [
      '日期留空表示不限；人数 0 表示不限。日期之外或满员后，新观众不能注册，已注册的观众不受影响。',
      'An empty date is no limit, and so is 0. Outside of these days, or once the fair is full, new visitors cannot register; registered ones are not affected.',
    ],
    save: ['保存注册时间', 'Save registration'],
  },
  exhibitorSide: { title: ['展商端', 'Exhibitor side'] },
  newsfeed: {
    title: ['商圈', 'Business circle'],
    lead: [
      '每个账号可以发布的动态数量。撤回的动态不计入，被下架的计入。',
      'How many posts each account can publish. Withdrawn posts do not count; removed posts do.',
    ],
    save: ['保存数量', 'Save limits'],
  },
  live: {
    title: ['直播', 'Live streams'],
    lead: [
      '从每场直播结束算起；0 表示保留到展会删除为止。到期的录像每天自动删除，不能恢复，直播页会说明回放已过期。',
      'Counted from the end of each live stream; 0 keeps recordings until the fair is deleted. Older ones are deleted every day and cannot be restored; the page of the live stream says that its replay has expired.',
    ],
    save: ['保存天数', 'Save days'],
  },
  service: {
    title: ['客服', 'Customer service'],
    lead: [
      '显示在观众个人中心的“客服”页。电话留空则只显示留言表单。',
      'Shown on the “Customer service” page in My account. If the telephone is empty, only the message form is shown.',
    ],
    save: ['保存客服信息', 'Save customer service'],
  },
  sourcing: {
    title: ['采购对接', 'Sourcing'],
    lead: [
      '套餐含报名权限的展商可以对采购需求和采购对接会报名；这里所选国家/地区的展商不看套餐也可以报名。汇率按 1 单位外币折合人民币填写，用于买家比较报价；留空的币种不折算。',
      'Exhibitors whose package includes it can sign up for sourcing requirements and meetings; exhibitors of the countries and regions selected here can do so with any package. Rates say how much CNY one unit of a currency is, so that buyers can compare offers; a currency left empty is not converted.',
    ],
    save: ['保存', 'Save'],
  },
  tracking: {
    title: ['访问统计', 'Visit statistics'],
    lead: [
      '观众和访客打开了哪些页面，逐条保留这么多天，之后只保留每天的合计。当天和前一天的记录总会保留。',
      'Single records of which pages visitors and guests opened are kept this long; after that only daily totals remain. Those of today and yesterday are always kept.',
    ],
    save: ['保存天数', 'Save days'],
  },
  embedding: {
    title: ['嵌入平面图', 'Embedded floor plan'],
    lead: [
      '只有这里列出的网站可以在自己的页面中嵌入展位导览。每行一个域名，例如 www.expo.example；*.expo.example 表示其所有子域名。留空则任何网站都不能嵌入。',
      'Only the sites listed here can show the booth guide in their own pages. One host name per line, such as www.expo.example; *.expo.example stands for all its subdomains. If the list is empty, no site can.',
    ],
    save: ['保存网站', 'Save sites'],
  },
  mail: {
    title: ['邮件', 'E-mail'],
    lead: [
      '发件人名称、答复邮箱和落款用于本展会的每封邮件，发件地址由本站统一设置。名称留空时使用本站名称，落款留空时为“…组委会”。邮件记录保留设定的天数，到期自动删除。',
      'The sender’s name, the reply address and the signature stand in every e-mail of this fair; the sender address is set for the whole site. Without a name, the one of the site is used; without a signature, e-mails end with “The … organizing team”. The mail log is deleted after the days set here.',
    ],
    save: ['保存邮件设置', 'Save e-mail settings'],
  },
  team: { title: ['团队', 'Team'] },
  wholeFair: { title: ['展会开放', 'Fair access'] },
} as const satisfies Record<string, { title: Words; lead?: Words; save?: Words }>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

type Setting = {
  group: SettingGroup;
  label: Words;
} & (
  | {
      kind: 'switch';
      initial: boolean;
      lead: Words;
      /** What is asked before it is turned on: it shuts people out. */
      ask?: { title: Words; lead: Words; act: Words };
    }
  | { kind: 'number'; initial: number; max: number }
  | { kind: 'day'; initial: string }
  | { kind: 'phone'; initial: string }
  | { kind: 'email'; initial: string }
  /** `lines`: of several lines. */
  | { kind: 'words'; initial: Bilingual; max: number; lines?: true }
  | { kind: 'countries'; initial: readonly string[] }
  | { kind: 'rates'; initial: Rates }
  | { kind: 'hosts'; initial: readonly string[] }
);

/** How much CNY one unit of a currency is; what is left out is not converted. */
export type Rates = Readonly<Partial<Record<Currency, number>>>;

/**
 * What the organizer of a fair sets: one row each. The console, the bounds, the audit log and the reference read these rows; the database
 * keeps what was changed in `exhibition.settings`. `number`: whole, from 0 to `max`. `words`: both languages, up to `max` characters each.
 * `countries`: codes of two letters. `day`: an ISO date, or empty.
 */
export const SETTINGS = {
  reviewAtOnce: {
    group: 'registration',
    kind: 'switch',
    initial: true,
    label: ['注册完成后自动通过', 'Approve registrations automatically'],
    lead: [
      '开启后，观众完成注册即通过审核；关闭后，新注册的观众进入审核队列，等待主办方审核。已在队列中的观众不受影响。',
      'On: visitors are approved as soon as they complete registration. Off: new registrations wait in the review queue. Visitors already in the queue are not affected.',
    ],
  },
  twoPeople: {
    group: 'team',
    kind: 'switch',
    initial: false,
    label: ['重要操作须两人完成', 'Two people for what cannot be undone'],
    lead: [
      '开启后，向 1,000 人以上发送邮件的公告、用户协议和免责声明的发布，须由另一位负责人或编辑放行。只有一位负责人或编辑时不生效。',
      'On: an announcement by e-mail to more than 1,000 people, and publishing the agreement or the disclaimer, wait until another owner or editor releases them. With a single owner or editor it has no effect.',
    ],
  },
  visitorDelay: {
    group: 'registration',
    kind: 'switch',
    initial: false,
    label: ['允许稍后完成注册', 'Allow registration to be completed later'],
    lead: [
      '开启后，观众登录即可浏览展会，稍后再补全资料和问卷；关闭后，须先完成全部注册步骤。',
      'On: visitors can browse the fair after logging in and complete their details and questionnaire later. Off: all registration steps must be completed first.',
    ],
  },
  registrationFrom: {
    group: 'registration',
    kind: 'day',
    initial: '',
    label: ['注册开始日期', 'First day of registration'],
  },
  registrationUntil: {
    group: 'registration',
    kind: 'day',
    initial: '',
    label: ['注册截止日期', 'Last day of registration'],
  },
  /** Registered and being registered, without those that were rejected; 0: no limit. */
  visitorsMax: {
    group: 'registration',
    kind: 'number',
    initial: 0,
    max: 10_000_000,
    label: ['观众人数上限', 'Most visitors'],
  },
  adminSecondStep: {
    group: 'exhibitorSide',
    kind: 'switch',
    initial: false,
    label: ['展商管理员登录需要邮箱验证码', 'Require an e-mail code for exhibitor administrators'],
    lead: [
      '开启后，展商管理员每次登录除密码外还需输入邮箱验证码。',
      'On: exhibitor administrators enter an e-mail code in addition to their password at each login.',
    ],
  },
  exhibitorDisabled: {
    group: 'exhibitorSide',
    kind: 'switch',
    initial: false,
    label: ['关闭展商端', 'Close the exhibitor side'],
    lead: [
      '开启后，所有展商员工都不能登录，已登录的会看到“展商端暂未开放”。观众看到的展品和展商页面不受影响。',
      'On: exhibitor staff cannot log in, and those logged in see that exhibitor access is not open yet. Exhibits and exhibitor pages stay visible to visitors.',
    ],
    ask: {
      title: ['关闭展商端？', 'Close the exhibitor side?'],
      lead: [
        '所有展商员工将立即无法使用工作台，包括正在查看意向订单的人。您可以随时重新开放。',
        'All exhibitor staff immediately lose access to the workbench, including anyone viewing intent orders now. You can reopen it at any time.',
      ],
      act: ['关闭展商端', 'Close the exhibitor side'],
    },
  },
  exhibitorApplications: {
    group: 'exhibitorSide',
    kind: 'switch',
    initial: false,
    label: ['开放参展申请', 'Take applications from exhibitors'],
    lead: [
      '开启后，企业可以在“申请参展”页提交申请，由主办方审核；通过后即成为展商，其联系人收到管理员邀请。',
      'On: companies can apply to exhibit on the page “Apply to exhibit”. Once the organizer approves, the company is an exhibitor and its contact is invited as administrator.',
    ],
  },
  postReview: {
    group: 'newsfeed',
    kind: 'switch',
    initial: false,
    label: ['动态先审后发', 'Review posts before publishing'],
    lead: [
      '开启后，新发布和修改的动态由主办方审核后才对外展示；关闭后，动态发布即可见，主办方可事后下架。',
      'On: new and edited posts are public only after the organizer approves them. Off: posts are public immediately and can be removed afterwards.',
    ],
  },
  postsVisitorMax: {
    group: 'newsfeed',
    kind: 'number',
    initial: 10,
    max: 1_000,
    label: ['观众可发布的动态', 'Posts per visitor'],
  },
  /** After the end of each live; 0: as long as the fair. */
  replayDays: {
    group: 'live',
    kind: 'number',
    initial: 0,
    max: 3_650,
    label: ['录像保留天数', 'Days recordings are kept'],
  },
  servicePhone: { group: 'service', kind: 'phone', initial: '', label: ['客服电话', 'Telephone'] },
  serviceHours: {
    group: 'service',
    kind: 'words',
    initial: { zh: '', en: '' },
    max: 120,
    label: ['服务时间', 'Service hours'],
  },
  sourcingReview: {
    group: 'sourcing',
    kind: 'switch',
    initial: false,
    label: ['采购需求先审后发', 'Review sourcing requirements first'],
    lead: [
      '开启后，采购需求由主办方审核后才送达匹配的展商；关闭后，提交即送达，主办方可事后撤下。',
      'On: requirements reach matching exhibitors only after the organizer approves them. Off: they do so at once and can be taken down afterwards.',
    ],
  },
  signUpCountries: {
    group: 'sourcing',
    kind: 'countries',
    initial: [],
    label: ['不看套餐也可以报名的国家/地区', 'Countries and regions that may sign up with any package'],
  },
  rates: { group: 'sourcing', kind: 'rates', initial: {}, label: ['折合人民币的汇率', 'Rates to CNY'] },
  trackingDays: {
    group: 'tracking',
    kind: 'number',
    initial: 90,
    max: 3_650,
    label: ['逐条记录保留天数', 'Days single records are kept'],
  },
  /** Sites whose pages may hold `/embed/map` in a frame. */
  embeddingHosts: {
    group: 'embedding',
    kind: 'hosts',
    initial: [],
    label: ['允许嵌入的网站', 'Sites that can embed it'],
  },
  mailSender: {
    group: 'mail',
    kind: 'words',
    initial: { zh: '', en: '' },
    max: 60,
    label: ['发件人名称', 'Sender’s name'],
  },
  mailReplyTo: { group: 'mail', kind: 'email', initial: '', label: ['答复邮箱', 'Reply address'] },
  mailSignature: {
    group: 'mail',
    kind: 'words',
    initial: { zh: '', en: '' },
    max: 300,
    lines: true,
    label: ['落款', 'Signature'],
  },
  mailLogDays: {
    group: 'mail',
    kind: 'number',
    initial: 90,
    max: 365,
    label: ['邮件记录保留天数', 'Days the mail log is kept'],
  },
  registrationOnly: {
    group: 'wholeFair',
    kind: 'switch',
    initial: false,
    label: ['仅开放注册', 'Registration only'],
    lead: [
      '开启后，访客可以注册和浏览公开页面与新闻，已注册观众还可使用个人中心、参观凭证、VIP 申请和同事预登记；找展品、收藏、意向订单等其他功能暂不开放。适合开展前的预登记阶段。',
      'On: guests can register and view public pages and news; registered visitors can also use My account, badge, VIP application and colleague pre-registration. Search, favourites, intent orders and other features stay closed. Suitable for the pre-registration phase before the fair.',
    ],
    ask: {
      title: ['切换为仅开放注册？', 'Open for registration only?'],
      lead: [
        '所有观众将立即只能使用个人中心、参观凭证、VIP 申请和同事预登记，无法再找展品、收藏或发送意向订单。您可以随时恢复。',
        'Visitors will immediately be limited to My account, badge, VIP application and colleague pre-registration, with no search, favourites or intent orders. You can reopen the fair at any time.',
      ],
      act: ['仅开放注册', 'Registration only'],
    },
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
type Values = {
  switch: boolean;
  number: number;
  day: string;
  phone: string;
  email: string;
  words: Bilingual;
  countries: readonly string[];
  rates: Rates;
  hosts: readonly string[];
};
export type FairSettings = { [Name in SettingName]: Values[(typeof SETTINGS)[Name]['kind']] };

/** The rows with their names, in their order. */
export const SETTING_ROWS: readonly (Setting & { name: SettingName })[] = Object.entries(SETTINGS).map(
  ([name, row]) => ({
    ...row,
    name: name as SettingName,
  }),
);
