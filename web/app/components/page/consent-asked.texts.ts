import { texts } from '@fairbridge/contract/text.ts';

export const consentAskedTexts = texts({
  title: ['隐私政策与用户协议有更新', 'Our privacy policy and user agreement have changed'],
  lead: ['新版本 {version} 已生效，主要变化：', 'Version {version} is now in force. Main changes:'],
  read: ['阅读全文', 'Read full text'],
  newWindow: ['（新窗口）', ' (new window)'],
  agree: ['我已阅读并同意', 'I have read and agree'],
  later: ['稍后', 'Later'],
  laterHint: ['在您同意之前，下次打开时仍会提示。', 'We will ask again on your next visit until you agree.'],
});
