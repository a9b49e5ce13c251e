import { texts } from '@fairbridge/contract/text.ts';

export const reasonTexts = texts({
  reason: ['原因', 'Reason'],
  reasonMissing: ['请填写原因', 'Please give a reason'],
  presets: ['常用原因', 'Common reasons'],
});
