import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { RemovedProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { keepRemoval } from './last-removal.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { useExhibitChanges } from './use-exhibit-changes.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '已删除的展品', en: 'Deleted exhibits' });

const PATH = '/my-exhibit-list';
const PAGE_SIZE = 20;

const load = defineWork(async ({ api, query }) =>
  api(calls.product.removedList, { pageNum: pageNumOf(query), pageSize: PAGE_SIZE }),
);
export const clientLoader = load.browser;

function Line({
  product,
  chosen,
  busy,
  onToggle,
  onRestore,
}: {
  product: RemovedProduct;
  chosen: boolean;
  busy: boolean;
  onToggle: () => void;
  onRestore: () => void;
}) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { by } = product;
  const name = inLang(product.name, lang);
  const at = beijingTime(product.removedAt, lang);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <input
        type="checkbox"
        className="size-5 accent-[var(--action)]"
        checked={chosen}
        aria-label={t('chooseOf', { name })}
        onChange={onToggle}
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{name}</p>
        <p className="num text-sm break-words text-soft">
          {[product.articleNumber, t(`scope${product.scope}`)].filter((part) => part !== '').join(' · ')}
        </p>
        <p className="num text-sm text-soft">
          {by === null ? t('removedSomebody', { at }) : t('removedBy', { name: inLang(by, lang), at })}
        </p>
        <p className="num text-sm">{t('removedUntil', { at: beijingTime(product.until, lang) })}</p>
      </div>
      <Button small kind="quiet" busy={busy} aria-label={t('restoreOf', { name })} onClick={onRestore}>
        {t('restore')}
      </Button>
    </li>
  );
}

/** What was deleted within a day, by whom, and the way back: one by one, or several. */
export default function RemovedProductsScreen() {
  const t = useTexts(ownProductTexts);
  const page = load.useData();
  const changes = useExhibitChanges();
  const [ids, setIds] = useState<readonly string[]>([]);
  const shown = page.list.map(({ id }) => id);
  // what is back, or stands on another page, is not chosen any more
  const chosen = ids.filter((id) => shown.includes(id));
  const toggle = (id: string): void =>
    setIds(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const restore = async (wanted: readonly string[]): Promise<void> => {
    // the bar that offers to undo the last removal would offer what is done
    if (await changes.restoreChosen(wanted)) keepRemoval(null);
  };
  return (
    <div className="page py-8">
      <LocalLink to={PATH} className="link mb-4 inline-flex min-h-8 items-center gap-2">
        <Icon name="back" size={18} />
        {t('removedBack')}
      </LocalLink>
      <h1 className="text-2xl">{t('removedTitle')}</h1>
      <p className="mt-1 mb-5 max-w-[70ch] text-soft">{t('removedLead', { hours: LIMITS.removalHours })}</p>
      {page.list.length === 0 ? (
        <EmptyState title={t('removedEmpty')}>
          <ButtonLink to={PATH} kind="quiet">
            {t('removedBack')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className="mb-3 flex min-h-10 flex-wrap items-center gap-x-5 gap-y-2">
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.length === shown.length}
                onChange={() => setIds(chosen.length === shown.length ? [] : shown)}
              />
              <span>{t('choosePage')}</span>
            </label>
            {chosen.length > 0 && (
              <Button small busy={changes.busy} onClick={() => void restore(chosen)}>
                {t('restoreChosen', { count: chosen.length })}
              </Button>
            )}
          </div>
          <ul className="card">
            {page.list.map((product) => (
              <Line
                key={product.id}
                product={product}
                chosen={chosen.includes(product.id)}
                busy={changes.busy}
                onToggle={() => toggle(product.id)}
                onRestore={() => void restore([product.id])}
              />
            ))}
          </ul>
        </>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
