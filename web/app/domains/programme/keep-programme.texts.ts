import { texts } from '@fairbridge/contract/text.ts';

export const keepProgrammeTexts = texts({
  add: ['加入我的日程', 'Add to my agenda'],
  added: ['已加入我的日程', 'Added to your agenda'],
  remove: ['移出我的日程', 'Remove from my agenda'],
  removed: ['已移出我的日程', 'Removed from your agenda'],
});
