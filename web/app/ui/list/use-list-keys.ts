import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { localStorageItem } from '../../stored-item.ts';

/** Keys of one letter can be switched off: they are in the way of those who speak to their browser (WCAG 2.1.4). */
const KEPT = localStorageItem('fairbridge.listKeys');
const OFF = 'off';
export const listKeysAreOn = (): boolean => KEPT.read() !== OFF;

type Table = RefObject<HTMLTableElement | null>;

const TYPED = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(TYPED) !== null;

const rowsOf = (table: HTMLTableElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tbody > tr')];
const currentOf = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

function inSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
}

/** What the keys do with the rows of one table; true when a key meant something. */
function act(table: HTMLTableElement, key: string, last: { at: number }): boolean {
  const rows = rowsOf(table);
  const current = currentOf(rows);
  const onRow = current >= 0 && rows[current] === document.activeElement;
  const go = (by: number): boolean => {
    // whose row is gone goes on from its place
    const from = current >= 0 ? current : last.at;
    const at = Math.max(0, Math.min(rows.length - 1, from + by));
    last.at = at;
    rows[at]?.focus();
    rows[at]?.scrollIntoView({ block: 'nearest' });
    return rows.length > 0;
  };
  if (key === 'j' || (key === 'ArrowDown' && onRow)) return go(1);
  if (key === 'k' || (key === 'ArrowUp' && onRow)) return go(-1);
  const press = (selector: string): boolean => {
    const found = rows[current]?.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== undefined && found !== null;
  };
  if (key === 'x') return press('input[type=checkbox]:enabled');
  if (key === 'Enter' && onRow) return press('[data-record]') || press('a[href]');
  return false;
}

function find(): boolean {
  const search = inSight('main input[type=search]');
  search?.focus();
  if (search instanceof HTMLInputElement) search.select();
  return search !== undefined;
}

/** The keys of the first list of a page: j and k, x, Enter, '/', '?'. */
export function useListKeys(table: Table, setSheet: (open: boolean) => void) {
  const [on, setOn] = useState(listKeysAreOn);
  const last = useRef({ at: -1 });
  // with the rows, not a moment after them: who sees a row may walk
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const list = table.current;
      const show = (): boolean => {
        setSheet(true);
        return true;
      };
      if (list === null || document.querySelector('[data-list]') !== list) return;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const meant = event.key === '?' ? show() : event.key === '/' ? find() : act(list, event.key, last.current);
      if (meant) event.preventDefault();
    };
    if (on) document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on, table, setSheet]);
  const turn = (wanted: boolean): void => {
    if (wanted) KEPT.remove();
    else KEPT.write(OFF);
    setOn(wanted);
  };
  return { on, turn };
}
