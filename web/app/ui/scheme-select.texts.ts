import { texts } from '@fairbridge/contract/text.ts';

export const schemeTexts = texts({
  appearance: ['外观', 'Appearance'],
  device: ['跟随系统配色', 'System colours'],
  light: ['浅色模式', 'Light mode'],
  dark: ['深色模式', 'Dark mode'],
});
