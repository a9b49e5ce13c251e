import type { Words } from '@fairbridge/contract/text.ts';

/** A step, and the screen where it is taken. */
type Step = { text: Words; to?: string };
export type Chapter = { id: string; title: Words; steps: readonly Step[] };

const step = (zh: string, en: string, to?: string): Step => ({ text: [zh, en], ...(to !== undefined && { to }) });

/** How an organizer runs a fair, from the first day to the last: `/organizer/help`, and docs/handbook made of it. */
export const HANDBOOK: readonly Chapter[] = [
  {
    id: 'first-day',
    title: ['第一天：开设展会', 'The first day: opening a fair'],
    steps: [
      step(
        '安装后打开终端显示的链接，填写展会名称、展期和负责人账号。首页的“开展准备”列出尚未完成的事项。',
        'Open the link that the terminal shows after the installation, and enter the fair’s name, its days and the owner’s account. “Before you open” on the home page lists what is still to do.',
        '/organizer',
      ),
      step(
        '补全展会资料：开放时间、展馆地址、标志、主色、主办单位、联系方式和法律主体。',
        'Complete the fair details: opening hours, address of the venue, logo, colours, hosts, contacts and legal entity.',
        '/organizer/fair',
      ),
      step(
        '按展会资料起草用户协议和免责声明，请法务审阅后发布。发布前任何人都不能注册。',
        'Draft the agreement and the disclaimer from the fair details, have them checked, and publish them. Registration stays closed until then.',
        '/organizer/pages',
      ),
      step(
        '核对类别、展馆、楼层等基础词表；可以导入表格。',
        'Check the categories, halls, floors and other lists of words. You can import them from a spreadsheet.',
        '/organizer/vocabulary',
      ),
      step(
        '添加同事并分配角色：审核员审核观众，编辑管理展商和内容，客服处理咨询。至少设两位负责人。',
        'Add colleagues with their roles: reviewers review visitors, editors manage exhibitors and content, support answers questions. Have at least two owners.',
        '/organizer/staff',
      ),
      step(
        '发送一封测试邮件，并填写发件人名称、回复邮箱和签名。',
        'Send a test e-mail, and enter the sender’s name, the reply-to address and the signature.',
        '/organizer/settings',
      ),
    ],
  },
  {
    id: 'exhibitors',
    title: ['展商：从导入到准备就绪', 'Exhibitors: from the list to the finished booth'],
    steps: [
      step(
        '设定参展套餐：展品、直播、员工账号、存储空间等额度，以及能否报名采购对接。',
        'Set up the packages: limits of exhibits, live streams, employee accounts and storage, and who may sign up for sourcing.',
        '/organizer/exhibitors/packages',
      ),
      step(
        '导入展商表格：系统先检查每一行，全部无误后才导入。带编号的行再次导入时更新同一家展商。',
        'Import the exhibitors from a spreadsheet: every row is checked first, and nothing is imported while one is wrong. Rows with a reference number update the same exhibitor next time.',
        '/organizer/exhibitors/import',
      ),
      step(
        '在展商列表中筛选“尚未邀请”，一次向所有管理员发送邀请；之后可提醒未登录的管理员和资料不全的展商。',
        'Filter the list by “Not invited” and invite all administrators in one go. Later, remind those who have not logged in and those whose information is incomplete.',
        '/organizer/exhibitors',
      ),
      step(
        '发布参展任务和截止日期，例如会刊资料、楣板文字、水电申请；系统在截止前 7 天和 1 天提醒，您可以查看和导出完成情况。',
        'Publish tasks with their deadlines, for example catalogue entry, fascia lettering, power. Exhibitors are reminded 7 days and 1 day before, and you can see and export the progress.',
        '/organizer/exhibitors/tasks',
      ),
      step(
        '绘制或导入展馆平面图，再为展商分配展位；发布后访客可以搜索展位和路线。',
        'Draw or import the floor plan, then assign booths. Once it is published, visitors find booths and routes on it.',
        '/organizer/floor-plan',
      ),
      step(
        '审核企业提交的参展申请；通过后即成为展商，其联系人收到管理员邀请。在设置中开启申请。',
        'Review applications to exhibit. Once approved, the company is an exhibitor and its contact is invited. Turn applications on in the settings.',
        '/organizer/exhibitors/applications',
      ),
      step(
        '展商退展时在其页面停用：立即不再展示，展位空出，数据保留。',
        'When an exhibitor withdraws, disable it on its page: it is no longer shown, its booth is free, and its data is kept.',
        '/organizer/exhibitors',
      ),
    ],
  },
  {
    id: 'visitors',
    title: ['观众：注册、审核与查找', 'Visitors: registration, review, search'],
    steps: [
      step(
        '设定注册的开始和截止日期、人数上限，以及是否先审核。',
        'Set the days on which registration opens and closes, the limit of visitors, and whether they are reviewed first.',
        '/organizer/settings',
      ),
      step(
        '编辑注册问卷；已有回答的选项只能停用，不会丢失回答。',
        'Edit the registration questionnaire. Options that have answers can be retired only, so no answer is lost.',
        '/organizer/questionnaire',
      ),
      step(
        '逐个或批量审核，拒绝时填写原因，对方会收到通知。',
        'Review visitors one by one or many at once. Give a reason when you decline, and the visitor is told.',
        '/organizer/visitors',
      ),
      step(
        '按姓名、公司、邮箱、手机或胸卡号查找任何人；顶部搜索框对整个控制台有效，快捷键 /。',
        'Find anyone by name, company, e-mail, mobile or badge number. The search at the top covers the whole console; its key is /.',
        '/organizer/visitors',
      ),
    ],
  },
  {
    id: 'personal-data',
    title: ['个人信息与屏蔽', 'Personal data and blocks'],
    steps: [
      step(
        '收到个人信息请求时，在该观众的页面导出、更正或删除，并保存删除凭证。',
        'When a person asks for their data, export, correct or erase it on the visitor’s page, and keep the receipt.',
        '/organizer/visitors/erased',
      ),
      step(
        '查看疑似重复的观众，核对后合并为一条记录。',
        'Look at possible duplicates and merge two records of one person.',
        '/organizer/visitors/duplicates',
      ),
      step(
        '屏蔽邮箱、邮箱域名、手机号或公司，对方注册和登录时会看到说明。',
        'Block an e-mail address, a mail domain, a mobile or a company. They are told so when they register or log in.',
        '/organizer/visitors/blocks',
      ),
    ],
  },
  {
    id: 'content',
    title: ['首页、新闻与活动', 'Home page, news and events'],
    steps: [
      step(
        '排列首页版块，放置横幅和广告；每个链接可以设定展示时间和对象，并可预览。',
        'Arrange the sections of the home page and place banners and ads. Each link can have a time and an audience, and can be previewed.',
        '/organizer/home',
      ),
      step('撰写新闻，可定时发布。', 'Write news, and schedule it if you like.', '/organizer/articles'),
      step(
        '添加论坛、公开课等同期活动；更改展期时可以一并顺延。',
        'Add forums, workshops and other events. They can move along when the days of the fair change.',
        '/organizer/programmes',
      ),
      step(
        '向选定的观众或展商发送公告，可同时发送邮件，并查看阅读情况。',
        'Send announcements to selected visitors or exhibitors, also by e-mail, and see how many have read them.',
        '/organizer/announcements',
      ),
    ],
  },
  {
    id: 'mail',
    title: ['邮件', 'E-mail'],
    steps: [
      step(
        '查看每封邮件是否已发送、未送达的原因，并可重新发送。',
        'See of each e-mail whether it was sent and why it was not delivered, and send it again.',
        '/organizer/mails',
      ),
      step(
        '修改邮件的中英文内容，预览后给自己发送测试邮件。',
        'Change the texts of e-mails in both languages, preview them, and send yourself a test.',
        '/organizer/mails/texts',
      ),
      step(
        '退信的邮箱会停止发送；核实后可以恢复。',
        'Addresses that bounce are written to no longer. Release them once they are correct.',
        '/organizer/mails/addresses',
      ),
    ],
  },
  {
    id: 'trade',
    title: ['采购需求与对接会', 'Sourcing and procurement meetings'],
    steps: [
      step(
        '查看买家的采购需求，可设定先审后发；系统自动匹配展商。',
        'See what buyers want to source, and review it first if you like. Exhibitors are matched automatically.',
        '/organizer/sourcing',
      ),
      step(
        '开设对接会，审核报名，安排场次和桌位。',
        'Set up procurement meetings, review the sign-ups, and plan sessions and tables.',
        '/organizer/meetings',
      ),
      step(
        '设定各成分在不同国家的合规规则。仅适用于有有效成分的展会。',
        'Set compliance rules of ingredients by country. Only at fairs whose exhibits have ingredients.',
        '/organizer/compliance',
      ),
    ],
  },
  {
    id: 'on-the-days',
    title: ['展期之内', 'On the days of the fair'],
    steps: [
      step(
        '设置入口，以及同一胸卡可以入场几次。',
        'Set up the gates, and how often a badge may come in.',
        '/organizer/badge/gates',
      ),
      step(
        '在入口用手机摄像头、扫码枪、编号或姓名签到；断网时照常签到，联网后自动补传。',
        'Check people in at a gate by a phone’s camera, a scanner, number or name. Without a network entries are kept and sent later.',
        '/organizer/badge',
      ),
      step(
        '为未注册的到场人员现场登记并打印胸卡；重复打印须填写原因。',
        'Register people who come without a badge and print it. A reprint needs a reason.',
        '/organizer/badge/walk-in',
      ),
      step(
        '按入口、展馆、小时和日期查看入场人数。',
        'See how many came in by gate, hall, hour and day.',
        '/organizer/badge/figures',
      ),
      step(
        '查看正在进行的直播，必要时中止；处理聊天举报和动态审核。',
        'Watch the live streams and stop one if you must. Handle reported chats and posts to review.',
        '/organizer/lives',
      ),
      step('回复观众和展商的意见与咨询。', 'Answer feedback and questions.', '/organizer/suggestions'),
      step(
        '查看访问、搜索无结果的词、长时间未答复的询盘。',
        'Look at the figures: visits, searches without results, inquiries that wait for an answer.',
        '/organizer/figures',
      ),
    ],
  },
  {
    id: 'safety',
    title: ['账号与安全', 'Accounts and safety'],
    steps: [
      step(
        '每次登录都需要邮箱验证码或验证器；请保存恢复码。',
        'Every login needs a code by e-mail or an authenticator app. Keep your recovery codes.',
        '/organizer/security',
      ),
      step(
        '操作记录保存每次更改：何人、何时、从何值改为何值，可以导出。',
        'The audit log keeps every change: who, when, from what to what. You can export it.',
        '/organizer/audit',
      ),
    ],
  },
  {
    id: 'next-fair',
    title: ['下一届展会', 'The next fair'],
    steps: [
      step(
        '新建展会，或复制现有展会的资料、词表、展商和展品；日期自动顺延，不复制任何观众数据。',
        'Make a new fair, or copy one with its details, lists of words, exhibitors and exhibits. Dates are shifted, and no data of visitors goes along.',
        '/organizer/fairs',
      ),
      step(
        '新展会先是草稿：用预览链接查看，准备好后开放；闭幕后存档，仍可阅读但不能更改。',
        'A new fair begins as a draft. Look at it by its preview link, open it when it is ready, and archive it afterwards: it can be read, not changed.',
        '/organizer/fair/state',
      ),
    ],
  },
];
