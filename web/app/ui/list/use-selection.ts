import { useState } from 'react';
import type { Chooser } from './record-table.tsx';
import { togglePage, resolveSelection, NOTHING, toggleRow, type SelectionState, type Matching } from './selection.ts';

export type Selection = Chooser & {
  count: number;
  total: number;
  /** More is chosen than may be one by one: all that match but for `except`, or of them `only` this page. */
  matching: Matching | null;
  ids: string[];
  /** Chooses all that match; null where there is nothing more to choose. */
  chooseMatching: (() => void) | null;
  clear: () => void;
};

/**
 * Which rows of a list are chosen: some of this page, or all that match but for some. `of` is what the list is narrowed to: another one is another
 * list, in which nothing is chosen. `most`: how many may be chosen one by one; who wants more takes all that match and unticks.
 * `matchable`: there are calls that take all that match.
 */
export function useSelection({
  rows,
  total,
  of,
  most = Infinity,
  matchable = false,
  onFull,
}: {
  rows: readonly { id: string }[];
  total: number;
  of: string;
  most?: number;
  matchable?: boolean;
  onFull?: () => void;
}): Selection {
  const [kept, setKept] = useState<{ of: string; marked: SelectionState }>({ of, marked: NOTHING });
  const marked = kept.of === of ? kept.marked : NOTHING;
  const shown = { ids: rows.map(({ id }) => id), total, most, matchable };
  const mark = (next: SelectionState): void => setKept({ of, marked: next });
  const { whole, more, ...meaning } = resolveSelection(marked, shown);
  return {
    ...meaning,
    total,
    all: whole,
    toggle: (id) => {
      const next = toggleRow(marked, shown, id);
      if (next === null) onFull?.();
      else mark(next);
    },
    toggleAll: () => mark(togglePage(marked, shown)),
    chooseMatching: more ? () => mark({ all: true, ids: new Set() }) : null,
    clear: () => mark(NOTHING),
  };
}
