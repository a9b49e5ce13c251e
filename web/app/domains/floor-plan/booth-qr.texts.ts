import { texts } from '@fairbridge/contract/text.ts';

export const boothQrTexts = texts({
  title: ['二维码 {booth}', 'QR code of {booth}'],
  lead: [
    '打印并张贴在展位上，观众扫码即可查看所在位置和路线。',
    'Print it and put it up at the booth. Visitors scan it to see where they are and find their way.',
  ],
  save: ['下载二维码', 'Download QR code'],
});
