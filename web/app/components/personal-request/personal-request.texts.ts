import { sharedTexts, textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const personalRequestTexts = textsWithShared({
  partLead: [
    '观众以信函、电话等方式要求查阅、更正或删除个人信息时，由负责人在此办理。',
    'Owners handle requests here when a visitor asks by letter or telephone to see, correct or delete personal data.',
  ],
  exportData: ['导出个人信息', 'Export data'],
  correct: ['更正资料…', 'Correct details…'],
  correctTitle: ['更正观众资料', 'Correct details of a visitor'],
  correctLead: [
    '观众会收到通知，说明更正了哪些项目。登录邮箱和登录手机号请在“客服处理”中更正。',
    'The visitor is told which details were corrected. To correct a login e-mail or login mobile, use the support section.',
  ],
  correctAct: ['更正资料', 'Correct details'],
  correctDone: ['资料已更正', 'Details corrected'],
  companyName: ['公司名称', 'Company'],
  reasonHint: [
    '例如：来信日期和编号。请勿填写姓名等个人信息，操作日志会长期保存。',
    'For example, date and number of the letter. Leave out names: the audit log is kept.',
  ],
  erase: ['删除个人信息…', 'Erase data…'],
  eraseTitle: ['删除个人信息？', 'Erase personal data?'],
  eraseLead: [
    '该观众的账号、注册资料、聊天、收藏等将全部删除；意向订单和询盘为展商保留，但不再含个人信息。删除后无法恢复。观众会收到通知。',
    'Account, registration, chats, favourites and everything else of this visitor are deleted. Intent orders and inquiries stay with the exhibitors, without personal data. This cannot be undone. The visitor is told.',
  ],
  eraseAct: ['删除个人信息', 'Erase data'],
  typed: ['请输入“{name}”以确认', 'Type “{name}” to confirm'],
  way: ['请求方式', 'How the request came'],
  letter: ['信函', 'Letter'],
  email: sharedTexts.Email,
  telephone: ['电话', 'Telephone'],
  inPerson: ['当面', 'In person'],
  authority: ['监管机构转达', 'Through an authority'],
  otherFair: [
    '该账号还用于其他展会，只能由本人在“隐私与数据”中注销。',
    'This account is also used at another fair. Only its owner can delete it, under Privacy and data.',
  ],
  staff: [
    '该账号属于主办方工作人员，请先移除其工作人员身份。',
    'This account belongs to organizer staff. Remove them from the staff first.',
  ],
  receipts: ['删除凭证', 'Erasure receipts'],
  receiptsLead: ['按请求删除个人信息的记录，不含姓名。', 'Records of personal data erased on request, without names.'],
  noReceipts: ['还没有删除凭证', 'No receipts yet'],
  noReceiptsLead: [
    '在观众资料中删除个人信息后，凭证会列在这里。',
    'A receipt appears here after you erase the data of a visitor on their record.',
  ],
  receipt: ['个人信息删除凭证', 'Receipt of erased personal data'],
  receiptNumber: ['凭证编号', 'Receipt number'],
  at: ['删除时间', 'Erased'],
  by: ['经办人', 'By'],
  print: ['打印', 'Print'],
  numbers: ['删除与保留的记录', 'Records deleted and kept'],
  kind: sharedTexts.Type,
  deleted: sharedTexts.Deleted,
  emptied: ['已清除个人信息', 'Personal data removed'],
  kept: ['保留', 'Kept'],
  why: ['保留的内容与依据', 'What is kept, and why'],
  keptOrders: [
    '意向订单和询盘：属于展商的交易记录，依法保存；不再含姓名、公司和联系方式。',
    'Intent orders and inquiries are business records of the exhibitors, which the law requires them to keep. They no longer hold a name, company or contact.',
  ],
  keptConsent: [
    '同意记录：用于证明个人信息处理合法；不再与任何人关联。',
    'Consent records prove that personal data was processed lawfully. They are no longer linked to anyone.',
  ],
  keptLog: [
    '操作日志：依网络安全法律留存；只含编号，不含姓名。',
    'The audit log is kept under cybersecurity law. It holds a number, and no name.',
  ],
});
