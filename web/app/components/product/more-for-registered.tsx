import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { moreForRegisteredTexts } from './more-for-registered.texts.ts';

/** Whom a registration would show more exhibits: guests, and visitors who have not finished theirs. */
export function useSeesLess(): boolean {
  const user = useUser();
  return user === null || (user.subjectType === 'VISITOR' && !isRegistered(user));
}

/** Below exhibits: registered buyers see more of them. Whether there are any is not told. */
export function MoreForRegistered() {
  const t = useTexts(moreForRegisteredTexts);
  if (!useSeesLess()) return null;
  return (
    <p className="mt-5 text-soft" data-more-for-registered>
      {t('moreForRegistered')}{' '}
      <LocalLink to="/register" className="link">
        {t('register')}
      </LocalLink>
    </p>
  );
}
