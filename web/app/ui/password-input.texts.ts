import { texts } from '@fairbridge/contract/text.ts';

export const passwordInputTexts = texts({
  show: ['显示', 'Show'],
  hide: ['隐藏', 'Hide'],
  showPassword: ['显示密码', 'Show password'],
});
