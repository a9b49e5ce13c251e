import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { storeDevice } from './known-devices.ts';

export type DeviceLink = 'known' | 'expired';

/** A token is `<id>.<expiry in base 36>.<signature>`: whether it is still good shows without the server, which alone knows if it is real. */
export function linkOf(device: string, now: number): DeviceLink {
  const [, expiry = '', signature = ''] = device.split('.');
  return signature !== '' && Number.parseInt(expiry, 36) > now ? 'known' : 'expired';
}

/**
 * A log-in page that was opened by the link of an e-mail: from now on the account knows this browser, and the address forgets it. A
 * link whose time is over does nothing, and that is what is said.
 */
export function useDeviceLink(): DeviceLink | null {
  const [query, setQuery] = useSearchParams();
  const device = query.get('device');
  useEffect(() => {
    if (device === null) return;
    const link = linkOf(device, Date.now());
    if (link === 'known') storeDevice(device);
    setQuery(
      (before) => {
        const kept = new URLSearchParams(before);
        kept.delete('device');
        kept.set('link', link);
        return kept;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [device, setQuery]);
  const link = query.get('link');
  return link === 'known' || link === 'expired' ? link : null;
}
