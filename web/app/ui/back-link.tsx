import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/lang.tsx';
import { Icon } from './icons.tsx';

/** The way back from a record to its list: above the title, on every screen of both consoles. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className="link mb-2 inline-flex min-h-8 items-center gap-2">
      <Icon name="back" size={18} />
      {children}
    </LocalLink>
  );
}
