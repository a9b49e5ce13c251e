import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { storeInvitationOf } from '../components/visitor/invitation.ts';
import { useTexts } from '../i18n/lang.tsx';
import { clearOpenedInvitation, type OpenedInvitation } from '../session/opened-invitation.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { invitationOfAnotherTexts } from './invitation-of-another.texts.ts';
import { useSignOut } from './use-session-actions.ts';

type Props = { invitation: OpenedInvitation; user: CurrentUser };

/** A link was opened that was made for another address than that of whoever is logged in here: whose it is, and who goes on. */
export default function InvitationOfAnother({ invitation: { email, path, search }, user }: Props) {
  const t = useTexts(invitationOfAnotherTexts);
  const signOut = useSignOut();
  const goOn = async (): Promise<void> => {
    clearOpenedInvitation();
    await signOut(path + search);
    // the log-out forgets what this browser has kept
    storeInvitationOf(search, path);
  };
  return (
    <ConfirmDialog
      open
      title={t('title')}
      act={t('logOut')}
      cancel={t('stay')}
      onConfirm={() => void goOn()}
      onClose={clearOpenedInvitation}
    >
      <p>{t('lead', { email, own: user.email === '' ? user.name : user.email })}</p>
    </ConfirmDialog>
  );
}
