import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { profileTexts } from './profile.texts.ts';

/** What is known, as label and value; what was not given says so. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const t = useTexts(profileTexts);
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="min-w-0 break-words">
            {value === '' ? <span className="text-soft">{t('nothing')}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
