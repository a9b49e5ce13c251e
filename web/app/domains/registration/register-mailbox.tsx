import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { addressLine, type Sent } from '../../components/registration/registration-progress.ts';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { storedConsent, useConsent } from '../../components/visitor/consent-fields.tsx';
import { sendConfirmationLink } from '../../components/visitor/register-sending.ts';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { SendAgain } from './send-again.tsx';

/** A confirmation link was sent: what to do now. The registration goes on where the link is opened, on whatever device. */
export function RegisterMailbox({ sent: { to } }: { sent: Sent }) {
  const t = useTexts(registrationTexts);
  const consentOf = useConsent();
  const { ask, dialog } = useHumanCheck();
  const email = addressLine(to);
  const sendAgain = async (): Promise<boolean> => {
    const pass = await ask('register', email);
    if (pass === null) return false;
    await sendConfirmationLink(email, consentOf(storedConsent()), pass);
    return true;
  };
  return (
    <RegistrationFrame part={0} title={t('mailboxTitle')}>
      <div className="card grid justify-items-start gap-4 p-6">
        <span className="grid size-12 place-items-center rounded-full bg-tint text-action">
          <Icon name="mail" size={26} />
        </span>
        <p>
          {t('mailboxLead')} <strong className="break-all">{email}</strong>
          {t('mailboxOpen')}
        </p>
        <p className="text-soft">{t('mailboxValid')}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <SendAgain send={sendAgain} label={t('resend')} done={t('linkResent')} />
        <LocalLink to="/register/email/0" className="link">
          {t('otherEmail')}
        </LocalLink>
      </div>
      {dialog}
    </RegistrationFrame>
  );
}
