import { texts } from '@fairbridge/contract/text.ts';

/** Beside the form, not with the texts of every page: only a page with a form brings them. */
export const formOfflineTexts = texts({
  offline: [
    '当前没有网络。您填写的内容都还在，恢复网络后请再试一次。',
    'You are offline. What you filled in is still here; please try again once the network is back.',
  ],
  back: [
    '网络已恢复。您填写的内容都还在，请再试一次。',
    'The network is back. What you filled in is still here; please try again.',
  ],
});
