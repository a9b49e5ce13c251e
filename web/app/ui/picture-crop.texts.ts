import { texts } from '@fairbridge/contract/text.ts';

export const pictureCropTexts = texts({
  how: ['拖动图片选择位置，用滑块缩放。', 'Drag the picture into place and use the slider to zoom.'],
  howMargin: ['整张图片都会保留，四周留白。', 'The whole picture is shown, with a margin around it.'],
  tooSmall: [
    '图片太小，铺不满 {width}×{height} 像素，只能留白。',
    'The picture is too small to fill {width} × {height} px, so it gets a margin.',
  ],
  area: ['图片位置，可用方向键移动', 'Picture position. Use the arrow keys to move it.'],
  zoom: ['缩放', 'Zoom'],
  share: ['图片大小', 'Picture size'],
  way: ['放置方式', 'How to place it'],
  fill: ['铺满，裁去多余部分', 'Fill the frame and crop the rest'],
  margin: ['完整显示，四周留白', 'Show all of it with a margin'],
  colour: ['留白颜色', 'Margin colour'],
  white: ['白色', 'White'],
  clear: ['透明', 'Transparent'],
});
