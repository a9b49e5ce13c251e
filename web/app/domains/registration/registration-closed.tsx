import type { Exhibition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';

/** Why nobody new registers now, and when that begins or ended. */
export function RegistrationClosed({ state, from, until }: Exhibition['registration']) {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const said = {
    open: '',
    termsMissing: t('termsMissing'),
    notYet: t('opensOn', { day: beijingDay(from, lang) }),
    over: t('closedOn', { day: beijingDay(until, lang) }),
  }[state];
  return (
    <>
      <p className="note" role="status">
        {said}
      </p>
      <p className="mt-6">
        {t('haveAccount')}{' '}
        <LocalLink to="/login/person" className="link font-semibold">
          {t('logIn')}
        </LocalLink>
      </p>
    </>
  );
}
