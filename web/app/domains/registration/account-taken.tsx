import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

/** The address has an account: back to the log-in, or a new password (specification, section 8). */
export function AccountTaken() {
  const t = useTexts(registrationTexts);
  return (
    <div className="note" role="status">
      <p className="font-semibold">{t('takenLead')}</p>
      <p className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
        <LocalLink to="/login/person" className="link inline-flex min-h-8 items-center font-semibold">
          {t('toLogIn')}
        </LocalLink>
        <LocalLink to="/register/password/vis" className="link inline-flex min-h-8 items-center">
          {t('forgot')}
        </LocalLink>
      </p>
    </div>
  );
}
