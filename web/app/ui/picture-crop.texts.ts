import { texts } from '@fairbridge/contract/text.ts';

export const pictureCropTexts = texts({
  how: ['拖动图片选择位置，用滑块缩放。', 'Drag the picture into place, and zoom with the slider.'],
  area: ['图片位置，可用方向键移动', 'Place of the picture; the arrow keys move it'],
  zoom: ['缩放', 'Zoom'],
});
