import { texts } from '@fairbridge/contract/text.ts';

export const adminsOnlyTexts = texts({
  lead: ['如需查看，请联系贵公司的管理员。', 'Please contact your company administrator.'],
});
