import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { storeTarget } from '../../session/target.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { accountTexts } from '../../components/account/account.texts.ts';
import { RegisterNow } from '../../components/account/register-now.tsx';
import { storeReset } from '../../components/account/reset-progress.ts';
import type { TypedAccount } from '../../components/account/typed-account.ts';
import type { LoginType, Problem } from './use-log-in.ts';
import { useSecondsLeft } from '../../components/account/use-seconds-left.ts';

export const setPasswordPath = (type: LoginType): string =>
  `/register/password/vis${type === 'actor' ? '?type=actor' : ''}`;
/** Where an exhibitor code is entered. */
const BIND = '/personal/bind-exhibitor';

/** An account without a password is told so and brought to set one (specification, section 4). */
function PasswordMissing({
  message,
  typed,
  type,
  onClose,
}: {
  message: string;
  typed: TypedAccount;
  type: LoginType;
  onClose: () => void;
}) {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { account, areaCode } = typed;
  const seconds = useSecondsLeft(useOpenedAt() + LIMITS.passwordRedirectSeconds * 1000);
  const go = (): void => {
    storeReset({ account: account.trim(), areaCode });
    void navigate(localPath(lang, setPasswordPath(type)));
  };
  const due = seconds === 0;
  useEffect(() => {
    if (due) go();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is over
  }, [due]);
  return (
    <ConfirmDialog open title={t('missingTitle')} onClose={onClose} act={t('setPasswordNow')} onConfirm={go}>
      <p>{message}</p>
      <p className="num mt-1 text-soft">{t('setPasswordSoon', { seconds })}</p>
    </ConfirmDialog>
  );
}

function useOpenedAt(): number {
  return useState(() => Date.now())[0];
}

/** What the answer to a log-in asks the person to do. A wrong password is said at its field. */
export function LoginProblem({
  problem,
  typed,
  type,
  onClose,
}: {
  problem: Problem;
  typed: TypedAccount;
  type: LoginType;
  onClose: () => void;
}) {
  const t = useTexts(accountTexts);
  const { name, message } = problem;
  if (name === 'passwordWrong') return null;
  if (name === 'passwordMissing')
    return <PasswordMissing message={message} typed={typed} type={type} onClose={onClose} />;
  if (name === 'exhibitorSideClosed')
    return (
      <Dialog open title={t('closedTitle')} onClose={onClose}>
        <p>{message}</p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('understood')}</Button>
        </div>
      </Dialog>
    );
  return (
    <div className="note" role="alert">
      <p className="font-semibold">{message}</p>
      {name === 'accountUnknown' && <RegisterNow typed={typed} />}
      {name === 'exhibitorMissing' && (
        <LocalLink to="/login/person" className="link mt-2 inline-block">
          {t('visitorInstead')}
        </LocalLink>
      )}
      {name === 'employeeUnbound' && <BindInstead />}
      {(name === 'exhibitorAccount' || name === 'adminLogOn') && (
        <LocalLink to="/login/actor" className="link mt-2 inline-block">
          {t('exhibitorInstead')}
        </LocalLink>
      )}
    </div>
  );
}

/** Who is no employee yet binds by exhibitor code, which needs a log-in as a visitor first. */
function BindInstead() {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="link mt-2 text-left"
      onClick={() => {
        storeTarget(localPath(lang, BIND), 'account');
        void navigate(localPath(lang, '/login/person'));
      }}
    >
      {t('bindInstead')}
    </button>
  );
}
