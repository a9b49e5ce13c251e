import { useState } from 'react';
import { moveItem } from './move-item.ts';

/**
 * Entries as they were just moved, until whoever keeps them has the new order, or has failed to keep it: so that an entry that is moved by
 * keys keeps the focus while the server is told. `items` is the same list for as long as nothing has changed.
 */
export function useOptimisticOrder<T>(items: readonly T[], busy: boolean) {
  const [moving, setMoving] = useState<{ of: readonly T[]; shown: readonly T[] } | null>(null);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy) setMoving(null);
  }
  const show = (from: number, to: number): void => setMoving({ of: items, shown: moveItem(items, from, to) });
  return { shown: moving?.of === items ? moving.shown : items, show };
}
