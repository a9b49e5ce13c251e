import { texts, type Bilingual } from '@fairbridge/contract/text.ts';
import type { BadgeKind } from './voucher.shapes.ts';

/** What a badge says of its bearer: both languages always, for the staff at the door. */
export const KINDS: Record<BadgeKind, Bilingual> = {
  visitor: { zh: '观众', en: 'VISITOR' },
  vip: { zh: '贵宾', en: 'VIP' },
  exhibitor: { zh: '展商', en: 'EXHIBITOR' },
};

export const confirmationTexts = texts({
  number: ['编号', 'No.'],
  confirmationTitle: ['参观登记确认函', 'Confirmation of registration'],
  confirmationTitleExhibitor: ['参展人员登记确认函', 'Confirmation of registration'],
  greeting: ['尊敬的{name}：', 'Dear {name},'],
  confirmed: [
    '感谢您的登记。您参加“{fair}”的登记已经确认，我们期待在展会现场与您见面。请保存本函，入场时出示下方二维码即可换领胸卡。',
    'Thank you for registering. Your registration for {fair} is confirmed, and we look forward to meeting you there. Please keep this letter and show the QR code below at the entrance to collect your badge.',
  ],
  person: ['姓名', 'Name'],
  company: ['单位', 'Company'],
  country: ['国家/地区', 'Country or region'],
  kind: ['身份', 'Type'],
  broughtBy: ['预登记人', 'Pre-registered by'],
  confirmationNumber: ['确认编号', 'Confirmation number'],
  dates: ['展会日期', 'Dates'],
  place: ['展会地点', 'Venue'],
  showCode: ['入场时出示', 'Show at the entrance'],
  bring: ['入场请携带', 'Please bring'],
  bringLetter: ['本确认函（打印件或手机显示均可）', 'this letter, printed or on your phone'],
  bringIdentity: [
    '本人有效身份证件：居民身份证、护照或港澳台居民来往内地通行证',
    'your passport or ID card in the name above',
  ],
  bringCard: ['名片两张，便于与展商交流', 'two business cards for the exhibitors you meet'],
  personal: [
    '本函仅限本人使用，不得转让。如信息有误，请登录展会网站修改后重新下载。',
    'This letter is personal and not transferable. If any details are incorrect, please correct them on the fair website and download it again.',
  ],
  contact: ['联系邮箱：{email}', 'E-mail: {email}'],
});
