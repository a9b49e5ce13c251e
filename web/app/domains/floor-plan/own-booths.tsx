import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { boothPath } from '../../components/booth/booth-plate.tsx';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { MarkSigns } from './mark-signs.tsx';
import type { Marks } from './plan-map-signs.ts';
import { plateText } from './route-address.ts';
import { useBoothPlace } from './use-booth-place.ts';
import { companyNames } from './company-names.ts';

/** The booths that mean something to this person, over all floors. */
export function OwnBooths({ plan, marks, isVisitor }: { plan: FloorPlan; marks: Marks; isVisitor: boolean }) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const placeOf = useBoothPlace();
  if (marks.size === 0) return null;
  const own = plan.floors.flatMap((floor) =>
    floor.booths.flatMap((booth) => {
      const found = marks.get(booth.id);
      return found === undefined ? [] : [{ floor, booth, found }];
    }),
  );
  return (
    <details className="card" open>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 font-semibold">
        {t('own')} <span className="num text-soft">{own.length}</span>
      </summary>
      {isVisitor && (
        <p className="px-4 pb-1">
          <LocalLink to="/visit-plan" className="link inline-block min-h-6">
            {t('visitPlan')}
          </LocalLink>
        </p>
      )}
      <ul className="max-h-[20rem] overflow-y-auto px-2 pb-2">
        {own.map(({ floor, booth, found }) => (
          <li key={booth.id}>
            <LocalLink
              to={boothPath(placeOf(floor.code, booth))}
              className="flex min-h-11 items-center gap-3 rounded-sign px-2 py-1.5 hover:bg-tint"
            >
              <span className="num shrink-0 text-sm font-semibold">{plateText(floor.code, booth)}</span>
              <span className="clamp-2 min-w-0 flex-1">{companyNames(booth.exhibitors, lang)}</span>
              <span className="shrink-0">
                <MarkSigns marks={found} />
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
