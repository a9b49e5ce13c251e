import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { Booth } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { marks as marksCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { FavouriteButton } from '../../components/favourite/favourite-button.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { markSign, type Mark } from './plan-map-signs.ts';

const BoothQr = lazyWithRetry(() => import('./booth-qr.tsx'));

type Shown = {
  booth: PlanBooth;
  place: Booth;
  marks: readonly Mark[];
  meetings: OutputOf<typeof marksCall>['meetings'];
  /** Within another site: without what needs a session. */
  isEmbedded: boolean;
  onRoute: () => void;
  onClose: () => void;
};

/** The booth that was chosen: who stands there, and what this person has of them. */
export function BoothCard({ booth, place, marks, meetings, isEmbedded, onRoute, onClose }: Shown) {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const own = meetings.filter(({ exhibitorId }) => booth.exhibitors.some(({ id }) => id === exhibitorId));
  return (
    <section className="card overflow-hidden" aria-label={t('booth', { booth: booth.number })}>
      <div className="h-1.5" style={{ background: place.hall.colour }} />
      <div className="grid gap-3 p-3">
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
              {!isEmbedded && <FavouriteButton kind="ACTOR" id={id} name={inLang(name, lang)} text />}
            </p>
          </div>
        ))}
        <p className="flex flex-wrap gap-2">
          <Button kind="quiet" onClick={onRoute}>
            {t('routeHere')}
          </Button>
          {!isEmbedded && <QrButton booth={booth} place={place} />}
        </p>
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

/** For those who put the code up at the booth: its staff, and the organizer's. */
function QrButton({ booth: { exhibitors }, place }: Pick<Shown, 'booth' | 'place'>) {
  const t = useTexts(floorPlanTexts);
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const own = user?.exhibitorEmployee?.exhibitor.id;
  if (!exhibitors.some(({ id }) => id === own) && (user?.staffRole ?? null) === null) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('qr')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BoothQr place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
