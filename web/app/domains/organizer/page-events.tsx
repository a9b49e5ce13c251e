import { DROPPED_REASONS } from '@fairbridge/contract/tracking/tracking.codes.ts';
import type { TrackingSummary } from '@fairbridge/contract/tracking/tracking.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { overviewTexts } from './overview.texts.ts';

/** What the browsers of visitors and guests told, and why some of it was not kept. */
export function PageEvents({ summary: { today, lastSevenDays, keptDays } }: { summary: TrackingSummary }) {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  const rows = lastSevenDays.dropped.filter(({ times }) => times > 0);
  const droppedToday = new Map(today.dropped.map(({ reason, times }) => [reason, times]));
  return (
    <>
      <p className="mb-3 text-sm text-soft">{t('pageEventsLead', { count: keptDays })}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('pageEvent')}</th>
            <th scope="col" className="text-right!">
              {t('today')}
            </th>
            <th scope="col" className="text-right!">
              {t('sevenDays')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          <tr>
            <th scope="row">{t('keptEvents')}</th>
            <td className="text-right">{number(today.kept, lang)}</td>
            <td className="text-right">{number(lastSevenDays.kept, lang)}</td>
          </tr>
          {rows.map(({ reason, times }) => (
            <tr key={reason}>
              <th scope="row" className="font-normal!">
                {t('droppedEvents', { reason: wordsIn(DROPPED_REASONS[reason], lang) })}
              </th>
              <td className="text-right">{number(droppedToday.get(reason) ?? 0, lang)}</td>
              <td className="text-right">{number(times, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
