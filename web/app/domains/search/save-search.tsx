import type { Alert, SearchedKind } from '@fairbridge/contract/search/saved-search.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAskedQuery, type Facet } from '../../ui/facets.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { failureText } from '../../ui/form.ts';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { isAnything, searchedBy, type Searched } from './saved-search-path.ts';
import { savedSearchTexts } from './saved-search.texts.ts';

const ALERTS: readonly Alert[] = ['daily', 'weekly', 'off'];

function SaveForm({ searched, proposed, onDone }: { searched: Searched; proposed: string; onDone: () => void }) {
  const t = useTexts(savedSearchTexts);
  const lang = useLang();
  const [name, setName] = useState(proposed);
  const [alert, setAlert] = useState<Alert>('daily');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const missing = name.trim() === '';
  const save = async (): Promise<void> => {
    if (missing) return;
    setBusy(true);
    try {
      await api(calls.savedSearch.save, { ...searched, name, alert });
      toast.good(t('saved'));
      onDone();
    } catch (error) {
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="mb-4 text-soft">{t('keepLead')}</p>
      <FormFailure message={failure} />
      <div className="grid gap-5">
        <Input
          label={t('name')}
          required
          maxLength={LIMITS.savedSearchNameMax}
          value={name}
          error={missing ? t('nameNeeded') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <RadioGroup
          label={t('alert')}
          name="alert"
          value={alert}
          options={ALERTS.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => setAlert(ALERTS.find((one) => one === value) ?? 'off')}
        />
      </div>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** The one value of a filter that is chosen alone, to follow it. */
function onlyChosen(facets: readonly Facet[], searched: Searched, kind: 'category' | 'ingredient') {
  const [code, ...others] = searched.filter[kind];
  if (code === undefined || others.length > 0) return null;
  const option = facets.find(({ name }) => name === kind)?.options.find(({ value }) => value === code);
  return option === undefined ? null : { kind, subject: code, name: option.label };
}

/** Beside a list of exhibits or exhibitors: keep what was asked for, and follow the category or ingredient it is filtered by. */
export function SaveSearch({ kind, facets }: { kind: SearchedKind; facets: readonly Facet[] }) {
  const t = useTexts(savedSearchTexts);
  const searched = searchedBy(kind, useAskedQuery());
  const user = useUser();
  const ask = useLoginTip();
  const [open, setOpen] = useState(false);
  if ((user !== null && user.subjectType !== 'VISITOR') || !isAnything(searched)) return null;
  const labels = facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) =>
        Object.entries(searched.filter).some(([key, list]) => key === name && list.includes(value)),
      )
      .map(({ label }) => label),
  );
  const proposed = [...new Set([searched.keyword, ...labels])]
    .filter(Boolean)
    .join(' · ')
    .slice(0, LIMITS.savedSearchNameMax);
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('keepTitle')}>
        <SaveForm searched={searched} proposed={proposed} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
