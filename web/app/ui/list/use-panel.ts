import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { nextUndecided, neighbourOf, openAfterReload } from './panel.ts';
import type { PendingDecisionsOfList } from './use-pending-decisions.ts';

const MARK = '#open-';

export type OpenPanel = {
  /** The record that is shown; null where none is. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
  go: (by: 1 | -1) => void;
};

/**
 * The record that is wanted. It is known at once, so that two quick presses never mean the same record, and stands behind the address
 * a moment later: a reload keeps it, and 'back' closes it on a phone.
 */
function useWanted() {
  const { pathname, hash, search } = useLocation();
  const by = useNavigationType();
  const navigate = useNavigate();
  const inAddress = hash.startsWith(MARK) ? hash.slice(MARK.length) : null;
  const [wanted, setWanted] = useState(inAddress);
  const [read, setRead] = useState(inAddress);
  if (read !== inAddress) {
    setRead(inAddress);
    // the addresses of this list come after what they say; others, and 'back', lead
    if (by === 'POP' || inAddress === null || wanted === null) setWanted(inAddress);
  }
  const want = (id: string | null): void => {
    setWanted(id);
    const to = { pathname, search, hash: id === null ? '' : MARK + id };
    void navigate(to, { replace: wanted !== null, preventScrollReset: true });
  };
  return { wanted, want };
}

/** Which record of a list is open beside it. After a decision the next record opens that waits for one. */
export function usePanel(ids: readonly string[], held: PendingDecisionsOfList | undefined): OpenPanel {
  const { wanted, want: show } = useWanted();
  const [lastAt, setLastAt] = useState(-1);
  const id = openAfterReload(ids, wanted, lastAt);
  const at = id === null ? -1 : ids.indexOf(id);
  if (at !== lastAt) setLastAt(at);
  const decision = id === null ? null : (held?.of(id)?.key ?? null);
  const before = useRef({ id, decision });
  useEffect(() => {
    const { current } = before;
    before.current = { id, decision };
    if (id === null || current.id !== id || current.decision !== null || decision === null) return;
    const next = nextUndecided(ids, id, (one) => (held?.of(one) ?? null) !== null);
    if (next !== null) show(next);
  });
  return {
    id,
    open: show,
    close: () => show(null),
    go: (by) => {
      if (id !== null) show(neighbourOf(ids, id, by));
    },
  };
}
