import { texts } from '@fairbridge/contract/text.ts';

export const settingsTexts = texts({
  title: ['展会设置', 'Settings'],
  lead: [
    '更改立即生效，一秒内在所有页面起作用，并记入操作日志。',
    'Changes take effect on all pages within a second and are recorded in the audit log.',
  ],
  registration: ['观众注册', 'Visitor registration'],
  exhibitorSide: ['展商端', 'Exhibitor side'],
  wholeFair: ['展会开放', 'Fair access'],
  circle: ['商圈', 'Business circle'],
  postReview: ['动态先审后发', 'Review posts before publishing'],
  postReviewLead: [
    '开启后，新发布和修改的动态由主办方审核后才对外展示；关闭后，动态发布即可见，主办方可事后下架。',
    'On: new and edited posts are public only after the organizer approves them. Off: posts are public immediately and can be removed afterwards.',
  ],
  postLimitsLead: [
    '每个账号可以发布的动态数量。撤回的动态不计入，被下架的计入。',
    'How many posts each account can publish. Withdrawn posts do not count; removed posts do.',
  ],
  postsVisitorMax: ['观众', 'Visitor'],
  postsStandardMax: ['展商：标准套餐', 'Exhibitor: standard'],
  postsUpgradedMax: ['展商：升级套餐', 'Exhibitor: upgraded'],
  postsRegionalMax: ['展商：区域套餐', 'Exhibitor: regional'],
  savePostLimits: ['保存数量', 'Save limits'],
  lives: ['直播', 'Live streams'],
  replayDays: ['录像保留天数', 'Days recordings are kept'],
  replayDaysLead: [
    '从每场直播结束算起；0 表示保留到展会删除为止。到期的录像每天自动删除，不能恢复，直播页会说明回放已过期。',
    'Counted from the end of each live stream; 0 keeps recordings until the fair is deleted. Older ones are deleted every day and cannot be restored; the page of the live stream says that its replay has expired.',
  ],
  saveReplayDays: ['保存天数', 'Save days'],
  service: ['客服', 'Customer service'],
  openingHours: ['接待时间', 'Opening hours'],
  serviceLead: [
    '显示在观众个人中心的“客服”页。电话留空则只显示留言表单。',
    'Shown on the “Customer service” page in My account. If the telephone is empty, only the message form is shown.',
  ],
  servicePhone: ['客服电话', 'Telephone'],
  serviceHoursZh: ['服务时间（中文）', 'Service hours (Chinese)'],
  serviceHoursEn: ['服务时间（英文）', 'Service hours (English)'],
  saveService: ['保存客服信息', 'Save customer service'],
  on: ['已开启', 'On'],
  off: ['已关闭', 'Off'],
  saved: ['设置已保存', 'Settings saved'],
  reviewAtOnce: ['注册完成后自动通过', 'Approve registrations automatically'],
  reviewAtOnceLead: [
    '开启后，观众完成注册即通过审核；关闭后，新注册的观众进入审核队列，等待主办方审核。已在队列中的观众不受影响。',
    'On: visitors are approved as soon as they complete registration. Off: new registrations wait in the review queue. Visitors already in the queue are not affected.',
  ],
  visitorDelay: ['允许稍后完成注册', 'Allow registration to be completed later'],
  visitorDelayLead: [
    '开启后，观众登录即可浏览展会，稍后再补全资料和问卷；关闭后，须先完成全部注册步骤。',
    'On: visitors can browse the fair after logging in and complete their details and questionnaire later. Off: all registration steps must be completed first.',
  ],
  adminSecondStep: ['展商管理员登录需要邮箱验证码', 'Require an e-mail code for exhibitor administrators'],
  adminSecondStepLead: [
    '开启后，展商管理员每次登录除密码外还需输入邮箱验证码。',
    'On: exhibitor administrators enter an e-mail code in addition to their password at each login.',
  ],
  exhibitorDisabled: ['关闭展商端', 'Close the exhibitor side'],
  exhibitorDisabledLead: [
    '开启后，所有展商员工都不能登录，已登录的会看到“展商端暂未开放”。观众看到的展品和展商页面不受影响。',
    'On: exhibitor staff cannot log in, and those logged in see that exhibitor access is not open yet. Exhibits and exhibitor pages stay visible to visitors.',
  ],
  registrationOnly: ['仅开放注册', 'Registration only'],
  registrationOnlyLead: [
    '开启后，访客可以注册和浏览公开页面与新闻，已注册观众还可使用个人中心、参观凭证、VIP 申请和同事预登记；找展品、收藏、意向订单等其他功能暂不开放。适合开展前的预登记阶段。',
    'On: guests can register and view public pages and news; registered visitors can also use My account, badge, VIP application and colleague pre-registration. Search, favourites, intent orders and other features stay closed. Suitable for the pre-registration phase before the fair.',
  ],
  closeTitle: ['关闭展商端？', 'Close the exhibitor side?'],
  closeLead: [
    '所有展商员工将立即无法使用工作台，包括正在查看意向订单的人。您可以随时重新开放。',
    'All exhibitor staff immediately lose access to the workbench, including anyone viewing intent orders now. You can reopen it at any time.',
  ],
  closeAct: ['关闭展商端', 'Close the exhibitor side'],
  onlyTitle: ['切换为仅开放注册？', 'Open for registration only?'],
  onlyLead: [
    '所有观众将立即只能使用个人中心、参观凭证、VIP 申请和同事预登记，无法再找展品、收藏或发送意向订单。您可以随时恢复。',
    'Visitors will immediately be limited to My account, badge, VIP application and colleague pre-registration, with no search, favourites or intent orders. You can reopen the fair at any time.',
  ],
  onlyAct: ['仅开放注册', 'Registration only'],
});
