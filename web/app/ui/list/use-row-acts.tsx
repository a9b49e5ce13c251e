import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useAction } from '../use-action.ts';
import type { RowAct } from './row-actions.tsx';

/**
 * Runs the acts of a list's rows, and asks before those that say so; what the server then refuses is told where it was asked. Where the row is
 * gone afterwards, the focus that it had goes to the line that says how many are left.
 */
export function useRowActs(rows: readonly unknown[], found: RefObject<HTMLElement | null>) {
  const [asked, ask] = useState<RowAct | null>(null);
  const { busy, failure, forget, run } = useAction({ reload: true });
  const acted = useRef(false);
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) found.current?.focus();
    acted.current = false;
  }, [rows, found]);
  const close = (): void => {
    forget();
    ask(null);
  };
  const make = async (one: RowAct): Promise<void> => {
    acted.current = true;
    if (one.send === undefined) {
      one.act();
      return;
    }
    const done = await run(one.send, {
      success: one.said,
      showFailure: one.ask === undefined ? 'toast' : 'here',
    });
    if (!done || one.ask === undefined) return;
    close();
    found.current?.focus();
  };
  const dialog: ReactNode = asked?.ask !== undefined && (
    <ConfirmDialog
      open
      title={asked.ask.title}
      act={asked.ask.act ?? asked.label}
      kind="bad"
      busy={busy}
      failure={failure}
      onClose={close}
      onConfirm={() => void make(asked)}
    >
      <p>{asked.ask.lead}</p>
    </ConfirmDialog>
  );
  return { dialog, press: (one: RowAct): void => (one.ask === undefined ? void make(one) : ask(one)) };
}
