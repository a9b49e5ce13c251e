import { texts } from '@fairbridge/contract/text.ts';

export const pictureCropTexts = texts({
  how: ['拖动图片选择位置，用滑块缩放。', 'Drag the picture into place and use the slider to zoom.'],
  area: ['图片位置，可用方向键移动', 'Picture position. Use the arrow keys to move it.'],
  zoom: ['缩放', 'Zoom'],
});
