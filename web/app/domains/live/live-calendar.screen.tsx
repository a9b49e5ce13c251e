import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { listDay } from '@fairbridge/contract/live/live-desk.calls.ts';
import { calls } from '../../calls.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { livePath } from '../../components/live/live-path.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDay, beijingToday, shortDay } from '../../i18n/numbers.ts';
import { beijingWeekday } from '../../i18n/short-day.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { byHour, dayAfter } from './live-day.ts';
import { liveDeskTexts } from './live-desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播日程', en: 'Live schedule' });

type DayLive = OutputOf<typeof listDay>['list'][number];

const PATH = '/organizer/lives/calendar';
const DAY = /^\d{4}-\d\d-\d\d$/;
const addressOf = (day: string): string => `${PATH}?day=${day}`;

/** Today, or the next day with lives, or the last one. */
const nextOf = (days: readonly { day: string }[], today: string): string =>
  days.find(({ day }) => day >= today)?.day ?? days.at(-1)?.day ?? today;

const load = defineClientLoad(async ({ api: ask, query }) => {
  const asked = query.get('day') ?? '';
  const today = beijingToday();
  const first = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const found = await ask(calls.liveDesk.listDay, { day: first });
  const day = first === asked ? asked : nextOf(found.days, today);
  const { list, days } = day === first ? found : await ask(calls.liveDesk.listDay, { day });
  return { day, list, days };
});
export const clientLoader = load.browser;

function LiveOfDay({ live, others }: { live: DayLive; others: number }) {
  const t = useTexts(liveDeskTexts);
  const { id, title, exhibitor, state, startsAt, endsAt, isStopped } = live;
  return (
    <li className="card grid content-start gap-1.5 p-3 break-inside-avoid">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="num font-semibold">{`${beijingClock(startsAt)}–${beijingClock(endsAt)}`}</span>
        <LiveStateBadge state={state} />
      </p>
      <LocalLink to={livePath(id)} className="link break-words font-semibold">
        <Says text={title} />
      </LocalLink>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="min-w-0 break-words">
          {exhibitor === null ? t('organizer') : <Says text={exhibitor.name} />}
        </span>
        {exhibitor !== null && exhibitor.booth !== null && <BoothPlate booth={exhibitor.booth} />}
      </p>
      {isStopped && <p className="text-sm text-bad">{t('isStopped')}</p>}
      {others > 0 && <p className="text-sm text-soft">{t('together', { count: others })}</p>}
    </li>
  );
}

function DayChoice({ day }: { day: string }) {
  const t = useTexts(liveDeskTexts);
  return (
    <div className="flex flex-wrap items-end gap-x-3 print:hidden">
      <FilterForm
        keep={{}}
        filtered={false}
        resetTo={PATH}
        search={<DateInput label={t('day')} name="day" defaultValue={day} />}
      />
      <span className="mb-5 flex">
        <ButtonLink kind="plain" to={addressOf(dayAfter(day, -1))}>
          {t('earlier')}
        </ButtonLink>
        <ButtonLink kind="plain" to={addressOf(dayAfter(day, 1))}>
          {t('later')}
        </ButtonLink>
      </span>
    </div>
  );
}

/** All lives of a day by the hour, those that go on at one time side by side. */
export default function LiveCalendarScreen() {
  const t = useTexts(liveDeskTexts);
  const lang = useLang();
  const { day, list, days } = load.useData();
  return (
    <OrganizerPage
      back={{ to: '/organizer/lives', label: t('back') }}
      title={t('calendarTitle')}
      lead={t('calendarLead')}
      actions={
        <Button kind="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      {days.length > 0 && (
        <Tabs
          label={t('days')}
          current={addressOf(day)}
          tabs={days.map((one) => ({
            to: addressOf(one.day),
            label: shortDay(new Date(one.day), lang),
            count: one.count,
          }))}
        />
      )}
      <DayChoice day={day} />
      <h2 className="mb-3 text-xl">
        {t('dayNamed', { day: beijingDay(day, lang), weekday: beijingWeekday(day, lang) })}
      </h2>
      {list.length === 0 && <EmptyState title={t('noneThatDay')} />}
      {byHour(day, list).map(([hour, lives]) => (
        <section
          key={hour}
          className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <h3 className={hour === '' ? 'text-sm text-soft' : 'num text-lg'}>
            {hour === '' ? t('sinceDayBefore') : hour}
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-3">
            {lives.map(({ live, others }) => (
              <LiveOfDay key={live.id} live={live} others={others} />
            ))}
          </ul>
        </section>
      ))}
    </OrganizerPage>
  );
}
