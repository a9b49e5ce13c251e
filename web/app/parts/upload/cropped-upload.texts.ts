import { texts } from '@fairbridge/contract/text.ts';

export const croppedUploadTexts = texts({
  use: ['使用这张图片', 'Use this picture'],
});
