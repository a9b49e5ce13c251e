import type { SearchedKind } from '@fairbridge/contract/search/saved-search.calls.ts';
import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useAskedQuery, type Facet } from '../../ui/facets.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { saveSearchTexts } from './save-search.texts.ts';
import { isAnything, searchedBy, type Searched } from './searched-by.ts';

const SaveSearchDialog = lazyWithRetry(() => import('./save-search-dialog.tsx'));

/** The one value of a filter that is chosen alone, to follow it. */
function onlyChosen(facets: readonly Facet[], searched: Searched, kind: 'category' | 'ingredient') {
  const [code, ...others] = searched.filter[kind] ?? [];
  if (code === undefined || others.length > 0) return null;
  const option = facets.find(({ name }) => name === kind)?.options.find(({ value }) => value === code);
  return option === undefined ? null : { kind, subject: code, name: option.label };
}

/** Beside a list of exhibits or exhibitors: keep what was asked for, and follow the category or ingredient it is filtered by. */
export function SaveSearch({ kind, facets }: { kind: SearchedKind; facets: readonly Facet[] }) {
  const t = useTexts(saveSearchTexts);
  const names = facets.map(({ name }) => name);
  const searched = searchedBy(kind, names, useAskedQuery());
  const user = useUser();
  const ask = useLoginTip();
  const [open, setOpen] = useState(false);
  if ((user !== null && user.subjectType !== 'VISITOR') || !isAnything(searched)) return null;
  const labels = facets.flatMap(({ name, options }) =>
    options.filter(({ value }) => searched.filter[name]?.includes(value)).map(({ label }) => label),
  );
  const proposed = [...new Set([searched.keyword, ...labels])].filter(Boolean).join(' · ');
  const followed = onlyChosen(facets, searched, 'ingredient') ?? onlyChosen(facets, searched, 'category');
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <Button
        kind="quiet"
        small
        aria-haspopup="dialog"
        onClick={() => {
          if (ask()) setOpen(true);
        }}
      >
        <Icon name="star" size={16} />
        {t('keep')}
      </Button>
      {followed !== null && <FollowButton {...followed} small named />}
      {open && (
        <Suspense fallback={null}>
          <SaveSearchDialog searched={searched} proposed={proposed} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
