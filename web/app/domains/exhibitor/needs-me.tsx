import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { daysSince, type Need } from './own-company.ts';
import { ownCompanyTexts } from './own-company.texts.ts';

/** How long the oldest waits, or how far it is done. */
function Aside({ need: { since = null, percent } }: { need: Need }) {
  const t = useTexts(ownCompanyTexts);
  if (percent !== undefined) return <>{t('complete', { percent })}</>;
  if (since === null) return null;
  const days = daysSince(since);
  return <>{days === 0 ? t('today') : t('waitsDays', { days })}</>;
}

/** The list to begin the day with: each line leads to where it is done. */
export function NeedsMe({ needs }: { needs: readonly Need[] }) {
  const t = useTexts(ownCompanyTexts);
  return (
    <section className="card" aria-labelledby="needs">
      <h2 id="needs" className="border-b border-line px-5 py-3 text-lg">
        {t('needs')}
      </h2>
      {needs.length === 0 ? (
        <div className="px-5 py-8 text-center">
          <p className="font-semibold">{t('nothing')}</p>
          <p className="mt-1 text-soft">{t('nothingLead')}</p>
        </div>
      ) : (
        <ul>
          {needs.map((need) => (
            <li key={need.text} className="border-b border-line last:border-0">
              <LocalLink
                to={need.to}
                className="flex min-h-13 items-center gap-3 px-5 py-2 hover:bg-tint hover:text-action"
              >
                <span className={need.news === true ? 'text-soft' : 'text-action'}>
                  <NavIcon name={need.icon} />
                </span>
                <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
                  <span className={`block ${need.news === true ? '' : 'font-semibold'}`}>
                    {t(need.text, { count: need.count })}
                  </span>
                  <span className="num block text-sm text-soft">
                    <Aside need={need} />
                  </span>
                </span>
                <Icon name="arrow" size={18} />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
