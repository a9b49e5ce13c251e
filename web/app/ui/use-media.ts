import { use, useCallback, useSyncExternalStore } from 'react';
import { PreviewContext } from '../preview-context.ts';

function useBrowserMedia(query: string, first: boolean): boolean {
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

/** Of widths alone: what else a query asks stays as the page is served. */
function useServedMedia(query: string, first: boolean): boolean {
  const shown = use(PreviewContext);
  const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
  return shown === null || least === undefined ? first : shown.width >= Number(least);
}

/** Whether a media query holds, now and whenever that changes; `first` on the server and until the page answers. */
export const useMedia = import.meta.env.SSR ? useServedMedia : useBrowserMedia;
