import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { localPath } from '../i18n/address.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { useGroup } from '../shell/use-group.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { loginPath } from './login-path.ts';
import { registrationStep, isRegistered } from './registration-step.ts';
import { getSession } from './session.ts';
import { sessionTexts } from './session.texts.ts';
import { storeTarget } from './target.ts';

type Ask = (need?: 'logIn' | 'registration') => boolean;
const LoginTipContext = createContext<Ask>(() => false);

/**
 * `const may = useLoginTip(); if (!may()) return;` before an action that needs a session: true when somebody is signed in, else the
 * login-tip opens (specification, section 6). `may('registration')` also asks for a finished visitor registration.
 */
export const useLoginTip = (): Ask => use(LoginTipContext);

export function LoginTip({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'logIn' | 'registration' | null>(null);
  const t = useTexts(sessionTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const group = useGroup();
  const close = useCallback(() => setOpen(null), []);
  const ask: Ask = useCallback((need = 'logIn') => {
    const user = getSession()?.user;
    if (user === undefined) {
      setOpen('logIn');
      return false;
    }
    if (need === 'registration' && user.subjectType === 'VISITOR' && !isRegistered(user)) {
      setOpen('registration');
      return false;
    }
    return true;
  }, []);
  const go = (to: string): void => {
    storeTarget(pathname + search, group);
    close();
    void navigate(localPath(lang, to));
  };
  const user = getSession()?.user;
  const dialog = open ?? 'logIn';
  return (
    <LoginTipContext value={ask}>
      {children}
      <Dialog
        open={open !== null}
        onClose={close}
        title={t(dialog === 'registration' ? 'unfinishedTitle' : 'tipTitle')}
      >
        <p>{t(dialog === 'registration' ? 'unfinishedLead' : 'tipLead')}</p>
        <div className="dialog-actions">
          {dialog === 'registration' ? (
            <>
              <Button kind="quiet" onClick={close}>
                {t('cancel')}
              </Button>
              <Button onClick={() => go(user === undefined ? '/register/email/0' : registrationStep(user))}>
                {t('goOn')}
              </Button>
            </>
          ) : (
            <>
              <Button kind="quiet" onClick={() => go('/register/email/0')}>
                {t('register')}
              </Button>
              <Button onClick={() => go(loginPath(group, search))}>{t('logIn')}</Button>
            </>
          )}
        </div>
      </Dialog>
    </LoginTipContext>
  );
}
