import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { useState } from 'react';
import { BASE } from '../i18n/address.ts';
import type { AskAddresses, FreshPictures } from './fresh-picture.ts';

const WIDTHS = [200, 400, 800, 1200] as const;

/** The address of one width of a picture; `address` is the contract's base address, `/files/{id}` or a signed one. */
export const pictureAt = (address: string, width: (typeof WIDTHS)[number]): string =>
  address.startsWith('/files/') ? `${BASE}${address}/w${width}.webp` : address;

let ask: AskAddresses = () => Promise.resolve([]);
/** Says who gives new addresses: the kit itself makes no calls. */
export const askAddressesOf = (source: AskAddresses): void => {
  ask = source;
};
let fresh: Promise<FreshPictures> | undefined;
/** A new address for one that works no more, null where there is none. What asks for it comes with the first that fails: few do. */
export async function freshAddress(old: string): Promise<string | null> {
  fresh ??= import('./fresh-picture.ts').then(
    ({ FreshPictures }) => new FreshPictures((ids) => ask(ids), PAGE_LIMITS.pictureAddressesMax),
  );
  try {
    return await (await fresh).address(old);
  } catch {
    fresh = undefined;
    return null;
  }
}

/** The address that works: where this one fails, for its signature has run out, a fresh one. */
function useWorkingAddress(address: string): { shown: string; onError: () => void } {
  const [renewed, setRenewed] = useState({ of: '', address: '' });
  const shown = renewed.of === address ? renewed.address : address;
  const onError = (): void => {
    void freshAddress(shown).then((found) => {
      if (found !== null) setRenewed({ of: address, address: found });
    });
  };
  return { shown, onError };
}

/**
 * A picture in the widths the server keeps. `sizes` says how wide it will be shown; `ratio` (width over height) keeps its place,
 * so that nothing jumps. Eager only for the largest picture of a page: the browser loads those before the text is painted.
 */
export function Picture({
  address,
  alt,
  sizes,
  width,
  height,
  eager = false,
  className = '',
}: {
  address: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  eager?: boolean;
  className?: string;
}) {
  const { shown, onError } = useWorkingAddress(address);
  if (address === '')
    return (
      <span
        className={`block bg-[var(--stage)] ${className}`}
        style={{ aspectRatio: width / height }}
        aria-hidden="true"
      />
    );
  return (
    <img
      src={pictureAt(shown, 400)}
      {...(shown.startsWith('/files/') && {
        srcSet: WIDTHS.map((one) => `${pictureAt(shown, one)} ${one}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={onError}
      {...(eager && { fetchPriority: 'high' as const })}
      className={className}
    />
  );
}
