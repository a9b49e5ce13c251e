import { elementName, ELEMENT_KINDS } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { memo } from 'react';
import { hallStyle } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { MarkSigns } from './mark-signs.tsx';
import { signOf, type Marks } from './plan-map-signs.ts';
import type { PlanFilter } from './plan-filter.ts';
import { mapPath } from './route-address.ts';

type Listed = {
  floor: PlanFloor;
  marks: Marks;
  /** Ids of booths; null for all. */
  matching: ReadonlySet<string> | null;
  filter: PlanFilter;
};

/** What the map shows, in the order in which one walks: hall by hall, row by row; then entrances and facilities. */
export const BoothList = memo(function BoothList({ floor, marks, matching, filter }: Listed) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const booths = matching === null ? floor.booths : floor.booths.filter(({ id }) => matching.has(id));
  const halls = (useExhibition()?.halls ?? []).filter(({ code }) => booths.some(({ hall }) => hall === code));
  const places = floor.elements.filter(
    ({ kind, name }) => ELEMENT_KINDS[kind].shape === 'place' && (signOf(kind) !== undefined || name.zh !== ''),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {halls.map(({ code, name, colour }) => (
        <section key={code} className="plan-hall" aria-label={inLang(name, lang)}>
          <h3 className="mb-3 flex items-center gap-2 text-xl">
            <span className="plate" style={hallStyle(colour)}>
              {code}
            </span>
            <Says text={name} />
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-6">
            {booths
              .filter(({ hall }) => hall === code)
              .map((booth) => (
                <li
                  key={booth.id}
                  className="flex min-h-9 items-baseline gap-3 border-b border-line py-1 break-inside-avoid"
                >
                  <LocalLink
                    to={mapPath(floor.code, { booth, filter })}
                    className="link num inline-block min-h-6 w-14 shrink-0 font-semibold"
                    aria-label={t('booth', { booth: booth.number })}
                  >
                    {booth.number}
                  </LocalLink>
                  <span className="min-w-0 flex-1 break-words">
                    {booth.exhibitors.length === 0 && <span className="text-soft">{t('free')}</span>}
                    {booth.exhibitors.map((exhibitor) => (
                      <LocalLink
                        key={exhibitor.id}
                        to={exhibitorPath(exhibitor.id)}
                        className="mr-2 inline-block min-h-6 hover:underline"
                      >
                        <Says text={exhibitor.name} />
                      </LocalLink>
                    ))}
                    <MarkSigns marks={marks.get(booth.id) ?? []} />
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {places.length > 0 && (
        <section aria-label={t('facilities')}>
          <h3 className="mb-3 text-xl">{t('facilities')}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6">
            {places.map((place) => (
              <li key={place.id} className="flex items-baseline gap-3 border-b border-line py-1">
                <span className="w-8 shrink-0 text-center font-semibold" aria-hidden="true">
                  {signOf(place.kind) ?? '•'}
                </span>
                {elementName(place, lang)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
