import type { Words } from '../text.ts';
import type { MailKind } from './mail.kinds.ts';

/**
 * What the text of an e-mail may name in braces, with the value that a preview shows. Three of them are more than words where they stand
 * in a paragraph of their own: `code` is shown large, `link` is a button, `details` a table.
 */
export const MAIL_VARIABLES = {
  fair: { name: ['展会简称', 'Short name of the fair'], sample: ['本届展会', 'This fair'] },
  exhibition: { name: ['展会全称', 'Full name of the fair'], sample: ['本届展览会', 'This exhibition'] },
  code: { name: ['验证码', 'Code'], sample: ['123456', '123456'] },
  link: { name: ['按钮和链接', 'Button with its link'], sample: ['打开', 'Open'] },
  details: { name: ['明细表', 'Table of details'], sample: ['明细', 'Details'] },
  purpose: { name: ['验证码用途', 'What the code is for'], sample: ['登录验证码', 'login code'] },
  lead: {
    name: ['说明用途的一句话', 'Sentence about its purpose'],
    sample: ['您正在登录，验证码如下。', 'You are logging in. This is your code.'],
  },
  minutes: { name: ['有效分钟数', 'Minutes it is valid'], sample: ['10', '10'] },
  days: { name: ['有效天数', 'Days it is valid'], sample: ['7', '7'] },
  change: {
    name: ['变更内容（一句话）', 'What has changed (a sentence)'],
    sample: ['您的登录密码已修改。', 'Your password has been changed.'],
  },
  title: { name: ['通知标题', 'Title of the notice'], sample: ['通知标题', 'Title of the notice'] },
  text: { name: ['通知内容', 'Text of the notice'], sample: ['通知的内容。', 'This is what the notice says.'] },
  number: { name: ['胸卡编号', 'Badge number'], sample: ['A000123', 'A000123'] },
  company: { name: ['公司名称', 'Company'], sample: ['展桥示例公司', 'Sample Company'] },
  howToEnter: {
    name: ['登录方法（一句话）', 'How to log in (a sentence)'],
    sample: ['请点击下面的按钮设置登录密码。', 'Click the button below to set your password.'],
  },
  codeHint: {
    name: ['个人绑定代码说明', 'Note on the personal code'],
    sample: ['个人绑定代码只属于您，请勿转发。', 'The personal code is yours; do not share it.'],
  },
  role: { name: ['角色', 'Role'], sample: ['审核员', 'reviewer'] },
  product: { name: ['展品名称', 'Exhibit'], sample: ['示例展品', 'Sample exhibit'] },
  exhibitor: { name: ['展商名称', 'Exhibitor'], sample: ['展桥示例公司', 'Sample Company'] },
  count: { name: ['展商数量', 'Number of exhibitors'], sample: ['3', '3'] },
  about: { name: ['询盘对象', 'What the inquiry is about'], sample: ['示例展品', 'Sample exhibit'] },
} as const satisfies Record<string, { name: Words; sample: Words }>;
export type MailVariable = keyof typeof MAIL_VARIABLES;

/** What stands in a paragraph of its own as more than words, and in no subject. */
export const MAIL_BLOCKS = ['code', 'link', 'details'] as const satisfies readonly MailVariable[];
export type MailBlock = (typeof MAIL_BLOCKS)[number];
export const isMailBlock = (name: string): name is MailBlock => MAIL_BLOCKS.some((one) => one === name);

/** The text of the house. An empty line begins a new paragraph. Greeting, signature and the way to unsubscribe stand around it. */
export type MailLetter = {
  subject: Words;
  body: Words;
  variables: readonly MailVariable[];
  /** Those without which the e-mail would be of no use. */
  needed: readonly MailVariable[];
};

const noticed = (needed: readonly MailVariable[] = ['text', 'link']) =>
  ({
    subject: ['【{fair}】{title}', '{fair}: {title}'],
    body: ['{text}\n\n{link}', '{text}\n\n{link}'],
    variables: ['fair', 'title', 'text', 'link'],
    needed,
  }) as const satisfies MailLetter;

/** The e-mails whose text the organizer may replace. */
export const MAIL_LETTERS = {
  code: {
    subject: ['【{fair}】{purpose} {code}', '{fair}: your {purpose} {code}'],
    body: [
      '{lead}\n\n{code}\n\n{link}\n\n验证码 {minutes} 分钟内有效，请勿告诉他人。如果不是您本人操作，请忽略这封邮件。',
      '{lead}\n\n{code}\n\n{link}\n\nThis code is valid for {minutes} minutes. Do not share it with anyone. If this was not you, please ignore this e-mail.',
    ],
    variables: ['fair', 'purpose', 'lead', 'code', 'link', 'minutes'],
    needed: ['code'],
  },
  emailConfirmation: {
    subject: ['【{fair}】请确认您的邮箱', '{fair}: please confirm your e-mail address'],
    body: [
      '您正在用这个邮箱注册{fair}。请点击下面的按钮确认邮箱并设置密码。\n\n{link}\n\n链接 24 小时内有效，只能使用一次。如果不是您本人操作，请忽略这封邮件，不会创建任何账号。',
      'You are registering for {fair} with this address. Click the button below to confirm it and set a password.\n\n{link}\n\nThe link is valid for 24 hours and can be used once. If this was not you, please ignore this e-mail; no account will be created.',
    ],
    variables: ['fair', 'link'],
    needed: ['link'],
  },
  registrationBegun: {
    subject: ['【{fair}】您的注册已开始', '{fair}: your registration has begun'],
    body: [
      '您的{fair}账号已创建。填写个人信息、公司信息和问卷后即完成注册；如果中途离开，随时可以从这里继续。\n\n{link}',
      'Your {fair} account has been created. Add your details, company and questionnaire answers to complete your registration. You can continue from here at any time.\n\n{link}',
    ],
    variables: ['fair', 'link'],
    needed: ['link'],
  },
  review: noticed(),
  vip: noticed(),
  accountChanged: {
    subject: ['【{fair}】账号安全提醒', '{fair}: account security notice'],
    body: [
      '{change}\n\n如果不是您本人操作，请立即用“忘记密码”重新设置密码，并联系主办方。',
      '{change}\n\nIf this was not you, reset your password with “Forgot password” immediately and contact the organizer.',
    ],
    variables: ['fair', 'change'],
    needed: ['change'],
  },
  loginLink: {
    subject: ['【{fair}】登录链接', '{fair}: your login link'],
    body: [
      '有人请求登录您的{fair}账号。请在您的设备上打开下面的链接，再输入密码或验证码登录；他人输错的次数不影响您。\n\n{link}\n\n链接 {days} 天内有效。链接本身不会登录您的账号。如果不是您本人操作，请忽略这封邮件。',
      'Someone requested to log in to your {fair} account. Open the link below on your own device and log in with your password or a code; failed attempts by others do not affect you.\n\n{link}\n\nThe link is valid for {days} days and does not log you in by itself. If this was not you, please ignore this e-mail.',
    ],
    variables: ['fair', 'link', 'days'],
    needed: ['link'],
  },
  passwordLink: {
    subject: ['【{fair}】设置新密码', '{fair}: set a new password'],
    body: [
      '{fair}客服向您发送了设置新密码的链接。链接只发到您账号的邮箱，客服看不到。\n\n{link}\n\n链接 {minutes} 分钟内有效，只能使用一次。如果您没有联系过客服，请忽略这封邮件，密码不会改变。',
      'Support at {fair} has sent you a link to set a new password. It goes to the e-mail of your account only. Support cannot see it.\n\n{link}\n\nThe link is valid for {minutes} minutes and can be used once. If you did not contact support, please ignore this e-mail. Your password stays as it is.',
    ],
    variables: ['fair', 'link', 'minutes'],
    needed: ['link'],
  },
  badge: {
    subject: ['【{fair}】您的参观胸卡', '{fair}: your badge'],
    body: [
      '您的胸卡编号是 {number}。登录后可以查看入场二维码，下载胸卡和确认函。\n\n{link}',
      'Your badge number is {number}. Log in to see its QR code and to download your badge and confirmation letter.\n\n{link}',
    ],
    variables: ['fair', 'number', 'link'],
    needed: ['link'],
  },
  preregistration: {
    subject: ['【{fair}】有人为您办理了观众预登记，请确认', '{fair}: you have been pre-registered, please confirm'],
    body: [
      '一位已通过审核的观众用这个邮箱为您办理了“{exhibition}”的观众预登记。请点击下方按钮，查看是谁发起、填写了什么，再决定是否确认；确认后，对方可以为您下载胸卡和确认函。\n\n{details}\n\n{link}\n\n如果您不参加展会，或不认识发起人，可以在同一页面拒绝，我们不会再就此给您发信。',
      'An approved visitor has pre-registered you as a visitor to {exhibition} with this address. Click the button below to see who it was and what they entered, then decide whether to confirm. Once you confirm, they can download your badge and confirmation letter.\n\n{details}\n\n{link}\n\nIf you are not attending or do not know the sender, you can decline on the same page and we will not e-mail you about this again.',
    ],
    variables: ['fair', 'exhibition', 'details', 'link'],
    needed: ['link'],
  },
  staffInvitation: {
    subject: ['【{fair}】邀请您加入主办方控制台', '{fair}: invitation to the organizer console'],
    body: [
      '您已被添加为{fair}主办方工作人员，角色：{role}。\n\n{howToEnter}\n\n{link}\n\n每次登录时，我们会向此邮箱发送验证码。',
      'You have been added to the organizer staff of {fair} as {role}.\n\n{howToEnter}\n\n{link}\n\nWe send a code to this address at each login.',
    ],
    variables: ['fair', 'role', 'howToEnter', 'link'],
    needed: ['howToEnter', 'link'],
  },
  administratorInvitation: {
    subject: ['【{fair}】{company} 的展商账号已开通', '{fair}: exhibitor account for {company} is ready'],
    body: [
      '{fair}主办方已为 {company} 开通展商账号，并邀请您担任管理员：您可以完善公司资料、发布展品、添加同事并处理意向订单。\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\n如果您不在这家公司工作，请忽略这封邮件。',
      'The organizer of {fair} has created an exhibitor account for {company} and invites you to be its administrator. You can complete the company information, publish exhibits, add colleagues and handle intent orders.\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\nIf you do not work for this company, please ignore this e-mail.',
    ],
    variables: ['fair', 'company', 'howToEnter', 'details', 'link', 'codeHint'],
    needed: ['howToEnter', 'details', 'link'],
  },
  employeeInvitation: {
    subject: ['【{fair}】{company} 为您开通了展商账号', '{fair}: {company} has opened an exhibitor account for you'],
    body: [
      '{company} 的管理员已将您添加为员工，您可以在{fair}管理展品、回复买家并处理意向订单。\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\n如果您不在这家公司工作，请忽略这封邮件。',
      'An administrator of {company} has added you as an employee. You can now manage exhibits, reply to buyers and handle intent orders at {fair}.\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\nIf you do not work for this company, please ignore this e-mail.',
    ],
    variables: ['fair', 'company', 'howToEnter', 'details', 'link', 'codeHint'],
    needed: ['howToEnter', 'details', 'link'],
  },
  employeeRestored: {
    subject: ['【{fair}】您在 {company} 的展商账号已恢复', '{fair}: your account with {company} has been restored'],
    body: [
      '{company} 的管理员已恢复您的员工账号，您可以重新登录{fair}展商端。\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\n如果您不在这家公司工作，请忽略这封邮件。',
      'An administrator of {company} has restored your employee account. You can log in to {fair} as an exhibitor again.\n\n{howToEnter}\n\n{details}\n\n{link}\n\n{codeHint}\n\nIf you do not work for this company, please ignore this e-mail.',
    ],
    variables: ['fair', 'company', 'howToEnter', 'details', 'link', 'codeHint'],
    needed: ['howToEnter', 'details', 'link'],
  },
  invitation: {
    ...noticed(),
    body: ['{text}\n\n{details}\n\n{link}', '{text}\n\n{details}\n\n{link}'],
    variables: ['fair', 'title', 'text', 'details', 'link'],
  },
  orderCopy: {
    subject: ['【{fair}】您的意向订单已发送：{product}', '{fair}: your intent order for {product} has been sent'],
    body: [
      '{exhibitor} 已收到您的意向订单。展商查看之前，您可以在“询盘和订单”中修改或撤回。意向订单不构成购买承诺。\n\n{details}\n\n{link}',
      '{exhibitor} has received your intent order. Until they have seen it, you can change or withdraw it under “Inquiries and orders”. It is not a commitment to buy.\n\n{details}\n\n{link}',
    ],
    variables: ['fair', 'product', 'exhibitor', 'details', 'link'],
    needed: ['details'],
  },
  newOrder: {
    subject: ['【{fair}】新的意向订单：{product}', '{fair}: new intent order for {product}'],
    body: ['{text}\n\n{details}\n\n{link}', '{text}\n\n{details}\n\n{link}'],
    variables: ['fair', 'product', 'text', 'details', 'link'],
    needed: ['text', 'link'],
  },
  inquiryCopy: {
    subject: [
      '【{fair}】您的询盘已发送给 {count} 家展商',
      '{fair}: your inquiry has been sent to {count} {count|supplier|suppliers}',
    ],
    body: [
      '以下展商已收到您的询盘。展商查看之前，您可以在“询盘和订单”中修改或撤回。\n\n{details}\n\n{link}',
      'These suppliers have received your inquiry. Until they have seen it, you can change or withdraw it under “Inquiries and orders”.\n\n{details}\n\n{link}',
    ],
    variables: ['fair', 'count', 'details', 'link'],
    needed: ['details'],
  },
  newInquiry: {
    subject: ['【{fair}】新的询盘：{about}', '{fair}: new inquiry about {about}'],
    body: ['{text}\n\n{link}', '{text}\n\n{link}'],
    variables: ['fair', 'about', 'text', 'link'],
    needed: ['text', 'link'],
  },
  quote: noticed(),
  documentAnswer: noticed(),
  meeting: noticed(),
  live: noticed(),
  exhibitorIncomplete: {
    subject: ['【{fair}】请完善 {company} 的参展资料', '{fair}: please complete the information of {company}'],
    body: ['{text}\n\n{link}', '{text}\n\n{link}'],
    variables: ['fair', 'company', 'text', 'link'],
    needed: ['text', 'link'],
  },
  exhibitorApplication: {
    subject: ['【{fair}】{title}', '{fair}: {title}'],
    body: ['{text}', '{text}'],
    variables: ['fair', 'title', 'text'],
    needed: ['text'],
  },
  exhibitorTask: {
    subject: ['【{fair}】{company} 有参展任务待完成', '{fair}: tasks for {company} to complete'],
    body: ['{text}\n\n{link}', '{text}\n\n{link}'],
    variables: ['fair', 'company', 'text', 'link'],
    needed: ['text', 'link'],
  },
  exhibitorSideOpen: {
    subject: ['【{fair}】展商端已开放', '{fair}: exhibitor access is now open'],
    body: [
      '您此前登录{fair}展商端时尚未开放。现在展商端已开放，欢迎登录管理展品、回复买家。\n\n{link}',
      'Exhibitor access to {fair} was not open when you last logged in. It is open now. Log in to manage your exhibits and reply to buyers.\n\n{link}',
    ],
    variables: ['fair', 'link'],
    needed: ['link'],
  },
  chat: {
    subject: ['【{fair}】{title}', '{fair}: {title}'],
    body: [
      '您有聊天消息尚未阅读，请登录查看并回复。\n\n{link}',
      'You have chat messages that you have not read yet. Log in to read and reply.\n\n{link}',
    ],
    variables: ['fair', 'title', 'link'],
    needed: ['link'],
  },
} as const satisfies Partial<Record<MailKind, MailLetter>>;

export type LetterKind = keyof typeof MAIL_LETTERS;
export const LETTER_KINDS = Object.keys(MAIL_LETTERS) as [LetterKind, ...LetterKind[]];
export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(MAIL_LETTERS, kind);
export const letterOf = (kind: LetterKind): MailLetter => MAIL_LETTERS[kind];

/** What whoever writes such an e-mail gives: the fair and what stands in paragraphs of its own are known otherwise. */
export type LetterValues<K extends LetterKind> = Readonly<
  Record<Exclude<(typeof MAIL_LETTERS)[K]['variables'][number], 'fair' | MailBlock>, string | number>
>;
