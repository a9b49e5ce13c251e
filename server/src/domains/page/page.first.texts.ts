import type { Bilingual } from '@fairbridge/contract/text.ts';

/** What every fair's pages say until its organizer publishes words of his own. */
export type Section = { title: Bilingual; paragraphs: readonly Bilingual[] };

export const FIRST_AGREEMENT: readonly Section[] = [
  {
    title: { zh: '我们收集什么', en: 'What we collect' },
    paragraphs: [
      {
        zh: '注册时您填写的姓名、公司、职位、联系方式与问卷答案；使用时产生的登录会话、收藏、浏览与意向订单记录。我们不要求填写出生日期。',
        en: 'What you enter when you register: name, company, position, contacts and the answers of the questionnaire; and records created as you use the site: sessions, favourites, browsing history and intent orders. We do not ask for your date of birth.',
      },
    ],
  },
  {
    title: { zh: '谁能看到', en: 'Who can see it' },
    paragraphs: [
      {
        zh: '访客和其他观众只能看到隐去部分文字的姓名、公司、职位和国家；展商还可以看到您的完整姓名和采购需求，您可以在“隐私”中关闭。您向某家展商发送意向订单或询盘、交换名片、接受其邀请或通过其邀请注册后，该展商可以看到您的联系方式，您可以随时撤回。主办方为审核注册和组织展会可以查看您的资料。',
        en: 'Guests and other visitors see only a masked name, company, position and country. Exhibitors also see your full name and sourcing needs; you can turn this off under “Privacy”. An exhibitor can see your contact details once you send it an intent order or inquiry, exchange cards, accept its invitation or register through it, and you can withdraw this at any time. The organizer can see your record to review registrations and run the fair.',
      },
    ],
  },
  {
    title: { zh: '未成年人', en: 'Minors' },
    paragraphs: [
      {
        zh: '未满 18 周岁者须经监护人同意后方可注册，并填写监护人的姓名与联系方式。',
        en: 'People under 18 need the consent of a guardian to register, and give the name and contact of that guardian.',
      },
    ],
  },
  {
    title: { zh: '保存与您的权利', en: 'Storage and your rights' },
    paragraphs: [
      {
        zh: '资料保存在展会所在的服务器上，密码只以不可还原的形式保存。您可以要求查看、更正、导出或删除您的资料；删除后，他人仍需保留的记录（如订单）将作匿名处理。',
        en: 'Your data is stored on the fair’s servers; passwords are stored only in a form that cannot be reversed. You can ask to view, correct, export or delete your data. After deletion, records that others still need, such as orders, are anonymised.',
      },
      {
        zh: '登录凭证仅保存在您的浏览器中，本站不使用会话 Cookie。',
        en: 'Your login is stored only in your browser; this site does not use session cookies.',
      },
    ],
  },
  {
    title: { zh: '使用规则', en: 'Terms of use' },
    paragraphs: [
      {
        zh: '请提供真实的信息，不发布违法、侵权或误导性的内容，不批量采集数据。意向订单表达洽谈意愿，不构成合同。',
        en: 'Provide accurate information, do not publish unlawful, infringing or misleading content, and do not harvest data. An intent order expresses interest in doing business; it is not a contract.',
      },
    ],
  },
];

export const FIRST_DISCLAIMER: readonly Section[] = [
  {
    title: { zh: '展商的内容', en: 'Exhibitor content' },
    paragraphs: [
      {
        zh: '公司与展品的文字、图片、登记证号和价格由展商提供并负责。主办方会处理有根据的投诉，但不保证每一项信息准确完整。',
        en: 'Exhibitors provide and are responsible for the texts, pictures, registration numbers and prices of their companies and exhibits. The organizer follows up well-founded complaints but does not guarantee that all information is accurate and complete.',
      },
    ],
  },
  {
    title: { zh: '登记与合规', en: 'Registration and compliance' },
    paragraphs: [
      {
        zh: '农药等产品的进口、销售与使用须遵守目的地的法律。展示不代表该产品在您所在的国家或地区已获登记或允许使用，请在交易前自行核实。',
        en: 'Import, sale and use of pesticides and similar goods follow the law of the destination. Being shown here does not mean that a product is registered or permitted in your country or region. Please check before you trade.',
      },
    ],
  },
  {
    title: { zh: '交易', en: 'Trade' },
    paragraphs: [
      {
        zh: '本平台帮助买卖双方相识，不参与交易。合同、付款、质量与交付由双方自行约定并承担责任。',
        en: 'This site brings buyers and sellers together and is not a party to their transactions. Contract, payment, quality and delivery are agreed between the parties, who are responsible for them.',
      },
    ],
  },
  {
    title: { zh: '外部链接', en: 'External links' },
    paragraphs: [
      {
        zh: '展商填写的网站不由我们管理，其内容与隐私政策由网站运营方负责。',
        en: 'Websites listed by exhibitors are not managed by us. Their owners are responsible for their content and privacy practices.',
      },
    ],
  },
];

export const FIRST_VISITOR_HANDBOOK: readonly Section[] = [
  {
    title: { zh: '参观之前', en: 'Before you come' },
    paragraphs: [
      {
        zh: '完成注册与问卷，等待审核结果；通过后在“参观凭证”中下载电子胸卡，入场时出示。',
        en: 'Register, answer the questionnaire and wait for the review. Once approved, download your badge under “Badge” and show it at the entrance.',
      },
      {
        zh: '同行的同事可在“预登记”中一并登记，每人收到自己的确认邮件。',
        en: 'Register colleagues coming with you under “Pre-registration”. Each receives their own confirmation e-mail.',
      },
    ],
  },
  {
    title: { zh: '在展会上', en: 'At the fair' },
    paragraphs: [
      {
        zh: '搜索可按产品名、有效成分、CAS 号与展位号查找。收藏您感兴趣的展品，向展商发送意向订单，展商即可看到您的联系方式。',
        en: 'Search by exhibit name, active ingredient, CAS number or booth number. Add exhibits you like to your favourites and send intent orders; the exhibitor can then see your contact details.',
      },
    ],
  },
  {
    title: { zh: '需要帮助', en: 'Help' },
    paragraphs: [
      {
        zh: '请先查看“常见问题”，也可以通过“意见与建议”联系主办方。',
        en: 'Check “Q&A” first, or contact the organizer under “Feedback”.',
      },
      {
        zh: '建议使用新版 Chrome 或 Edge；Firefox 除用本机摄像头直播外均可使用。Safari 尚未在苹果设备上测试，通话、摄像头直播和推送可能不可用。',
        en: 'We recommend a current Chrome or Edge. Firefox works except for going live with the camera of your device. Safari has not been tested on Apple devices: calls, going live with the camera and push notifications may not work.',
      },
    ],
  },
];

export const FIRST_EXHIBITOR_HANDBOOK: readonly Section[] = [
  {
    title: { zh: '准备展位', en: 'Prepare your booth' },
    paragraphs: [
      {
        zh: '用主办方发给您的账号登录，先完善公司信息与图片，再添加展品。展品可以逐个填写，也可以用表格批量导入。',
        en: 'Log in with the account the organizer gave you. Complete your company information and pictures first, then add exhibits one by one or import them by spreadsheet.',
      },
      {
        zh: '每件展品可设定可见范围：所有买家、客户池内买家或已审核的观众。',
        en: 'Set the visibility of each exhibit: all buyers, buyers in your customer pool, or approved visitors.',
      },
    ],
  },
  {
    title: { zh: '接待买家', en: 'Meet buyers' },
    paragraphs: [
      {
        zh: '在“意向订单”和“资料申请”中及时回复买家；管理员可以把客户分配给同事，离职时一并交接。',
        en: 'Reply to buyers promptly under “Intent orders” and “Document requests”. Administrators can assign buyers to colleagues and hand them over when someone leaves.',
      },
    ],
  },
];
