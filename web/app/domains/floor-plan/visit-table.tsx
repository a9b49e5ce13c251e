import { elementName } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { boothName, mapPath, plateText, type RouteEnd } from './route-address.ts';
import { useBoothPlace } from './use-booth-place.ts';
import { clockOf } from './visit-choices.ts';
import { visitPlanTexts } from './visit-plan.texts.ts';
import type { Row, Timetable } from './visit-timetable.ts';
import type { Stop } from './visit-wishes.ts';
import { companyNames } from './company-names.ts';

const nameOf = (end: RouteEnd): string => (end.booth === null ? end.id : boothName(end.booth));
const endOf = (row: Exclude<Row, { kind: 'break' }>): RouteEnd | null =>
  row.kind === 'appointment'
    ? row.appointment.end
    : { id: row.stop.booth.id, floor: row.stop.floor, booth: row.stop.booth, element: null };
const endText = (end: RouteEnd, lang: Lang): string =>
  end.booth === null ? elementName(end.element, lang) : plateText(end.floor.code, end.booth);

/** How one comes to a visit: how long it takes, and the way on the map. */
function WayThere({ row, stepFree }: { row: Exclude<Row, { kind: 'break' }>; stepFree: boolean }) {
  const t = useTexts(visitPlanTexts);
  const lang = useLang();
  const { from, walkingMinutes, idleMinutes } = row;
  const to = endOf(row);
  if (to === null || from === null || from.id === to.id)
    return idleMinutes > 0 ? <p className="text-sm text-soft">{t('wait', { count: idleMinutes })}</p> : null;
  const path = mapPath(from.floor.code, { route: { from: nameOf(from), to: nameOf(to), stepFree } });
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="num">{t('walk', { count: walkingMinutes })}</span>
      {idleMinutes > 0 && <span className="num">{t('wait', { count: idleMinutes })}</span>}
      <LocalLink
        to={path}
        className="link inline-block min-h-6 print:hidden"
        aria-label={t('routeTo', { place: endText(to, lang) })}
      >
        {t('route')}
      </LocalLink>
    </p>
  );
}

function StopWords({ stop: { floor, booth, exhibitors } }: { stop: Stop }) {
  const lang = useLang();
  const placeOf = useBoothPlace();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <BoothPlate booth={placeOf(floor.code, booth)} />
      <span className="font-semibold break-words">{companyNames(exhibitors, lang)}</span>
    </span>
  );
}

function AppointmentWords({ row: { appointment } }: { row: Extract<Row, { kind: 'appointment' }> }) {
  const t = useTexts(visitPlanTexts);
  const lang = useLang();
  const { title, place, end } = appointment;
  const where = inLang(place, lang) || (end === null ? '' : endText(end, lang));
  return (
    <p className="break-words">
      <span className="font-semibold">
        {t('meeting')} · <Says text={title} />
      </span>
      {where !== '' && <span className="block text-sm text-soft">{where}</span>}
    </p>
  );
}

/** The day in its order, then what is not in it and why. */
export function VisitTable({ timetable, stepFree }: { timetable: Timetable; stepFree: boolean }) {
  const t = useTexts(visitPlanTexts);
  const { rows, leftOut, missed, walkingMinutes } = timetable;
  const visits = rows.filter(({ kind }) => kind !== 'break').length;
  const whyOf = (why: 'noWay' | 'noTime') =>
    t(why === 'noTime' ? 'leftOutNoTime' : stepFree ? 'leftOutNoWayStepFree' : 'leftOutNoWay');
  return (
    <>
      <p className="num mb-3 text-soft">{t('total', { count: visits, minutes: walkingMinutes })}</p>
      <ol className="divide-y divide-line" data-visits>
        {rows.map((row) => (
          <li
            key={`${row.kind} ${row.begins}`}
            className="grid gap-x-5 gap-y-1 py-3 break-inside-avoid sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <p className="num">
              {clockOf(row.begins)}–{clockOf(row.leaves)}
            </p>
            <div className="grid min-w-0 gap-1">
              {row.kind === 'break' && <p className="text-soft">{t('break')}</p>}
              {row.kind === 'stop' && <StopWords stop={row.stop} />}
              {row.kind === 'appointment' && <AppointmentWords row={row} />}
              {row.kind !== 'break' && <WayThere row={row} stepFree={stepFree} />}
            </div>
          </li>
        ))}
      </ol>
      {leftOut.length + missed.length > 0 && (
        <section className="mt-5 border-t border-line pt-4" aria-label={t('leftOut')}>
          <h3 className="mb-2 font-semibold">{t('leftOut')}</h3>
          <ul className="grid gap-3">
            {missed.map(({ title, startsAt, endsAt }) => (
              <li key={`${startsAt} ${title.zh}`}>
                <span className="num">
                  {clockOf(startsAt)}–{clockOf(endsAt)}
                </span>{' '}
                <Says text={title} />
                <span className="block text-sm text-soft">{t('missed')}</span>
              </li>
            ))}
            {leftOut.map(({ stop, why }) => (
              <li key={stop.name}>
                <StopWords stop={stop} />
                <span className="block text-sm text-soft">{whyOf(why)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
