import { BASE } from '../i18n/address.ts';

const WIDTHS = [200, 400, 800, 1200] as const;

/** The address of one width of a picture; `address` is the contract's base address `/files/{id}`. */
export const pictureAt = (address: string, width: (typeof WIDTHS)[number]): string =>
  address.startsWith('/files/') ? `${BASE}${address}/w${width}.webp` : address;

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
      src={pictureAt(address, 400)}
      {...(address.startsWith('/files/') && {
        srcSet: WIDTHS.map((one) => `${pictureAt(address, one)} ${one}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager && { fetchPriority: 'high' as const })}
      className={className}
    />
  );
}
