import { texts } from '@fairbridge/contract/text.ts';

export const offlineCopyTexts = texts({
  kept: ['已保存在此设备，可离线打开', 'Saved on this device, available offline'],
});
