import { texts } from '@fairbridge/contract/text.ts';

export const liveDeskTexts = texts({
  title: ['直播', 'Live streams'],
  lead: [
    '本届展会的全部直播，包括仅限客户观看的。停播立即生效，并记入操作日志。',
    'All live streams of this fair, also those for customers only. Stopping one takes effect at once and is written to the audit log.',
  ],
  states: ['状态', 'Status'],
  all: ['全部', 'All'],
  found: ['{count} 场直播', '{count} {count|live stream|live streams}'],
  none: ['没有符合条件的直播', 'No live streams match'],
  filter: ['直播或展商', 'Live stream or exhibitor'],
  live: ['直播', 'Live stream'],
  state: ['状态', 'Status'],
  when: ['计划时间（GMT+8）', 'Planned (GMT+8)'],
  audience: ['可见范围', 'Who can watch'],
  scope0: ['所有人', 'Everyone'],
  scope1: ['客户池', 'Customer pool'],
  scope2: ['注册观众', 'Registered visitors'],
  numbers: ['正在观看 / 看过', 'Watching / watched'],
  organizer: ['主办方', 'Organizer'],
  sending: ['正在推流', 'Receiving the stream'],
  isStopped: ['已停播', 'Stopped'],
  see: ['打开直播间', 'Open the room'],
  stop: ['停播', 'Stop'],
  stopTitle: ['停播此直播？', 'Stop this live stream?'],
  stopLead: [
    '“{name}”将立即停播，不能恢复，也没有回放。',
    '“{name}” stops at once. It cannot be started again, and there will be no replay.',
  ],
  stopDone: ['已停播', 'Stopped'],
});
