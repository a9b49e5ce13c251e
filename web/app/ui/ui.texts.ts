import { texts } from '@fairbridge/contract/text.ts';

export const uiTexts = texts({
  close: ['关闭', 'Close'],
  required: ['必填', 'required'],
  optional: ['选填', 'optional'],
  choose: ['请选择', 'Please select'],
  loading: ['正在加载', 'Loading'],
  failed: ['加载失败', 'Could not load this'],
  notices: ['通知', 'Notifications'],
  boothOnMap: ['{hall} {booth}，在地图上查看', '{hall} {booth}: show on the map'],
  working: ['请稍候', 'Please wait'],
});
