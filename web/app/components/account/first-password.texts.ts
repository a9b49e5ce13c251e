import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const firstPasswordTexts = textsWithShared({
  passwordHint: ['6 至 16 位字母和数字，至少各一个', '6 to 16 letters and digits, with at least one of each'],
  passwordAgain: ['再次输入密码', 'Confirm password'],
  savePassword: ['保存密码', 'Save password'],
  postpone: ['暂不设置', 'Not now'],
  passwordSaved: ['密码已设置', 'Password set'],
});
