import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { openSourcingTexts } from './open-sourcing.texts.ts';

/** To a company whose package does not let it sign up, and whom to ask. */
export function NotEligible() {
  const t = useTexts(openSourcingTexts);
  return (
    <div className="note mb-6" role="status">
      <p className="font-semibold">{t('notEligible')}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {t('notEligibleLead')}
        <LocalLink to="/suggest" className="link">
          {t('askOrganizer')}
        </LocalLink>
      </p>
    </div>
  );
}
