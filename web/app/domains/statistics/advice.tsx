import { FIGURES } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Advice } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { statisticsPath } from './asked.ts';
import { statisticsTexts } from './statistics.texts.ts';

type Waits = Pick<Advice, 'leads' | 'chats' | 'documentRequests' | 'sourcing' | 'appointments'>;
const PLACES: Record<keyof Waits, string> = {
  leads: '/potential-order',
  chats: '/chat',
  documentRequests: '/document-requests',
  sourcing: '/procurementDocking',
  appointments: '/meetingAppointments',
};
const WAITS = Object.keys(PLACES) as (keyof Waits)[];

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-4">
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Waiting({ advice }: { advice: Waits }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const waiting = WAITS.filter((kind) => advice[kind].count > 0);
  if (waiting.length === 0) return <p className="text-soft">{t('allAnswered')}</p>;
  return (
    <ul className="grid gap-2">
      {waiting.map((kind) => {
        const { count, since } = advice[kind];
        return (
          <li key={kind}>
            <LocalLink className="link" to={PLACES[kind]}>
              {t(kind, { count })}
            </LocalLink>
            {since !== null && (
              <span className="num block text-sm text-soft">
                {t('waitingSince', { time: beijingMinute(since, lang) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Yesterday's numbers that lie beyond those of the two weeks before. */
function Unusual({ unusual }: Pick<Advice, 'unusual'>) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  return (
    <ul className="grid gap-2">
      {unusual.map(({ figure, day, value, lowest, highest }) => (
        <li key={figure}>
          <LocalLink
            className="link"
            to={statisticsPath({ from: day, to: day, group: FIGURES[figure].group, figure, pageNum: 1 })}
          >
            {wordsIn(FIGURES[figure].label, lang)}
          </LocalLink>
          <span className="num block text-sm text-soft">
            {t('unusualValue', {
              value: number(value, lang),
              lowest: number(lowest, lang),
              highest: number(highest, lang),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Exhibits({ exhibits }: { exhibits: Advice['seenNotAsked'] }) {
  const t = useTexts(statisticsTexts);
  return (
    <ul className="grid gap-1">
      {exhibits.map(({ id, name, views }) => (
        <li key={id} className="flex items-baseline justify-between gap-3">
          <LocalLink className="link min-w-0 truncate" to={`/exhibit/${id}`}>
            <Says text={name} />
          </LocalLink>
          <span className="num text-sm whitespace-nowrap text-soft">{t('views', { count: views })}</span>
        </li>
      ))}
    </ul>
  );
}

const hourSpan = (hour: number): string =>
  `${String(hour).padStart(2, '0')}:00–${String(hour + 1).padStart(2, '0')}:00`;
/** So many of the busiest hours are named. */
const NAMED = 3;

function Hours({ hours }: { hours: readonly number[] }) {
  const t = useTexts(statisticsTexts);
  const lang = useLang();
  const most = Math.max(...hours);
  if (most === 0) return <p className="text-soft">{t('noVisits')}</p>;
  const busiest = hours
    .map((count, hour) => ({ count, hour }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.hour - b.hour)
    .slice(0, NAMED)
    .toSorted((a, b) => a.hour - b.hour);
  const named = new Intl.ListFormat(lang).format(busiest.map(({ hour }) => hourSpan(hour)));
  return (
    <>
      <p className="num">{t('busyHoursLead', { hours: named })}</p>
      <ul className="mt-3 flex h-16 items-end gap-px">
        {hours.map((count, hour) => (
          <li key={hour} className="flex h-full flex-1 items-end">
            <span className="sr-only">{t('hourViews', { hour, count: number(count, lang) })}</span>
            <span
              aria-hidden="true"
              className="block w-full bg-action"
              style={{ height: `${(count / most) * 100}%` }}
            />
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="num mt-1 flex justify-between text-xs text-soft">
        <span>00</span>
        <span>06</span>
        <span>12</span>
        <span>18</span>
        <span>24</span>
      </p>
    </>
  );
}

/** What an exhibitor does next: whom to answer, which exhibits to mend, and when to be there. */
export function AdvicePart({ advice }: { advice: Advice }) {
  const t = useTexts(statisticsTexts);
  const { seenNotAsked, unusual, withoutEnglish, hours } = advice;
  return (
    <section aria-labelledby="advice-title" className="mb-8">
      <h2 id="advice-title" className="mb-3 text-xl">
        {t('next')}
      </h2>
      <div className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        <Card title={t('whoWaits')}>
          <Waiting advice={advice} />
        </Card>
        {unusual.length > 0 && (
          <Card title={t('unusual')}>
            <p className="mb-2 text-sm text-soft">{t('unusualLead')}</p>
            <Unusual unusual={unusual} />
          </Card>
        )}
        <Card title={t('busyHours')}>
          <Hours hours={hours} />
        </Card>
        {seenNotAsked.length > 0 && (
          <Card title={t('seenNotAsked')}>
            <p className="mb-2 text-sm text-soft">{t('seenNotAskedLead')}</p>
            <Exhibits exhibits={seenNotAsked} />
          </Card>
        )}
        {withoutEnglish.count > 0 && (
          <Card title={t('withoutEnglish', { count: withoutEnglish.count })}>
            <p className="mb-2 text-sm text-soft">{t('withoutEnglishLead')}</p>
            <Exhibits exhibits={withoutEnglish.exhibits} />
          </Card>
        )}
      </div>
    </section>
  );
}
