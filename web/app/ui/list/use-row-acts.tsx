import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { RowAct } from './row-actions.tsx';

/**
 * Runs the acts of a list's rows, and asks before those that say so. Where the row is gone afterwards, the focus that it had goes to the
 * line that says how many are left.
 */
export function useRowActs(rows: readonly unknown[], found: RefObject<HTMLElement | null>) {
  const [asked, ask] = useState<RowAct | null>(null);
  const [busy, setBusy] = useState(false);
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) found.current?.focus();
    acted.current = false;
  }, [rows, found]);
  const run = async (one: RowAct): Promise<void> => {
    acted.current = true;
    setBusy(true);
    const done = await one.act();
    setBusy(false);
    if (one.ask === undefined) return;
    // after a refusal too: its message stands on the page, which nobody reaches below an open dialog
    ask(null);
    if (done !== false) found.current?.focus();
  };
  const dialog: ReactNode = asked?.ask !== undefined && (
    <ConfirmDialog
      open
      title={asked.ask.title}
      act={asked.ask.act ?? asked.label}
      kind="bad"
      busy={busy}
      onClose={() => ask(null)}
      onConfirm={() => void run(asked)}
    >
      <p>{asked.ask.lead}</p>
    </ConfirmDialog>
  );
  return { dialog, press: (one: RowAct): void => (one.ask === undefined ? void run(one) : ask(one)) };
}
