import { texts } from '@fairbridge/contract/text.ts';

export const notOpenYetTexts = texts({
  notOpen: ['这个展厅尚未开放', 'This room is not open yet'],
  notOpenLead: ['我们正在布展。开放后，这里将提供：', 'We are still setting up. When it opens, you will find here:'],
});
