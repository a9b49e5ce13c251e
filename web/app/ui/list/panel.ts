import type { ReactNode } from 'react';
import type { ButtonKind } from '../button.tsx';

/** One decision of a panel: its letter on the keyboard, its button, and what it does. */
export type PanelDecision = {
  key: string;
  label: string;
  kind?: ButtonKind;
  /** Opens a dialog that asks first. */
  asks?: boolean;
  act: () => void;
};

/** What a list shows of a record beside itself. */
export type RecordPanel<Row> = {
  titleOf: (row: Row) => string;
  /** Where the whole record stands. */
  to?: (row: Row) => string;
  show: (row: Row) => ReactNode;
  decisionsOf?: (row: Row) => readonly PanelDecision[];
};

/** The record that follows one of these, and that is not decided yet: below it, else from the top; null where all are. */
export function nextUndecided(ids: readonly string[], from: string, isDecided: (id: string) => boolean): string | null {
  const at = ids.indexOf(from);
  const order = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return order.find((id) => !isDecided(id)) ?? null;
}

/** The neighbour of a record, or the record itself at either end. */
export const neighbourOf = (ids: readonly string[], id: string, by: 1 | -1): string =>
  ids[Math.max(0, Math.min(ids.length - 1, ids.indexOf(id) + by))] ?? id;

/**
 * What is shown of an open record once the list was loaded anew: itself; where it is gone, what now stands in its place; null where
 * nothing is left, or nothing was open before.
 */
export function openAfterReload(ids: readonly string[], wanted: string | null, lastAt: number): string | null {
  if (wanted === null) return null;
  if (ids.includes(wanted)) return wanted;
  return lastAt < 0 ? null : (ids[Math.min(lastAt, ids.length - 1)] ?? null);
}
