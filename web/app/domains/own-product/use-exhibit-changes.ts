import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { setScope } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Matching } from '../../ui/list/selection.ts';
import { useAction } from '../../ui/use-action.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

/** What the own list is narrowed to. */
export type OwnFilter = { keyword: string; scope: VisibleRange | undefined };
/** All that match, as they were seen, but for some. */
export type All = Matching & { filter: OwnFilter };

/** The ranges that exhibits had before they were changed. */
type Ranges = OutputOf<typeof setScope>['before'];
export type Ranged = { id: string; count: number; before: Ranges };

/** So many go into one call. */
const LOT = 1_000;

/** Gives each its range back; public ones last, so that there is room for them. */
async function giveBack(before: Ranges): Promise<void> {
  for (const { scope, ids } of before.toSorted((a, b) => b.scope - a.scope))
    for (let start = 0; start < ids.length; start += LOT) {
      const only = ids.slice(start, start + LOT);
      await api(calls.product.setScopeAll, { filter: {}, expected: only.length, only, scope });
    }
}

/** Changes of own exhibits from the list; afterwards the list is loaded anew, because counts and places change with them. */
export function useExhibitChanges() {
  const t = useTexts(ownProductTexts);
  const { busy, run: act } = useAction({ reload: true });
  const [ranged, setRanged] = useState<Ranged | null>(null);
  const ranging = (work: () => Promise<{ before: Ranges }>): Promise<boolean> =>
    run(async () => {
      const { before } = await work();
      setRanged({ id: `ranges ${Date.now()}`, count: before.reduce((sum, { ids }) => sum + ids.length, 0), before });
    }, t('scopeSaved'));
  const run = (work: () => Promise<unknown>, said: string): Promise<boolean> => act(work, { success: said });
  const removing = (work: () => Promise<unknown>): Promise<boolean> => {
    setRanged(null);
    return run(work, t('Deleted'));
  };
  return {
    busy,
    /** The change of ranges that can be taken back: the last act of this page. */
    ranged,
    setScope: (ids: readonly string[], scope: VisibleRange) =>
      ranging(() => api(calls.product.setScope, { ids: [...ids], scope })),
    setScopeAll: (all: All, scope: VisibleRange) => ranging(() => api(calls.product.setScopeAll, { ...all, scope })),
    undoRanges: ({ before }: Ranged) =>
      run(async () => {
        await giveBack(before);
        setRanged(null);
      }, t('scopeUndone')),
    remove: (ids: readonly string[]) => removing(() => api(calls.product.removeChosen, { ids: [...ids] })),
    removeAll: (all: All) => removing(() => api(calls.product.removeAll, all)),
    restoreChosen: (ids: readonly string[]) =>
      run(() => api(calls.product.restoreChosen, { ids: [...ids] }), t('restored')),
    restore: (removal: string) => run(() => api(calls.product.restore, { removal }), t('restored')),
    removeDrafts: (ids: readonly string[]) =>
      run(() => api(calls.product.removeDrafts, { selection: { ids: [...ids] } }), t('draftsRemoved')),
    removeAllDrafts: (keyword: string, matching: Matching) =>
      run(
        () => api(calls.product.removeDrafts, { selection: { filter: { keyword }, ...matching } }),
        t('draftsRemoved'),
      ),
  };
}
export type ExhibitChanges = ReturnType<typeof useExhibitChanges>;
