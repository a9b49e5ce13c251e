import { texts } from '@fairbridge/contract/text.ts';

export const invitationTexts = texts({
  dialogTitle: ['邀约 {name}', 'Invite {name}'],
  leadToVisitor: [
    '对方同意后加入贵公司的客户池，您可以看到其联系方式。',
    'Once they accept, they join your customer pool and you can see their contact details.',
  ],
  leadToExhibitor: [
    '展商同意后您将成为其专属客户，可以查看仅对客户开放的展品；展商可以看到您的联系方式。',
    'Once the exhibitor accepts, you become its customer and can see exhibits shown to customers only. The exhibitor can see your contact details.',
  ],
  message: ['留言（选填）', 'Message (optional)'],
  messageHint: [
    '例如您关注的展品或希望见面的时间',
    'For example the exhibits you are interested in, or when you could meet',
  ],
  send: ['发送邀约', 'Send invitation'],
  sent: ['邀约已发送', 'Invitation sent'],
  agreed: ['对方此前已邀约您，双方已建立联系', 'They had invited you before. You are now in contact.'],
});
