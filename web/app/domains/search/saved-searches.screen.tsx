import type { Alert, SavedSearch } from '@fairbridge/contract/search/saved-search.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { searchPath } from './search-path.ts';
import { savedSearchTexts } from '../../components/search/saved-search.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '保存的搜索', en: 'Saved searches' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.savedSearch.list, {}));
export const clientLoader = load.browser;

const ALERTS: readonly Alert[] = ['daily', 'weekly', 'off'];
const FRESH_MAX = 100;

function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const t = useTexts(savedSearchTexts);
  const { run } = useAction({ reload: true });
  const [name, setName] = useState(search.name);
  const missing = name.trim() === '';
  const rename = async (): Promise<void> => {
    if (missing) return;
    if (await run(() => api(calls.savedSearch.change, { id: search.id, name }), { success: t('Saved') })) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('renameNamed', { name: search.name })}>
      <PostForm onSubmit={() => void rename()}>
        <Input
          label={t('name')}
          required
          maxLength={LIMITS.savedSearchNameMax}
          value={name}
          error={missing ? t('nameNeeded') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <DialogActions act={t('Save')} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}

function Conditions({ search }: { search: SavedSearch }) {
  const t = useTexts(savedSearchTexts);
  const lang = useLang();
  const parts = [search.keyword === '' ? '' : `“${search.keyword}”`, ...search.labels.map((one) => inLang(one, lang))];
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 gap-y-1 text-sm text-soft">
      <span className="tag">{t(search.kind)}</span>
      {parts.filter(Boolean).join(' · ')}
    </p>
  );
}

function Row({ search }: { search: SavedSearch }) {
  const t = useTexts(savedSearchTexts);
  const { run } = useAction({ reload: true });
  const [renaming, setRenaming] = useState(false);
  const { id, name, alert, fresh } = search;
  return (
    <li className="card mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {fresh > 0 && (
            <span className="num rounded-full bg-accent px-2 text-sm text-on-accent">
              {fresh >= FRESH_MAX ? t('freshMany') : t('fresh', { count: fresh })}
            </span>
          )}
        </p>
        <Conditions search={search} />
      </div>
      <label className="flex items-center gap-2 text-sm">
        <span className="text-soft" aria-hidden="true">
          {t('alert')}
        </span>
        <select
          className="input w-auto"
          aria-label={t('alertNamed', { name })}
          value={alert}
          onChange={({ target: { value } }) => {
            const chosen = ALERTS.find((one) => one === value) ?? 'off';
            void run(() => api(calls.savedSearch.change, { id, alert: chosen }), {
              success: t('Saved'),
              key: Symbol(),
            });
          }}
        >
          {ALERTS.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          small
          to={searchPath(search)}
          aria-label={t('runNamed', { name })}
          onClick={() => void api(calls.savedSearch.markSeen, { id }).catch(() => null)}
        >
          {t('run')}
        </ButtonLink>
        <Button
          small
          kind="quiet"
          aria-label={t('renameNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => setRenaming(true)}
        >
          {t('rename')}
        </Button>
        <Button
          small
          kind="plain"
          aria-label={t('removeNamed', { name })}
          onClick={() => void run(() => api(calls.savedSearch.remove, { id }), { success: t('removed', { name }) })}
        >
          {t('Delete')}
        </Button>
      </div>
      {renaming && <RenameDialog search={search} onClose={() => setRenaming(false)} />}
    </li>
  );
}

/** What a visitor searches for again and again: what is new, how often it is told, and what was searched of late. */
export default function SavedSearchesScreen() {
  const t = useTexts(savedSearchTexts);
  const { list, max } = load.useData();
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {list.length === 0 ? (
        <div className="mb-5">
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
            <ButtonLink to="/find/product" className="mt-5">
              {t('FindExhibits')}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <section className="mb-6" aria-label={t('title')}>
          <p className="num mb-2 text-sm text-soft">{t('count', { count: list.length, max })}</p>
          <ul>
            {list.map((search) => (
              <Row key={search.id} search={search} />
            ))}
          </ul>
        </section>
      )}
      <RecentSearches />
    </PersonalFrame>
  );
}
