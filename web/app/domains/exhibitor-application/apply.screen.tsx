import { wordsIn } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { applyTexts } from './apply.texts.ts';

const ApplicationForm = lazyWithRetry(() => import('./application-form.tsx'));

const load = defineLoad(async ({ api: ask }) => {
  const [offer, { categories }, { list: countries }] = await Promise.all([
    ask(calls.exhibitorApplication.offer, {}),
    ask(calls.exhibition.vocabulary, {}),
    ask(calls.exhibition.countries, {}),
  ]);
  return { offer, categories, countries };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(applyTexts.title, lang),
  description: wordsIn(applyTexts.lead, lang),
}));

/** Where a company that wants to exhibit tells the organizer of itself. */
export default function ApplyScreen() {
  const t = useTexts(applyTexts);
  const choices = load.useData();
  const [sent, setSent] = useState(false);
  return (
    <div className="page-narrow pt-8 pb-8">
      <h1 className="text-3xl">{t('title')}</h1>
      {!choices.offer.open ? (
        <EmptyState title={t('closed')}>
          <p>{t('closedLead')}</p>
        </EmptyState>
      ) : sent ? (
        <div className="card mt-6 px-6 py-10 text-center" role="status">
          <h2 className="text-xl">{t('sentTitle')}</h2>
          <p className="mt-2 text-soft">{t('sentLead')}</p>
        </div>
      ) : (
        <>
          <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
          <Suspense fallback={<FormSkeleton />}>
            <ApplicationForm choices={choices} onSent={() => setSent(true)} />
          </Suspense>
        </>
      )}
    </div>
  );
}
