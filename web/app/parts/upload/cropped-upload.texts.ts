import { texts } from '@fairbridge/contract/text.ts';

export const croppedUploadTexts = texts({
  cancel: ['取消', 'Cancel'],
  use: ['使用这张图片', 'Use this picture'],
});
