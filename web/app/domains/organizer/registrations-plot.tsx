import type { RegistrationDay } from '@fairbridge/contract/organizer/opening.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { overviewTexts } from './overview.texts.ts';

/** Of a bar's place what stays free beside it. */
const GAP = 0.2;

function Bars({ days, most }: { days: readonly RegistrationDay[]; most: number }) {
  const lang = useLang();
  return (
    <svg
      viewBox={`0 0 ${days.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-36 w-full border-b border-line"
    >
      {days.map(({ day, count }, at) => (
        <rect key={day} x={at + GAP / 2} y={most - count} width={1 - GAP} height={count} className="fill-action">
          <title>{`${beijingDay(day, lang)} · ${number(count, lang)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

function Table({ days }: { days: readonly RegistrationDay[] }) {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer">{t('asTable')}</summary>
      <table className="mt-2 w-full max-w-sm">
        <caption className="sr-only">{t('byDay')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-sm text-soft">
            <th scope="col" className="py-1 font-normal">
              {t('day')}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t('registered')}
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {days.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {beijingDay(day, lang)}
              </th>
              <td className="py-1 text-right">{number(count, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Registrations by day as bars, and as a table for whoever reads numbers or does not see. */
export function RegistrationsPlot({ days }: { days: readonly RegistrationDay[] }) {
  const t = useTexts(overviewTexts);
  const lang = useLang();
  const most = Math.max(0, ...days.map(({ count }) => count));
  if (most === 0) return <p className="text-soft">{t('noneLately')}</p>;
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure>
      <figcaption className="mb-2 text-soft">
        {t('byDaySum', {
          count: number(
            days.reduce((sum, { count }) => sum + count, 0),
            lang,
          ),
          most: number(most, lang),
        })}
      </figcaption>
      <Bars days={days} most={most} />
      <p aria-hidden="true" className="num mt-1 flex justify-between text-sm text-soft">
        <span>{beijingDay(first, lang)}</span>
        <span>{beijingDay(last, lang)}</span>
      </p>
      <Table days={days} />
    </figure>
  );
}
