import { useSyncExternalStore } from 'react';

function listen(heard: () => void): () => void {
  document.addEventListener('visibilitychange', heard);
  return () => document.removeEventListener('visibilitychange', heard);
}

/** Is this window looked at? What comes meanwhile is not read. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible',
    () => false,
  );
