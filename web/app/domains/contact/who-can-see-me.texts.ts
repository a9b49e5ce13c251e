import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { texts } from '@fairbridge/contract/text.ts';

/** Through what a company came to know the visitor, as the visitor says it; the company's own words for it are `CONTACT_SOURCE_NAMES`. */
export const sourceTexts = texts({
  INVITE: ['您与展商的邀约', 'Invitation between you and the exhibitor'],
  INVITATION: ['展商的邮件邀请', 'E-mail invitation from the exhibitor'],
  CARD: ['交换名片', 'Exchanged cards'],
  INVITE_CODE: ['您使用了展商的邀请码', 'You used the exhibitor’s invitation code'],
  INVITE_CODE_LIVE: ['您使用了直播邀请码', 'You used the invitation code of a live'],
  ORDER: ['您发送的意向订单', 'Your intent order'],
  INQUIRY: ['您发送的询盘', 'Your inquiry'],
  DISTRIBUTION: ['您同意了主办方的引荐', 'You agreed to the organizer’s introduction'],
  NEWCUSTOMER: ['您经展商邀请注册', 'You registered by the exhibitor’s invitation'],
  SCAN: ['展商扫描了您的胸卡', 'The exhibitor scanned your badge'],
} satisfies Record<ContactSource, readonly [string, string]>);

export const seenTexts = texts({
  title: ['谁可以看到我的联系方式', 'Who can see my contact details'],
  lead: [
    '以下展商可以看到您的邮箱和手机。您可以随时撤回，撤回后立即生效。',
    'These exhibitors can see your e-mail and mobile number. You can withdraw this at any time, with immediate effect.',
  ],
  tabs: ['按状态筛选', 'Filter by status'],
  open: ['可以看到', 'Can see'],
  ended: ['已结束', 'Ended'],
  since: ['自 {day} 起 · {source}', 'Since {day} · {source}'],
  member: ['您是其专属客户', 'You are their customer'],
  until: ['有效期至 {day}', 'Valid until {day}'],
  withdraw: ['撤回…', 'Withdraw…'],
  withdrawFrom: ['撤回：{name}', 'Withdraw: {name}'],
  withdrawTitle: ['不再让 {name} 看到您的联系方式？', 'Stop showing your contact details to {name}?'],
  withdrawLead: [
    '撤回后，该展商立即无法再看到您的邮箱和手机，包括在您已发送的意向订单和询盘中。',
    'They no longer see your e-mail and mobile number, including on intent orders and inquiries you have sent.',
  ],
  withdrawMember: [
    '您将不再是其专属客户，无法再查看仅向客户开放的展品。',
    'You are then no longer their customer and no longer see the exhibits they show to customers only.',
  ],
  withdrawAct: ['撤回', 'Withdraw'],
  withdrawn: ['{name} 不再能看到您的联系方式', '{name} can no longer see your contact details'],
  endedByVisitor: ['您于 {day} 撤回', 'You withdrew on {day}'],
  endedByExhibitor: ['展商于 {day} 将您移出客户名单', 'The exhibitor removed you from its customers on {day}'],
  empty: ['还没有展商可以看到您的联系方式', 'No exhibitor can see your contact details'],
  emptyLead: [
    '您接受邀请、使用邀请码、交换名片，或者发送意向订单和询盘后，展商将显示在这里。',
    'Exhibitors appear here when you accept an invitation, use a code, exchange cards, or send an intent order or inquiry.',
  ],
  emptyEnded: ['没有已结束的记录', 'Nothing has ended'],
  findExhibitors: ['查找展商', 'Find exhibitors'],
});
