import { useEffect } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { keepaliveApi } from '../../keepalive-api.ts';
import { viewerId } from './viewer-id.ts';

const EVERY_MS = 30_000;

/** Says every half minute that one watches, and that one has left: also where the window closes (specification, section 3). `type` null: one does not. */
export function useWatchLog(liveId: string, type: 'live' | 'replay' | null): void {
  useEffect(() => {
    if (type === null) return;
    const told = { liveId, watchType: type, viewer: viewerId() };
    // what is not heard is said again soon
    const watch = (): void => void api(calls.live.watch, { ...told, state: 1 }).catch(() => null);
    const leave = (): void => void keepaliveApi(calls.live.watch, { ...told, state: 2 }).catch(() => null);
    // a page that comes back out of the browser's memory
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) watch();
    };
    watch();
    const timer = setInterval(watch, EVERY_MS);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      leave();
    };
  }, [liveId, type]);
}
