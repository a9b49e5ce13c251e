import type { audience } from '@fairbridge/contract/live/own-live.calls.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { ChartOrTable } from '../../components/statistics/chart-or-table.tsx';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, number } from '../../i18n/numbers.ts';
import { ownLiveTexts } from './own-live.texts.ts';

/** How many watched a live minute by minute, and what was shown to them. */
export function LiveAudience({ minutes, pins }: OutputOf<typeof audience>) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  return (
    <section className="grid gap-3" aria-label={t('byMinute')}>
      <h2 className="text-lg">{t('byMinute')}</h2>
      {minutes.length === 0 ? (
        <p className="text-soft">{t('noAudience')}</p>
      ) : (
        <ChartOrTable
          figure={t('byMinute')}
          points={minutes.map(({ at, viewers }) => ({ at: beijingClock(at), value: viewers }))}
          text={(value) => number(value, lang)}
        />
      )}
      {pins.length > 0 && (
        <>
          <h3 className="mt-2 text-base font-semibold">{t('pinnedExhibits')}</h3>
          <ul className="divide-y divide-line">
            {pins.map(({ at, product, viewers }) => (
              <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span className="min-w-0">
                  <span className="num mr-3 text-soft">{beijingClock(at)}</span>
                  <Says text={product} />
                </span>
                {viewers !== null && (
                  <span className="num text-sm text-soft">{t('watching', { count: number(viewers, lang) })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
