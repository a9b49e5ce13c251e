import { texts } from '@fairbridge/contract/text.ts';

export const refusalReasonTexts = texts({
  presetIncomplete: ['资料不完整', 'Incomplete'],
  presetCompany: ['公司无法核实', 'Company not found'],
  presetTrade: ['非专业观众', 'Not of the trade'],
  presetTwice: ['重复注册', 'Registered twice'],
});

/** Reasons that are often given, as the visitor reads them: in both languages, whichever the reviewer's is. */
export const REASONS = {
  presetIncomplete:
    '您的注册资料不完整，请补充姓名、公司和职位后重新提交。\nYour details are incomplete. Please add your name, company and position, and hand them in again.',
  presetCompany:
    '我们无法核实您填写的公司，请核对公司名称或补充公司网站。\nWe could not find your company. Please check its name or add its website.',
  presetTrade:
    '本展会面向行业专业观众，您的资料未体现与本行业的关系。\nThis fair is for the trade, and your details do not show how you belong to it.',
  presetTwice:
    '您已用另一个账号注册，请使用该账号登录。\nYou have registered with another account already. Please use that one.',
} as const satisfies Partial<Record<keyof typeof refusalReasonTexts, string>>;
