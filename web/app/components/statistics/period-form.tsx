import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { presetPeriods } from './period.ts';
import { periodTexts } from './period.texts.ts';

/** Days to choose at one press, or from one day to another; what else is asked for (`keep`) stays. */
export function PeriodForm({
  period,
  addressOf,
  keep = {},
}: {
  period: Period;
  addressOf: (period: Period) => string;
  keep?: Readonly<Record<string, string>>;
}) {
  const t = useTexts(periodTexts);
  const presets = presetPeriods(useExhibition());
  return (
    <div className="flex flex-wrap items-end gap-x-6">
      <ul aria-label={t('period')} className="mb-5 flex flex-wrap gap-2">
        {presets.map(({ name, ...days }) => {
          const chosen = days.from === period.from && days.to === period.to;
          return (
            <li key={name}>
              <LocalLink
                to={addressOf(days)}
                aria-current={chosen ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center rounded-sign border px-4 ${chosen ? 'border-action bg-tint font-semibold text-action' : 'border-line bg-card'}`}
              >
                {t(name)}
              </LocalLink>
            </li>
          );
        })}
      </ul>
      <FilterForm keep={keep} filtered={false} resetTo={addressOf(period)}>
        <DateInput className="min-w-48" label={t('from')} name="from" defaultValue={period.from} />
        <DateInput className="min-w-48" label={t('to')} name="to" defaultValue={period.to} />
      </FilterForm>
    </div>
  );
}
