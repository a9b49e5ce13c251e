import { texts } from '@fairbridge/contract/text.ts';

export const fairStateTexts = texts({
  draft: ['草稿：展会尚未开放，此页面仅供预览。', 'Draft: the fair is not open yet. This is a preview.'],
  archived: ['本届展会已归档，内容仅供查阅。', 'This fair is archived. Its content is here to be read.'],
});
