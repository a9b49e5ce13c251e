import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Matching } from '../../ui/list/selection.ts';
import { useAction } from '../../ui/use-action.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

/** What the own list is narrowed to. */
export type OwnFilter = { keyword: string; scope?: VisibleRange };
/** All that match, as they were seen, but for some. */
export type All = Matching & { filter: OwnFilter };

/** Changes of own exhibits from the list; afterwards the list is loaded anew, because counts and places change with them. */
export function useExhibitChanges() {
  const t = useTexts(ownProductTexts);
  const { busy, run: act } = useAction({ reload: true });
  const run = (work: () => Promise<unknown>, said: string): Promise<boolean> => act(work, { success: said });
  return {
    busy,
    setScope: (ids: readonly string[], scope: VisibleRange) =>
      run(() => api(calls.product.setScope, { ids: [...ids], scope }), t('scopeSaved')),
    setScopeAll: (all: All, scope: VisibleRange) =>
      run(() => api(calls.product.setScopeAll, { ...all, scope }), t('scopeSaved')),
    remove: (ids: readonly string[]) => run(() => api(calls.product.removeChosen, { ids: [...ids] }), t('removed')),
    removeAll: (all: All) => run(() => api(calls.product.removeAll, all), t('removed')),
    restoreChosen: (ids: readonly string[]) =>
      run(() => api(calls.product.restoreChosen, { ids: [...ids] }), t('restored')),
    restore: (removal: string) => run(() => api(calls.product.restore, { removal }), t('restored')),
    removeDrafts: (ids: readonly string[]) =>
      run(() => api(calls.product.removeDrafts, { ids: [...ids] }), t('draftsRemoved')),
    removeAllDrafts: (keyword: string, matching: Matching) =>
      run(() => api(calls.product.removeAllDrafts, { filter: { keyword }, ...matching }), t('draftsRemoved')),
  };
}
export type ExhibitChanges = ReturnType<typeof useExhibitChanges>;
