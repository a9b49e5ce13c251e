import { texts } from '@fairbridge/contract/text.ts';

export const pictureOpenTexts = texts({
  noPicture: [
    '无法打开这个文件，请使用 JPEG、PNG、WebP 或 AVIF 图片',
    'This file cannot be opened as a picture. Please use JPEG, PNG, WebP or AVIF.',
  ],
  heic: [
    '此浏览器打不开 HEIC 照片。请先导出为 JPEG，或者直接拍照，或者复制图片后粘贴',
    'This browser cannot open HEIC photos. Please export it as JPEG, take the photo here, or copy and paste the picture.',
  ],
});
