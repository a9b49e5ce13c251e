import { texts } from '@fairbridge/contract/text.ts';

// not among the texts of the whole kit, which travel with every page
export const dialogActionsTexts = texts({
  cancel: ['取消', 'Cancel'],
});
