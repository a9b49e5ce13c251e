import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { favouriteListTexts } from './favourite-list.texts.ts';

type Frame = {
  kind: 'product' | 'exhibitor';
  page: { pageNum: number; pageSize: number; total: number };
  children: ReactNode;
};

/** Both lists of favourites in the same frame: products and exhibitors as tabs. */
export function FavouriteFrame({ kind, page, children }: Frame) {
  const t = useTexts(favouriteListTexts);
  const lang = useLang();
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('title')}</h1>
        {page.total > 0 && <p className="num text-soft">{t('count', { count: number(page.total, lang) })}</p>}
      </div>
      <Tabs
        label={t('kinds')}
        current={`/collection/${kind}`}
        tabs={[
          { to: '/collection/product', label: t('products') },
          { to: '/collection/exhibitor', label: t('exhibitors') },
        ]}
      />
      <h2 className="sr-only">{t(kind === 'product' ? 'products' : 'exhibitors')}</h2>
      {children}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
