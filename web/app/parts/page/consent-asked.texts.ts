import { texts } from '@fairbridge/contract/text.ts';

export const consentAskedTexts = texts({
  title: ['隐私政策与用户协议有更新', 'Privacy policy and user agreement have changed'],
  lead: ['新版本 {version} 已生效，主要变化：', 'Version {version} applies now. What has changed:'],
  read: ['阅读全文', 'Read the whole text'],
  newWindow: ['（新窗口）', ' (new window)'],
  agree: ['我已阅读并同意', 'I have read it and agree'],
  later: ['稍后', 'Later'],
  laterHint: ['在您同意之前，我们会在下次打开时再次询问。', 'Until you agree, you will be asked again next time.'],
});
