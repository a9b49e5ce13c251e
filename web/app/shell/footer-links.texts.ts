import { texts } from '@fairbridge/contract/text.ts';

export const footerLinksTexts = texts({
  scan: ['扫码关注{name}', 'Scan to follow us on {name}'],
});
