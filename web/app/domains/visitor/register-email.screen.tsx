import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../shell/hydrated.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { FormSkeleton } from '../../ui/skeleton.tsx';
import { registration, type RegistrationProgress } from '../account/registration-progress.ts';
import { registrationTexts } from './registration.texts.ts';
import { RegistrationFrame } from './registration-frame.tsx';
import { RegisterAddress } from './register-address.tsx';
import { RegisterCode } from './register-code.tsx';
import { RegisterPassword } from './register-password.tsx';

export const meta = workMeta({ zh: '邮箱注册', en: 'Register by e-mail' });

/** Steps cannot be skipped (G10): the code needs an address, the password needs the right code. */
function earliest(wanted: string | undefined, { email, sentAt, code }: RegistrationProgress): '0' | '1' | '2' {
  if (email === '' || sentAt === 0) return '0';
  if (wanted === '2' && code === '') return '1';
  return wanted === '1' || wanted === '2' ? wanted : '0';
}

/** Registration by e-mail: address, code, password. The door has let in guests only. */
export default function RegisterEmailScreen() {
  const { step } = useParams();
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const progress = registration();
  const right = earliest(step, progress);
  const wrong = hydrated && step !== right;
  useEffect(() => {
    if (wrong) void navigate(localPath(lang, `/register/email/${right}`), { replace: true });
  }, [wrong, right, lang, navigate]);

  // What this window keeps is not known while the page is served: the first step looks the same for all.
  if (step !== '0' && (!hydrated || wrong)) return <FormSkeleton />;
  if (step === '1')
    return (
      <RegistrationFrame
        part={0}
        title={t('codeTitle')}
        lead={
          <>
            {t('codeLead')} <strong className="break-all text-ink">{progress.email}</strong>
            <br />
            {t('codeValid')}
          </>
        }
      >
        <RegisterCode />
      </RegistrationFrame>
    );
  if (step === '2')
    return (
      <RegistrationFrame part={0} title={t('passwordTitle')} lead={t('passwordLead')}>
        <RegisterPassword />
      </RegistrationFrame>
    );
  return (
    <RegistrationFrame part={0} title={t('emailTitle')} lead={t('emailLead')}>
      <RegisterAddress />
    </RegistrationFrame>
  );
}
