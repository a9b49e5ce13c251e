import type { ReactNode } from 'react';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';
import type { Sought } from './favourite-query.ts';

type Frame = {
  kind: 'product' | 'exhibitor' | 'live' | 'audience';
  sought: Sought;
  page: { pageNum: number; pageSize: number; total: number };
  /** As a spreadsheet, where there is one. */
  save?: () => Promise<void>;
  children: ReactNode;
};

const HEADING = { product: 'Exhibits', exhibitor: 'Exhibitors', live: 'lives', audience: 'Visitors' } as const;

function Tools({ kind, sought: { keyword, sort }, save }: Pick<Frame, 'kind' | 'sought' | 'save'>) {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  return (
    <div className="mb-5 flex flex-wrap items-start gap-2">
      <form
        key={`${keyword} ${sort}`}
        role="search"
        method="get"
        action={localHref(lang, `/collection/${kind}`)}
        className="flex flex-1 flex-wrap gap-2"
      >
        <input
          className="input min-w-40 flex-1 basis-56"
          type="search"
          name="keyword"
          defaultValue={keyword}
          placeholder={t('search')}
          aria-label={t('search')}
          maxLength={200}
        />
        <select
          className="input w-auto pr-8"
          name="sort"
          defaultValue={sort}
          aria-label={t('sort')}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="newest">{t('newest')}</option>
          <option value="name">{t('name')}</option>
        </select>
        <Button type="submit" kind="quiet">
          {t('Search')}
        </Button>
      </form>
      {save !== undefined && <SaveButton save={save}>{t('export')}</SaveButton>}
    </div>
  );
}

/** Every list of favourites in the same frame: a visitor's products, exhibitors and lives as tabs, an employee's visitors alone. */
export function FavouriteFrame({ kind, sought, page, save, children }: Frame) {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  const searched = sought.keyword !== '';
  return (
    <MemberPage>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t(kind === 'audience' ? 'visitorsTitle' : 'title')}</h1>
        {page.total > 0 && (
          <p className="num text-soft" role="status">
            {t('count', { count: number(page.total, lang) })}
          </p>
        )}
      </div>
      {kind !== 'audience' && (
        <Tabs
          label={t('kinds')}
          current={`/collection/${kind}`}
          tabs={[
            { to: '/collection/product', label: t('Exhibits') },
            { to: '/collection/exhibitor', label: t('Exhibitors') },
            { to: '/collection/live', label: t('lives') },
          ]}
        />
      )}
      {(page.total > 0 || searched) && <Tools kind={kind} sought={sought} {...(save !== undefined && { save })} />}
      <h2 className="sr-only">{t(HEADING[kind])}</h2>
      {page.total === 0 && searched ? (
        <EmptyState title={t('nothingFound')}>
          <ButtonLink kind="quiet" to={`/collection/${kind}`}>
            {t('showAll')}
          </ButtonLink>
        </EmptyState>
      ) : (
        children
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </MemberPage>
  );
}
