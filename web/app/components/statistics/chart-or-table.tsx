import type { FigurePoint } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { periodTexts } from './period.texts.ts';

const FigureChart = lazyWithRetry(() => import('./figure-chart.tsx'));

/** Of a day as an ISO date, an hour ('09') or a minute ('09:30'). */
function timeText(at: string, lang: Lang): string {
  if (at.length > 5) return beijingDay(at, lang);
  return at.length > 2 ? at : `${at}:00`;
}

/** A figure over time, as a chart or as a table of the same numbers. */
export function ChartOrTable({
  figure,
  points,
  text,
}: {
  figure: string;
  points: readonly FigurePoint[];
  /** A value as it is written. */
  text: (value: number) => string;
}) {
  const t = useTexts(periodTexts);
  const lang = useLang();
  const [asTable, setAsTable] = useState(false);
  const byDay = (points[0]?.at.length ?? 0) > 5;
  return (
    <div className="card p-4">
      <div className="mb-3 flex gap-2">
        <Button small kind={asTable ? 'quiet' : 'action'} aria-pressed={!asTable} onClick={() => setAsTable(false)}>
          {t('chart')}
        </Button>
        <Button small kind={asTable ? 'action' : 'quiet'} aria-pressed={asTable} onClick={() => setAsTable(true)}>
          {t('table')}
        </Button>
      </div>
      {asTable ? (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{byDay ? t('day') : t('hour')}</th>
              <th scope="col" className="text-right!">
                {t('value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <td className="num">{timeText(at, lang)}</td>
                <td className="num text-right">{text(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Suspense fallback={<p className="grid min-h-[260px] place-items-center text-soft">{t('drawing')}</p>}>
          <FigureChart label={t('chartAbout', { figure })} points={points} />
        </Suspense>
      )}
    </div>
  );
}
