import { texts } from '@fairbridge/contract/text.ts';

/** How far a lead is; also where it is found from elsewhere than the inbox. */
export const leadStageTexts = texts({
  new: ['待联系', 'New'],
  contacted: ['已联系', 'Contacted'],
  quoted: ['已报价', 'Quoted'],
  won: ['已成交', 'Won'],
  lost: ['未成交', 'Lost'],
});
