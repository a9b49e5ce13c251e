import { useState } from 'react';

export type PageSelection = {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses every row of the page, or none when all are chosen. */
  toggleAll: () => void;
  all: boolean;
  clear: () => void;
};

/** Which rows of a page are chosen. A row that is no longer in the list is not chosen any more. */
export function usePageSelection(rows: readonly { id: string }[]): PageSelection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(rows.map(({ id }) => id).filter((id) => marked.has(id)));
  const all = rows.length > 0 && chosen.size === rows.length;
  return {
    chosen,
    all,
    toggle: (id) =>
      setMarked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setMarked(all ? new Set() : new Set(rows.map(({ id }) => id))),
    clear: () => setMarked(new Set()),
  };
}
