import { texts } from '@fairbridge/contract/text.ts';

export const settingsTexts = texts({
  title: ['展会设置', 'Settings'],
  lead: [
    '更改立即生效，一秒内在所有页面起作用，并记入操作日志。',
    'Changes take effect on all pages within a second and are recorded in the audit log.',
  ],
  openingHours: ['接待时间', 'Opening hours'],
  on: ['已开启', 'On'],
  off: ['已关闭', 'Off'],
  saved: ['设置已保存', 'Settings saved'],
});
