import { useLocation, useNavigate } from 'react-router';
import { langOf, localPath } from '../i18n/address.ts';
import { useTexts } from '../i18n/lang.tsx';
import { useGroup } from '../site/use-group.ts';
import { registrationStep } from './registration-step.ts';
import { sessionTexts } from './session.texts.ts';
import { useUser } from './session.ts';
import { storeTarget } from './target.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Offers an unfinished visitor to go on with the registration (specification, section 6). */
export default function UnfinishedRegistration() {
  const t = useTexts(sessionTexts);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const group = useGroup();
  const lang = langOf(pathname);
  const user = useUser();
  const home = (): void => void navigate(localPath(lang, '/'), { replace: true });
  const goOn = (): void => {
    storeTarget(pathname + search, group);
    void navigate(localPath(lang, user === null ? '/register/email/0' : registrationStep(user)), { replace: true });
  };
  return (
    <div className="min-h-[50vh]">
      <ConfirmDialog
        open
        onClose={home}
        title={t('unfinishedTitle')}
        act={t('goOn')}
        cancel={t('later')}
        onConfirm={goOn}
      >
        <p>{t('unfinishedLead')}</p>
      </ConfirmDialog>
    </div>
  );
}
