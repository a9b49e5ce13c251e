import { texts } from '@fairbridge/contract/text.ts';

export const pdfListTexts = texts({
  fileRule: ['PDF，单个不超过 {megabytes} MB，最多 {max} 份', 'PDF, up to {megabytes} MB each, up to {max} files'],
  chooseFiles: ['选择文件', 'Choose files'],
  drop: ['把文件拖到这里，或', 'Drop files here, or'],
});
