import { texts } from '@fairbridge/contract/text.ts';

export const uiTexts = texts({
  close: ['关闭', 'Close'],
  copy: ['复制 {what}', 'Copy {what}'],
  copied: ['已复制 {what}', '{what} copied'],
  copyFailed: ['复制失败，请手动选择', 'Could not copy; please select it yourself'],
  required: ['必填', 'required'],
  optional: ['选填', 'optional'],
  choose: ['请选择', 'Please choose'],
  loading: ['正在加载', 'Loading'],
  retry: ['重试', 'Try again'],
  failed: ['加载失败', 'This could not be loaded'],
  previous: ['上一页', 'Previous'],
  next: ['下一页', 'Next'],
  pages: ['分页', 'Pages'],
  page: ['第 {page} 页', 'Page {page}'],
  notices: ['通知', 'Notifications'],
  boothOnMap: ['{hall} {booth}，在地图上查看', '{hall} {booth}: show on the map'],
  working: ['请稍候', 'One moment'],
  step: ['第 {step} 步，共 {steps} 步', 'Step {step} of {steps}'],
});
