import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { OwnProductRow } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAct } from '../../ui/use-act.ts';
import { keepRemoval, type Removal } from './last-removal.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';

/** What the own list is narrowed to. */
export type OwnFilter = { keyword: string; scope?: VisibleRange };

/** Ids chosen for a change of several exhibits: at most six (specification, section 5). */
export function useChosen(rows: readonly OwnProductRow[]) {
  const lang = useLang();
  const [ids, setIds] = useState<readonly string[]>([]);
  // What another page or filter shows is not chosen any more.
  const chosen = ids.filter((id) => rows.some((row) => row.id === id));
  const toggle = (id: string): void => {
    if (chosen.includes(id)) setIds(chosen.filter((one) => one !== id));
    else if (chosen.length < LIMITS.batchProductsMax) setIds([...chosen, id]);
    else toast.error(ruleText('exhibitsSix', lang));
  };
  return { chosen, toggle, clear: () => setIds([]) };
}

/** Changes of own exhibits from the list; afterwards the list is loaded anew, because counts and places change with them. */
export function useExhibitChanges() {
  const t = useTexts(ownProductTexts);
  const { busy, run: act } = useAct({ reload: true });
  const run = (work: () => Promise<unknown>, said: string): Promise<boolean> => act(work, { said });
  const takeAway = (work: () => Promise<Removal>): Promise<boolean> =>
    run(async () => keepRemoval(await work()), t('removed'));
  return {
    busy,
    setScope: (ids: readonly string[], scope: VisibleRange) =>
      run(() => api(calls.product.setScope, { ids: [...ids], scope }), t('scopeSaved')),
    setScopeAll: (filter: OwnFilter, expected: number, scope: VisibleRange) =>
      run(() => api(calls.product.setScopeAll, { filter, expected, scope }), t('scopeSaved')),
    remove: (ids: readonly string[]) => takeAway(() => api(calls.product.removeChosen, { ids: [...ids] })),
    removeAll: (filter: OwnFilter, expected: number) =>
      takeAway(() => api(calls.product.removeAll, { filter, expected })),
    restoreChosen: (ids: readonly string[]) =>
      run(() => api(calls.product.restoreChosen, { ids: [...ids] }), t('restored')),
    restore: (removal: string) =>
      run(async () => {
        await api(calls.product.restore, { removal });
        keepRemoval(null);
      }, t('restored')),
  };
}
export type ExhibitChanges = ReturnType<typeof useExhibitChanges>;
