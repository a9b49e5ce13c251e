import { texts } from '@fairbridge/contract/text.ts';

export const refusalReasonTexts = texts({
  presetIncomplete: ['资料不完整', 'Incomplete details'],
  presetCompany: ['公司无法核实', 'Company not verifiable'],
  presetTrade: ['非专业观众', 'Not a trade visitor'],
  presetTwice: ['重复注册', 'Duplicate registration'],
});

/** Reasons that are often given, as the visitor reads them: in both languages, whichever the reviewer's is. */
export const REASONS = {
  presetIncomplete:
    '您的注册资料不完整，请补充姓名、公司和职位后重新提交。\nYour registration details are incomplete. Please add your name, company and position and submit them again.',
  presetCompany:
    '我们无法核实您填写的公司，请核对公司名称或补充公司网站。\nWe could not verify your company. Please check the company name or add its website.',
  presetTrade:
    '本展会面向行业专业观众，您的资料未体现与本行业的关系。\nThis fair is for trade visitors, and your details do not show a connection to the industry.',
  presetTwice:
    '您已用另一个账号注册，请使用该账号登录。\nYou have already registered with another account. Please log in with that account.',
} as const satisfies Partial<Record<keyof typeof refusalReasonTexts, string>>;
