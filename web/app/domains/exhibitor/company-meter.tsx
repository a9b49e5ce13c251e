import type { ReactNode } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import type { Completeness } from './company-form-values.ts';
import { companyInfoTexts } from './company-info.texts.ts';

function Bar({ share, label }: { share: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div className={`h-full ${share === 1 ? 'bg-good' : 'bg-action'}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

/** To a part of this page, or of another one. */
function Jump({ to, children }: { to: string; children: ReactNode }) {
  const look = 'link inline-block min-h-7';
  if (!to.startsWith('#'))
    return (
      <LocalLink to={to} className={look}>
        {children}
      </LocalLink>
    );
  return (
    <a href={to} className={look}>
      {children}
    </a>
  );
}

/** How complete the booth is, what is still missing, and how much of it readers of each language find. */
export function CompanyMeter({ completeness, links }: { completeness: Completeness; links: string }) {
  const t = useTexts(companyInfoTexts);
  const { percent, missing, languages } = completeness;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <p className="flex justify-between gap-3 text-sm">
          <span className="font-semibold">{t('complete')}</span>
          <span className="num">{percent}%</span>
        </p>
        <Bar share={percent / 100} label={t('complete')} />
      </div>
      {(['zh', 'en'] as const).map((lang) => (
        <div key={lang} className="grid gap-1.5">
          <p className="flex justify-between gap-3 text-sm">
            <span>{t(lang)}</span>
            <span className="num text-soft">{t('written', { count: languages[lang], of: languages.of })}</span>
          </p>
          <Bar share={languages[lang] / languages.of} label={t(lang)} />
        </div>
      ))}
      {missing.length === 0 ? (
        <p className="text-sm text-good">{t('completeDone')}</p>
      ) : (
        <div className="text-sm">
          <p className="text-soft">{t('missing')}</p>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {missing.map(({ field, section }) => (
              <li key={field}>
                <Jump to={`${links}#${section}`}>{t(field)}</Jump>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
