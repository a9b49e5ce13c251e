import { texts } from '@fairbridge/contract/text.ts';

export const askTexts = texts({
  ask: ['询盘', 'Send inquiry'],
  askAll: ['向这些展商询盘', 'Ask these suppliers'],
});
