import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDay } from '../../i18n/numbers.ts';
import { beijingWeekday } from '../../i18n/short-day.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { footprintTexts } from './footprint.texts.ts';
import { useRemoval } from './use-removal.ts';

export type Looked = { id: string; visits: number; lastAt: string };

/** Rows by the day in Beijing they were looked at, in the order they came in. */
function byDay<T extends Looked>(list: readonly T[]): [day: string, rows: T[]][] {
  const days = new Map<string, T[]>();
  for (const one of list) {
    const day = beijingDay(one.lastAt, 'zh');
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}

function Times({ looked }: { looked: Looked }) {
  const t = useTexts(footprintTexts);
  const { visits, lastAt } = looked;
  const count = t('visits', { count: visits });
  return <p className="num text-sm text-soft">{t('at', { count, time: beijingClock(lastAt) })}</p>;
}

type Days<T> = {
  list: readonly T[];
  nameOf: (one: T) => string;
  card: (one: T) => ReactNode;
  wide?: boolean;
};

/** Each language in its own order, as `withWeekday`. */
function DayName({ at }: { at: string }) {
  const lang = useLang();
  const weekday = <span className="text-sm font-normal text-soft">{beijingWeekday(at, lang)}</span>;
  return (
    <>
      {lang === 'en' && weekday}
      {beijingDay(at, lang)}
      {lang === 'zh' && weekday}
    </>
  );
}

/** What was looked at, under the day of the last visit. With `removable` each can be taken off the own list, and put back. */
export function FootprintDays<T extends Looked>({
  list,
  nameOf,
  card,
  wide = false,
  removable,
}: Days<T> & { removable?: FootprintSubjectType }) {
  const t = useTexts(footprintTexts);
  const { isGone, set } = useRemoval(removable ?? 'PRODUCT');
  return (
    <div className="grid gap-8">
      {byDay(list).map(([day, rows]) => (
        <section key={day} aria-labelledby={`day-${rows[0]?.id}`}>
          <h2 id={`day-${rows[0]?.id}`} className="num mb-3 flex items-baseline gap-2 text-lg">
            <DayName at={rows[0]?.lastAt ?? ''} />
          </h2>
          <ul className={`catalogue ${wide ? 'catalogue-wide' : ''}`}>
            {rows.map((one) =>
              isGone(one.id) ? (
                <li
                  key={one.id}
                  className="card flex items-center justify-between gap-3 self-start px-4 py-3 text-soft"
                >
                  <span role="status">{t('removed')}</span>
                  <Button kind="plain" small onClick={() => set(one.id, false)}>
                    {t('Undo')}
                  </Button>
                </li>
              ) : (
                <li key={one.id} className="grid grid-rows-[1fr_auto] gap-1">
                  {card(one)}
                  <div className="flex min-h-8 items-center justify-between gap-2 px-1">
                    <Times looked={one} />
                    {removable !== undefined && (
                      <IconButton
                        icon="trash"
                        label={t('RemoveOf', { name: nameOf(one) })}
                        onClick={() => set(one.id, true)}
                      />
                    )}
                  </div>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
