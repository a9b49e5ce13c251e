import { useState } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { SuggestionForm } from './suggestion-form.tsx';
import { suggestionTexts } from './suggestion.texts.ts';

export const meta = pageMeta(({ lang }) => ({
  title: suggestionTexts.title[lang === 'zh' ? 0 : 1],
  description: suggestionTexts.lead[lang === 'zh' ? 0 : 1],
}));

/** The suggestion box: for guests, visitors and exhibitors. */
export default function SuggestScreen() {
  const t = useTexts(suggestionTexts);
  const user = useUser();
  const [sent, setSent] = useState(false);
  return (
    <div className="page max-w-3xl pt-8 pb-4">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {user?.subjectType === 'ORGANIZER' ? (
        <p className="note">
          {t('organizer')} {/* a reviewer has no room for it */}
          {user.staffRole !== 'reviewer' && (
            <LocalLink to="/organizer/suggestions" className="link">
              {t('toConsole')}
            </LocalLink>
          )}
        </p>
      ) : sent ? (
        <div className="card px-6 py-10 text-center" role="status">
          <h2 className="text-xl">{t('sentTitle')}</h2>
          <p className="mt-2 text-soft">{t('sentLead')}</p>
          <Button kind="quiet" className="mt-5" onClick={() => setSent(false)}>
            {t('another')}
          </Button>
        </div>
      ) : (
        <SuggestionForm signedIn={user !== null} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
