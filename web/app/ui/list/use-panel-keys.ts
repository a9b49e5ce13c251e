import { useLayoutEffect, useRef } from 'react';
import { isTyping, listKeysAreOn } from './use-list-keys.ts';

/**
 * The keys of an open panel, before the list hears of them. What is typed, and what a dialog asks, is no key. `within`: so many dialogs are
 * the panel itself.
 */
export function usePanelKeys(keys: Readonly<Record<string, () => void>> | null, within = 0): void {
  const now = useRef(keys);
  // with what is shown, not a moment after it: a key means the record that stands there
  useLayoutEffect(() => {
    now.current = keys;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = now.current?.[event.key];
      if (act === undefined || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelectorAll('dialog[open]').length > within) return;
      // Escape is no letter that somebody may say to the browser
      if (event.key !== 'Escape' && !listKeysAreOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [within]);
}
