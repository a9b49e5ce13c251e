import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { versionLogTexts } from './version-log.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '版本记录', en: 'Version log' });

const load = defineClientLoad(({ api }) => api(calls.exhibition.version, {}));
export const clientLoader = load.browser;

/** What changed on the portal, newest first. */
export default function VersionLogScreen() {
  const t = useTexts(versionLogTexts);
  const lang = useLang();
  const { version, changes } = load.useData();
  return (
    <div className="page-narrow pt-8 pb-10">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="num mt-1 mb-8 text-soft">{t('lead', { version })}</p>
      <ol className="border-l-2 border-line">
        {changes.map((change) => (
          <li key={change.version} className="relative pb-8 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full ${change.version === version ? 'bg-action' : 'bg-line'}`}
            />
            <h2 className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
              {t('version', { version: change.version })}
              {change.version === version && (
                <span className="rounded-sign bg-action px-2 text-sm text-on-action">{t('current')}</span>
              )}
              <time dateTime={change.date} className="text-base font-normal text-soft">
                {beijingDay(change.date, lang)}
              </time>
            </h2>
            <p className="prose mt-2">
              <Says text={change.text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
