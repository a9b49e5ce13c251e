import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { hallStyle } from '../../components/booth/booth-plate.tsx';
import { defineLoad } from '../../define-load.ts';
import { BASE } from '../../i18n/address.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { floorPlanTexts } from './floor-plan.texts.ts';

const load = defineLoad(({ api }) => api(calls.floorPlan.floors, {}));
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(floorPlanTexts.allMaps, lang),
  description: wordsIn(floorPlanTexts.mapsLead, lang),
}));

/** All floors as drawings, with their halls: each leads to its map. */
export default function BoothMapListScreen() {
  const { list } = load.useData();
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const halls = useExhibition()?.halls ?? [];
  return (
    <div className="page pt-8">
      <h1 className="text-3xl">{t('allMaps')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('mapsLead')}</p>
      <ul className="grid gap-6 md:grid-cols-2">
        {list.map(({ code, name, width, depth, booths }) => (
          <li key={code} className="card grid content-start gap-3 p-4">
            <h2 className="flex flex-wrap items-baseline justify-between gap-2 text-xl">
              <LocalLink to={`/map/${code}`} className="link">
                {inLang(name, lang) === code ? code : `${code} ${inLang(name, lang)}`}
              </LocalLink>
              {booths > 0 && (
                <span className="num text-sm font-normal text-soft">{t('boothCount', { count: booths })}</span>
              )}
            </h2>
            {width > 0 ? (
              <LocalLink to={`/map/${code}`} aria-label={t('openMap')} tabIndex={-1}>
                <img
                  src={`${BASE}/plans/${code}.svg?lang=${lang}`}
                  alt={t('planOf', { floor: inLang(name, lang) })}
                  width={width}
                  height={depth}
                  loading="lazy"
                  className="h-auto w-full rounded-sign"
                />
              </LocalLink>
            ) : (
              <p className="text-soft">{t('notDrawn')}</p>
            )}
            <ul className="flex flex-wrap gap-x-4 gap-y-2">
              {halls
                .filter(({ floor }) => floor === code)
                .map((hall) => (
                  <li key={hall.code}>
                    <LocalLink
                      to={`/find/actor?hall=${encodeURIComponent(hall.code)}`}
                      className="inline-flex min-h-8 items-center gap-2 hover:underline"
                    >
                      <span className="plate" style={hallStyle(hall.colour)}>
                        {hall.code}
                      </span>
                      <Says text={hall.name} />
                      <span className="num text-sm text-soft">{hall.exhibitors}</span>
                    </LocalLink>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
