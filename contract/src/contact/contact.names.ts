import type { Bilingual } from '../text.ts';
import type { ContactState } from './contact.shapes.ts';
import type { ContactSource } from './contact.sources.ts';

/** As lists and spreadsheets call them. */
export const CONTACT_STATE_NAMES: Readonly<Record<ContactState, Bilingual>> = {
  member: { zh: '客户池内', en: 'In the pool' },
  waiting: { zh: '待确认', en: 'To be confirmed' },
  expired: { zh: '已过期', en: 'Expired' },
};

export const CONTACT_SOURCE_NAMES: Readonly<Record<ContactSource, Bilingual>> = {
  INVITE: { zh: '观众邀约', en: 'Invited by the visitor' },
  INVITATION: { zh: '展商邀请', en: 'Invited by the exhibitor' },
  CARD: { zh: '交换名片', en: 'Cards exchanged' },
  INVITE_CODE: { zh: '邀请码', en: 'Invitation code' },
  INVITE_CODE_LIVE: { zh: '直播邀请码', en: 'Invitation code of a live' },
  ORDER: { zh: '意向订单', en: 'Intent order' },
  INQUIRY: { zh: '询盘', en: 'Inquiry' },
  DISTRIBUTION: { zh: '主办方引荐', en: 'Introduced by the organizer' },
  NEWCUSTOMER: { zh: '经邀请新注册', en: 'Registered by invitation' },
  SCAN: { zh: '扫描胸卡', en: 'Badge scanned' },
};
