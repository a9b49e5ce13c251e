import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

export const reasonTexts = textsWithShared({
  reasonMissing: ['请填写原因', 'Please give a reason'],
  presets: ['常用原因', 'Common reasons'],
});
