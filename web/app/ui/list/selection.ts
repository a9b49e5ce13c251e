/** What is chosen of a list: some of the page by their ids, or all that match but those. */
export type SelectionState = { all: boolean; ids: ReadonlySet<string> };
export const NOTHING: SelectionState = { all: false, ids: new Set() };

/** What a call gets for 'all that match but these', and for a page that is more than may be chosen one by one. */
export type Matching = { expected: number; except: string[]; only?: string[] };

export type ListPage = {
  /** The rows of this page. */
  ids: readonly string[];
  /** How many match, on whatever page. */
  total: number;
  /** How many may be chosen one by one. */
  most: number;
  /** There are calls that take all that match. */
  matchable: boolean;
};

/** One by one, what another page shows is not chosen; of all that match what was left out stays so on every page. */
const someOf = ({ ids: marked }: SelectionState, { ids }: ListPage): string[] => ids.filter((id) => marked.has(id));
const takesAll = ({ all }: SelectionState, { total }: ListPage): boolean => all && total > 0;

/** What a selection means for the page that is shown. */
export function resolveSelection(marked: SelectionState, shown: ListPage) {
  const { ids, total, most, matchable } = shown;
  const some = someOf(marked, shown);
  if (takesAll(marked, shown))
    return {
      chosen: new Set(ids.filter((id) => !marked.ids.has(id))),
      whole: marked.ids.size === 0,
      count: Math.max(0, total - marked.ids.size),
      ids: [],
      matching: { expected: total, except: [...marked.ids] } satisfies Matching,
      more: false,
    };
  return {
    chosen: new Set(some),
    whole: ids.length > 0 && some.length === ids.length,
    count: some.length,
    ids: some,
    matching: some.length > most ? ({ expected: some.length, except: [], only: some } satisfies Matching) : null,
    more: matchable && total > 1,
  };
}

/** After a press on the box of one row; null where there may be no more. */
export function toggleRow(marked: SelectionState, shown: ListPage, id: string): SelectionState | null {
  const all = takesAll(marked, shown);
  const ids = new Set(all ? marked.ids : someOf(marked, shown));
  if (!ids.delete(id)) ids.add(id);
  // of a page that was chosen as a whole one may be unticked and ticked again
  return !all && ids.size === shown.most + 1 && ids.has(id) ? null : { all, ids };
}

/** After a press on the box of the head: the page, or nothing any more; all that match is a press of its own. */
export function togglePage(marked: SelectionState, shown: ListPage): SelectionState {
  const { whole } = resolveSelection(marked, shown);
  if (whole || takesAll(marked, shown)) return NOTHING;
  return shown.matchable || shown.ids.length <= shown.most ? { all: false, ids: new Set(shown.ids) } : NOTHING;
}
