import { texts } from '@fairbridge/contract/text.ts';

/** Beside the form, not with the texts of every page: only a page with a form brings them. */
export const formOfflineTexts = texts({
  offline: [
    '当前没有网络。您填写的内容都还在，恢复网络后请再试一次。',
    'You are offline. Everything you entered is still here. Please try again once you are back online.',
  ],
  back: [
    '网络已恢复。您填写的内容都还在，请再试一次。',
    'You are back online. Everything you entered is still here. Please try again.',
  ],
});
