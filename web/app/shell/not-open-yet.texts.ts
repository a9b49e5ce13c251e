import { texts } from '@fairbridge/contract/text.ts';

export const notOpenYetTexts = texts({
  notOpen: ['此功能尚未开放', 'This section is not open yet'],
  notOpenLead: ['我们正在筹备。开放后，您可以在这里：', 'We are still setting up. Once it opens, you will be able to:'],
});
