import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, now and whenever that changes; `first` on the server and until the page answers. */
export function useMedia(query: string, first: boolean): boolean {
  const listen = useCallback(
    (heard: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', heard);
      return () => media.removeEventListener('change', heard);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => first,
  );
}
