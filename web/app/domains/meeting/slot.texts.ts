import { LIMITS } from '@fairbridge/contract/limits.ts';
import { texts } from '@fairbridge/contract/text.ts';

/** Of choosing slots and proposing them. */
export const slotTexts = texts({
  slots: ['选择时段', 'Select times'],
  upTo: [
    `最多 ${LIMITS.meetingSlotsProposedMax} 个，对方从中选择一个。`,
    `Up to ${LIMITS.meetingSlotsProposedMax}. The other side accepts one of them.`,
  ],
  ownZone: [
    '时段为北京时间 (GMT+8)，下方为您当地的时间（{zone}）。',
    'Times are Beijing time (GMT+8). Below them is your own time ({zone}).',
  ],
  beijing: ['时段为北京时间 (GMT+8)。', 'Times are Beijing time (GMT+8).'],
  freeOn: ['{count} 个可选', '{count} free'],
  selected: ['已选 {count}/{max}', '{count} of {max} selected'],
  loading: ['正在查询双方的空闲时段', 'Looking for times when you are both free'],
  none: [
    '双方没有共同的空闲时段。取消或改期其他洽谈后可再试。',
    'There is no time when you are both free. You can try again once another appointment is moved or cancelled.',
  ],
  missing: ['请至少选择一个时段', 'Please select at least one time.'],
  gone: ['已更新空闲时段，留言已保留。', 'The free times are now up to date, and your message is kept.'],
  again: ['重新查询', 'Try again'],
  message: ['留言', 'Message'],
  messageHint: ['例如想了解的产品或问题', 'For example what you would like to talk about'],
  held: [
    `所选时段为双方保留 ${LIMITS.meetingProposalHours} 小时，最迟保留到最早的一个时段开始。`,
    `The times are held for both of you for ${LIMITS.meetingProposalHours} hours, or until the first of them begins.`,
  ],
});
