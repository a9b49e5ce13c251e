import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Of the other side of a meeting, with whom appointments are made. */
export const partnerTexts = textsWithShared({
  title: ['选择洽谈对象', 'Choose partners'],
  leadVisitor: [
    '参加本场对接会的展商，最符合您要求的在前。',
    'Exhibitors that take part in this meeting, those that meet your wishes first.',
  ],
  leadExhibitor: [
    '参加本场对接会的买家，与贵公司最匹配的在前。',
    'Buyers who take part in this meeting, those who look for companies like yours first.',
  ],
  back: ['返回对接会', 'Back to the meeting'],
  own: ['我的洽谈', 'My appointments'],
  search: ['按公司或产品搜索', 'Search company or goods'],
  searchHint: ['公司、产品或说明', 'Company, goods or description'],
  foundVisitor: ['{count} 家展商', '{count} {count|exhibitor|exhibitors}'],
  foundExhibitor: ['{count} 位买家', '{count} {count|buyer|buyers}'],
  empty: ['还没有可以约见的对象', 'No one to meet yet'],
  emptyLead: [
    '对方报名通过审核后会显示在这里。',
    'Once the sign-ups of the other side are approved, you find them here.',
  ],
  emptyFound: ['没有符合条件的洽谈对象', 'No matching partners'],

  productImage: ['{name}的展品图片', 'Exhibit picture of {name}'],
  booth: ['展位 {booth}', 'Booth {booth}'],
  fit: ['符合您的 {met}/{of} 项要求', 'Meets {met} of your {of} {of|wish|wishes}'],
  fitTheirs: ['贵公司符合对方 {met}/{of} 项要求', 'Your company meets {met} of their {of} {of|wish|wishes}'],
  seeks: ['求购', 'Seeks'],
  offers: ['可提供', 'Offers'],
  quantity: ['采购数量', 'Quantity wanted'],
  expectedDate: ['期望日期', 'Expected date'],
  wishes: ['期望供应商', 'Looks for'],
  wishScale: ['规模 {scale} 人', 'staff of {scale}'],
  wishRegions: ['来自{regions}', 'from {regions}'],
  otherRequirements: ['其他要求', 'Other requirements'],
  more: ['查看说明', 'More'],

  want: ['希望见面', 'Want to meet'],
  refuse: ['不见', 'Rather not'],
  wishLead: [
    '标记“希望见面”或“不见”，主办方统一安排洽谈时会参考；对方看不到。',
    'Mark whom you want to meet, or rather not: the organizer’s schedule goes by it. The other side does not see it.',
  ],
  propose: ['约洽谈…', 'Propose an appointment…'],
  proposeTo: ['约 {name} 洽谈', 'Propose an appointment to {name}'],
  proposeAct: ['发送', 'Send proposal'],
  proposed: ['已发送，对方答复后会通知您', 'Proposal sent. You are told when it is answered'],
  seeAppointment: ['查看洽谈', 'View appointment'],
  toAnswer: ['等待您答复', 'Awaiting your answer'],

  mayNotOver: [
    '对接会已结束或取消，不能再约洽谈。',
    'This meeting is over or cancelled, so no appointments can be proposed.',
  ],
  mayNotColleague: [
    '由本场对接会的联系人 {name} 或管理员约洽谈。',
    'Appointments are proposed by {name}, your contact at this meeting, or by an administrator.',
  ],

  notYet: ['报名通过后才能选择洽谈对象', 'You can choose partners once your sign-up is approved'],
  none: ['您还没有报名本场对接会。', 'You have not signed up for this meeting.'],
  noneMore: [
    '您没有报名本场对接会，现在不能再报名。',
    'You have not signed up for this meeting, and can no longer do so.',
  ],
  others: ['查看其他对接会', 'View other meetings'],
  review: ['报名正在审核，结果会通知您。', 'Your sign-up is under review. You are told the result.'],
  notApproved: ['报名未通过。原因：{reason}', 'Your sign-up was not approved. Reason: {reason}'],
  notApprovedPlain: ['报名未通过。', 'Your sign-up was not approved.'],
  withdrawn: ['您已退出报名。', 'You have withdrawn your sign-up.'],
  denied: [
    '您已回复不参加，改为参加后可以约洽谈。',
    'You have said that you do not take part. Say that you do to arrange appointments.',
  ],
  signUp: ['去报名', 'Sign up'],
  seeSignup: ['查看报名', 'View sign-up'],
});
