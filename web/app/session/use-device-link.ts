import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keepDevice } from './known-devices.ts';

/** A log-in page that was opened by the link of an e-mail: from now on the account knows this browser, and the address forgets it. */
export function useDeviceLink(): boolean {
  const [query, setQuery] = useSearchParams();
  const device = query.get('device');
  useEffect(() => {
    if (device === null) return;
    keepDevice(device);
    setQuery(
      (before) => {
        const kept = new URLSearchParams(before);
        kept.delete('device');
        kept.set('known', '1');
        return kept;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [device, setQuery]);
  return device !== null || query.get('known') === '1';
}
