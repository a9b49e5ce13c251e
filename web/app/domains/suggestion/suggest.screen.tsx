import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { SuggestionForm } from './suggestion-form.tsx';
import { suggestionTexts } from './suggestion.texts.ts';

/** They alone ask the contract what they may: the public page does not carry it. */
const SuggestForStaff = lazyWithRetry(() => import('./suggest-for-staff.tsx'));

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(suggestionTexts.title, lang),
  description: wordsIn(suggestionTexts.lead, lang),
}));

/** The suggestion box: for guests, visitors and exhibitors. */
export default function SuggestScreen() {
  const t = useTexts(suggestionTexts);
  const user = useUser();
  const [sent, setSent] = useState(false);
  return (
    <div className="page-narrow pt-8 pb-4">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {user?.subjectType === 'ORGANIZER' ? (
        <Suspense fallback={null}>
          <SuggestForStaff />
        </Suspense>
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
