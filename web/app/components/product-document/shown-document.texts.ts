import { texts } from '@fairbridge/contract/text.ts';

export const shownDocumentTexts = texts({
  title: ['产品资料', 'Documents'],
  download: ['下载', 'Download'],
  downloadOf: ['下载{document}', 'Download: {document}'],
  ask: ['申请', 'Request'],
  askOf: ['申请查看{document}', 'Request: {document}'],
  asked: ['已申请，等待展商处理', 'Requested, waiting for the exhibitor'],
  refused: ['展商目前不开放此资料', 'Not available from the exhibitor at present'],
  public: ['公开', 'Public'],
  pool: ['仅专属客户', 'Customers only'],
  request: ['按申请开放', 'On request'],
  expired: ['已过期', 'Expired'],
  issued: ['签发 {day}', 'Issued {day}'],
  validUntil: ['有效期至 {day}', 'Valid until {day}'],
  pages: ['{count} 页', '{count} {count|page|pages}'],
  askTitle: ['申请资料', 'Request document'],
  askLead: [
    '展商会看到您的姓名、公司、职位和国家，并决定是否向您开放“{document}”。',
    'The exhibitor will see your name, company, position and country, and decide whether to share “{document}” with you.',
  ],
  note: ['附言（选填）', 'Message (optional)'],
  noteHint: ['例如用途、目的国', 'For example intended use, destination country'],
  send: ['发送申请', 'Send request'],
  sent: ['申请已发送，展商处理后会通知您', 'Request sent. We will notify you when the exhibitor responds.'],
});
