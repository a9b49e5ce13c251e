import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const identityTexts = textsWithShared({
  title: ['安全验证', 'Security check'],
  how: ['拖动滑块，将拼图移入深色缺口', 'Drag the slider until the piece fits the darker gap'],
  drag: ['按住滑块，向右拖动', 'Hold and drag to the right'],
  position: ['拼图的位置', 'Position of the piece'],
  positionOf: ['{x}，最大 {most}', '{x} of {most}'],
  keys: [
    '也可使用键盘：方向键微调，PageUp、PageDown 快移，回车键确认。',
    'Keyboard: arrow keys for small steps, Page Up and Page Down for large ones, Enter to confirm.',
  ],
  confirm: ['确认位置', 'Confirm position'],
  picture: ['带缺口的风景图', 'A landscape with a gap'],
  refresh: ['换一张', 'New picture'],
  otherWay: ['无法拖动？换一种方式', 'Cannot drag? Try another way'],
  backToSlider: ['返回滑块验证', 'Back to the slider'],
  checking: ['正在验证', 'Checking'],
  passed: ['验证通过', 'Passed'],
  wrong: ['位置不对，请再试一次', 'Not quite in place. Please try again.'],
  wrongAnew: ['位置不对，已换一张新图', 'Not quite in place. Here is a new picture.'],
  expired: ['验证已过期，已换一张新图', 'The check has expired. Here is a new picture.'],
  workHow: [
    '无需拖动：您的设备进行一次简短运算，一般只需几秒钟。',
    'No dragging: your device does a short calculation, usually within a few seconds.',
  ],
  workGoing: ['正在运算', 'Calculating'],
  workFailed: ['运算未能完成，请重试', 'The calculation did not finish. Please try again.'],
  offline: ['网络异常，请稍后再试', 'Network error. Please try again in a moment.'],
});
