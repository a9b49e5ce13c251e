import { texts } from '@fairbridge/contract/text.ts';

export const shownDocumentTexts = texts({
  title: ['产品资料', 'Documents'],
  download: ['下载', 'Download'],
  downloadOf: ['下载{document}', 'Download: {document}'],
  ask: ['索取', 'Request'],
  askOf: ['索取{document}', 'Request: {document}'],
  asked: ['已索取，等待展商答复', 'Requested; the exhibitor has not answered yet'],
  refused: ['展商目前不开放此资料', 'The exhibitor does not release this at present'],
  public: ['公开', 'Public'],
  pool: ['仅客户池', 'Customer pool'],
  request: ['按申请开放', 'On request'],
  expired: ['已过期', 'Expired'],
  issued: ['签发 {day}', 'Issued {day}'],
  validUntil: ['有效期至 {day}', 'Valid until {day}'],
  pages: ['{count} 页', '{count} {count|page|pages}'],
  askTitle: ['索取资料', 'Request a document'],
  askLead: [
    '展商会看到您的姓名、公司、职位和国家，并决定是否向您开放“{document}”。',
    'The exhibitor sees your name, company, position and country, and decides whether to release “{document}” to you.',
  ],
  note: ['附言（选填）', 'A few words (optional)'],
  noteHint: ['例如用途、目的国', 'For example what it is for, and for which country'],
  send: ['发送申请', 'Send the request'],
  sent: ['申请已发送，展商答复后会通知您', 'Your request is sent; you will be told when it is answered'],
});
