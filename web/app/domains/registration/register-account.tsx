import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { useExhibition } from '../../site/site.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import {
  accountStep,
  addressLine,
  storeRegistration,
  registration,
  type RegistrationAddress,
} from '../../components/registration/registration-progress.ts';
import { InvitedBy } from './invited-by.tsx';
import { RegisterAddress } from './register-address.tsx';
import { RegisterByLink } from './register-by-link.tsx';
import { RegisterCode } from './register-code.tsx';
import { RegisterMailbox } from './register-mailbox.tsx';
import { RegisterPassword } from './register-password.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

type Kind = RegistrationAddress['kind'];

/** The token of a confirmation link: kept in this window and taken out of the address, where it would be seen and copied on. */
function useLinkToken(kind: Kind, step: string | undefined): boolean {
  const [query] = useSearchParams();
  const lang = useLang();
  const navigate = useNavigate();
  const token = kind === 'email' && step === '2' ? (query.get('token') ?? '') : '';
  useEffect(() => {
    if (token === '') return;
    storeRegistration({ token });
    void navigate(localPath(lang, '/register/email/2'), { replace: true });
  }, [token, lang, navigate]);
  return token !== '';
}

function Begin({ kind }: { kind: Kind }) {
  const t = useTexts(registrationTexts);
  const hydrated = useHydrated();
  const closed = useExhibition()?.registration;
  if (closed !== undefined && closed.state !== 'open')
    return (
      <RegistrationFrame part={0} title={t('closedTitle')}>
        <RegistrationClosed {...closed} />
      </RegistrationFrame>
    );
  return (
    <RegistrationFrame
      part={0}
      title={t(kind === 'email' ? 'emailTitle' : 'mobileTitle')}
      lead={t(kind === 'email' ? 'emailLead' : 'mobileLead')}
    >
      <InvitedBy />
      <Tabs
        label={t('ways')}
        current={`/register/${kind}/0`}
        tabs={[
          { to: '/register/email/0', label: t('byEmail') },
          { to: '/register/mobile/0', label: t('byMobile') },
        ]}
      />
      {/* What this window keeps is known after hydration only: the form begins anew with it. */}
      <RegisterAddress key={`${kind} ${hydrated}`} kind={kind} />
    </RegistrationFrame>
  );
}

/** Making an account by e-mail or by mobile: address, code (or mailbox, for a link), password. The guard has let in guests only. */
export function RegisterAccount({ kind }: { kind: Kind }) {
  const { step } = useParams();
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const readingToken = useLinkToken(kind, step);
  const { sent, token } = registration();
  const right = accountStep(kind, step, { sent, token });
  const wrong = hydrated && !readingToken && step !== right;
  useEffect(() => {
    if (wrong) void navigate(localPath(lang, `/register/${kind}/${right}`), { replace: true });
  }, [wrong, right, kind, lang, navigate]);

  // The first step looks the same for all and is served as it is; the others depend on what this window keeps.
  if (step !== '0' && (!hydrated || wrong || readingToken)) return <FormSkeleton />;
  if (step === '2' && kind === 'email' && token !== '') return <RegisterByLink token={token} />;
  if (step === '0' || sent === null) return <Begin kind={kind} />;
  if (step === '2')
    return (
      <RegistrationFrame
        part={0}
        title={t('passwordTitle')}
        lead={t('passwordLead', { account: addressLine(sent.to) })}
      >
        <RegisterPassword to={sent.to} code={sent.code} />
      </RegistrationFrame>
    );
  return sent.way === 'link' ? <RegisterMailbox sent={sent} /> : <RegisterCode sent={sent} />;
}
