import { BASE } from '../i18n/address.ts';
import { useExhibition } from '../site/site.ts';

/** The fair's own mark; without one Fairbridge's: a bridge of two spans that is also a row of booths. */
export function BrandMark({ size = 40 }: { size?: number }) {
  const logo = useExhibition()?.logo ?? '';
  if (logo !== '')
    return <img src={BASE + logo} alt="" width={size} height={size} className="shrink-0 rounded bg-white" />;
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className="shrink-0" aria-hidden="true">
      <rect width="40" height="40" rx="4" fill="var(--accent)" />
      <path
        d="M6 28c3-13 11-13 14 0 3-13 11-13 14 0"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M4 31.5h32" stroke="var(--on-accent)" strokeWidth="3.4" />
    </svg>
  );
}
