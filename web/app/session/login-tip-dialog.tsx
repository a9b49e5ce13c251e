import { useLocation, useNavigate } from 'react-router';
import { localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useGroup } from '../site/use-group.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { loginPath } from './login-path.ts';
import { registrationStep } from './registration-step.ts';
import { getSession } from './session.ts';
import { sessionTexts } from './session.texts.ts';
import { storeTarget } from './target.ts';

/** The login-tip itself, which comes when it is first asked for: a first visit does not carry it. */
export default function LoginTipDialog({
  need: dialog,
  open,
  onClose: close,
}: {
  need: 'logIn' | 'registration';
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts(sessionTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const group = useGroup();
  const go = (to: string): void => {
    storeTarget(pathname + search, group);
    close();
    void navigate(localPath(lang, to));
  };
  const user = getSession()?.user;
  if (dialog === 'registration')
    return (
      <ConfirmDialog
        open={open}
        onClose={close}
        title={t('unfinishedTitle')}
        act={t('goOn')}
        onConfirm={() => go(user === undefined ? '/register/email/0' : registrationStep(user))}
      >
        <p>{t('unfinishedLead')}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog open={open} onClose={close} title={t('tipTitle')}>
      <p>{t('tipLead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={() => go('/register/email/0')}>
          {t('register')}
        </Button>
        <Button onClick={() => go(loginPath(group, search))}>{t('logIn')}</Button>
      </div>
    </Dialog>
  );
}
