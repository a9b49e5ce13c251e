import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { registeringTexts } from './registering.texts.ts';

/** What the fair is doing now, while it is open for registration only, and the next thing to do. */
export default function Registering({ startsOn }: { startsOn: string }) {
  const t = useTexts(registeringTexts);
  const lang = useLang();
  const user = useUser();
  const visitor = user?.subjectType === 'VISITOR' ? user : null;
  return (
    <div className="mt-7 max-w-2xl rounded-sign border-l-8 border-accent bg-tint px-6 py-5" data-now="registration">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2">{t('lead', { from: beijingDay(startsOn, lang) })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {user === null && (
          <>
            <ButtonLink to="/register/email/0">{t('join')}</ButtonLink>
            <ButtonLink to="/login/person" kind="quiet">
              {t('login')}
            </ButtonLink>
          </>
        )}
        {visitor !== null && <ButtonLink to="/profile">{t('profile')}</ButtonLink>}
        {visitor !== null && isRegistered(visitor) && (
          <ButtonLink to="/voucher" kind="quiet">
            {t('voucher')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
