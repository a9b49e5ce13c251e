import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { marks as marksCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { FavouriteButton } from '../../components/favourite/favourite-button.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { markSign, type Mark } from './plan-map-signs.ts';

type Shown = {
  booth: PlanBooth;
  place: Booth;
  marks: readonly Mark[];
  meetings: OutputOf<typeof marksCall>['meetings'];
  onClose: () => void;
};

/** The booth that was chosen: who stands there, and what this person has of them. */
export function BoothCard({ booth, place, marks, meetings, onClose }: Shown) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const own = meetings.filter(({ exhibitorId }) => booth.exhibitors.some(({ id }) => id === exhibitorId));
  return (
    <section className="card overflow-hidden" aria-label={t('booth', { booth: booth.number })}>
      <div className="h-1.5" style={{ background: place.hall.colour }} />
      <div className="grid gap-3 p-4">
        <p className="flex items-center justify-between gap-2">
          <span className="flex flex-wrap items-center gap-2">
            <BoothPlate booth={place} />
            <span className="text-sm text-soft">
              <Says text={place.hall.name} />
            </span>
          </span>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </p>
        {booth.exhibitors.length === 0 && <p className="text-soft">{t('boothFree')}</p>}
        {booth.exhibitors.map(({ id, name, logo }) => (
          <div key={id} className="grid gap-3">
            <LocalLink to={exhibitorPath(id)} className="flex items-center gap-3 hover:underline">
              <Picture
                address={logo ?? ''}
                alt=""
                sizes="48px"
                width={48}
                height={48}
                className="size-12 shrink-0 rounded-sign object-cover"
              />
              <span className="text-lg font-semibold">
                <Says text={name} />
              </span>
            </LocalLink>
            <p className="flex flex-wrap gap-2">
              <ButtonLink to={exhibitorPath(id)}>{t('visit')}</ButtonLink>
              <FavouriteButton kind="ACTOR" id={id} name={inLang(name, lang)} text />
            </p>
          </div>
        ))}
        {marks.length > 0 && (
          <ul className="grid gap-1 border-t border-line pt-3 text-sm">
            {marks
              .filter((mark) => mark !== 'meeting')
              .map((mark) => (
                <li key={mark}>
                  <span aria-hidden="true">{markSign(mark)}</span> {t(mark)}
                </li>
              ))}
            {own.map(({ startsAt, title }) => (
              <li key={startsAt}>
                <span aria-hidden="true">{markSign('meeting')}</span>{' '}
                {t('meeting', { time: beijingMinute(startsAt, lang) })} · <Says text={title} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
