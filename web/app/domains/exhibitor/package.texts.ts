import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { texts } from '@fairbridge/contract/text.ts';

/** What a company has booked, and how much of it is used. */
export const packageTexts = texts({
  title: ['套餐与额度', 'Package and limits'],
  exhibits: sharedTexts.Exhibits,
  publicExhibits: ['对所有买家可见的展品', 'Exhibits visible to all buyers'],
  scenes: ['热点展示', 'Hot showcases'],
  lives: ['直播场次', 'Live streams'],
  liveHours: ['直播时长（小时）', 'Live hours'],
  employees: ['员工账号', 'Employee accounts'],
  bytes: ['存储空间', 'Storage'],
  of: ['{used} / {max}', '{used} of {max}'],
  full: ['已用完', 'Limit reached'],
  more: ['如需更多额度，请联系主办方。', 'Need more? Please contact the organizer.'],
});
