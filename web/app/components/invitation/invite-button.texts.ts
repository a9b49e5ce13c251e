import { texts } from '@fairbridge/contract/text.ts';

/** Apart from those of the dialog: public pages carry the button. */
export const inviteButtonTexts = texts({
  invite: ['邀约', 'Invite'],
  inviteNamed: ['邀约 {name}', 'Invite {name}'],
});
