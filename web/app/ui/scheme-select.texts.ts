import { texts } from '@fairbridge/contract/text.ts';

export const schemeTexts = texts({
  appearance: ['外观', 'Appearance'],
  device: ['跟随设备', 'Device setting'],
  light: ['浅色', 'Light'],
  dark: ['深色', 'Dark'],
});
