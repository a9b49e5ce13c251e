import { textsWithShared } from '@fairbridge/contract/shared.texts.ts';

/** Quotes and invitations in a chat: worded from the side of who reads, as where they stand by themselves. */
export const offersTexts = textsWithShared({
  open: ['发送报价或邀约', 'Send quote or invitation'],
  quote: ['报价', 'Quote'],
  quotes: ['报价', 'Quotes'],
  quoteGone: ['报价已不存在', 'This quote is no longer available'],
  booth: ['展位询盘', 'Inquiry about the booth'],
  closedOwn: ['您已关闭相应的询盘或订单', 'You closed the inquiry or order'],
  closedOther: ['买家已关闭相应的询盘或订单', 'The buyer closed the inquiry or order'],
  openQuote: ['查看报价', 'View quote'],
  noQuotes: ['还没有给该买家的报价', 'No quotes to this buyer yet'],
  noQuotesLead: ['先在询盘与订单中报价，再发送到会话。', 'Quote on their inquiry or order first, then send it here.'],
  toRequests: ['打开询盘与订单', 'Open inquiries and orders'],
  invitation: ['邀约', 'Invitation'],
  invitationGone: ['邀约已撤回', 'This invitation was withdrawn'],
  sent: ['邀请对方建立联系', 'Invitation to connect'],
  received: ['邀请您建立联系', 'Invites you to connect'],
  joinsPool: [
    '同意后您成为其专属客户，可以查看仅对客户开放的展品，对方可以看到您的联系方式。',
    'If you accept, you become its customer: you can see exhibits shown to customers only, and it can see your contact details.',
  ],
  waitsOwn: ['待您确认', 'Your reply needed'],
  waitsOther: ['待对方确认', 'Pending'],
  confirmed: ['已同意', 'Accepted'],
  accept: ['同意', 'Accept'],
  accepted: ['已同意，双方已建立联系', 'Accepted. You are now in contact.'],
  contact: ['该买家已在贵公司的客户池中。', 'This buyer is in your customer pool already.'],
  waitsHere: [
    '邀约已发出，尚未答复。可以在会话中再次展示。',
    'Your invitation is pending. You can show it in this chat.',
  ],
  message: ['留言（选填）', 'Message (optional)'],
  inviteLead: [
    '对方同意后加入贵公司的客户池，您可以看到其联系方式。',
    'Once they accept, they join your customer pool and you can see their contact details.',
  ],
  sendInvitation: ['发送邀约', 'Send invitation'],
  agreed: ['对方此前已邀约贵公司，双方已建立联系', 'They had invited you before. You are now in contact.'],
});
