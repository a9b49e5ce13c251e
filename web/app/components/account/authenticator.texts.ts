import { texts } from '@fairbridge/contract/text.ts';

export const authenticatorTexts = texts({
  scan: [
    '在手机上打开验证器应用（如 Microsoft Authenticator、Google Authenticator），扫描此二维码。',
    'Open an authenticator app on your phone, such as Microsoft Authenticator or Google Authenticator, and scan this QR code.',
  ],
  picture: ['供验证器应用扫描的二维码', 'QR code for the authenticator app'],
  typeIt: ['无法扫描？在应用中手动输入密钥：', 'Cannot scan it? Enter this key in the app:'],
  firstCode: ['应用显示的 6 位验证码', '6-digit code from the app'],
  codesTitle: ['请保存恢复码', 'Save your recovery codes'],
  codesLead: [
    '手机丢失时，用恢复码代替应用的验证码登录，每个只能使用一次。恢复码只在此时显示，请下载或抄写后妥善保管。',
    'If you lose your phone, use a recovery code in place of the app code. Each works once. They are shown only now, so download or write them down and keep them safe.',
  ],
  download: ['下载', 'Download'],
  fileName: ['恢复码', 'recovery-codes'],
  fileTitle: [
    '{fair} 控制台恢复码（{account}），每个只能使用一次：',
    'Recovery codes for the {fair} console ({account}), each valid once:',
  ],
  kept: ['我已保存', 'I have saved them'],
});
