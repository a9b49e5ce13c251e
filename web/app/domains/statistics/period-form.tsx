import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { presetPeriods, statisticsPath, type Asked } from './asked.ts';
import { statisticsTexts } from './statistics.texts.ts';

/** Days to choose at one press, or from one day to another; what else is asked for stays. */
export function PeriodForm({ asked }: { asked: Asked }) {
  const t = useTexts(statisticsTexts);
  const presets = presetPeriods(useExhibition());
  return (
    <div className="flex flex-wrap items-end gap-x-6">
      <ul aria-label={t('period')} className="mb-5 flex flex-wrap gap-2">
        {presets.map(({ name, ...days }) => {
          const chosen = days.from === asked.from && days.to === asked.to;
          return (
            <li key={name}>
              <LocalLink
                to={statisticsPath(asked, { ...days, figure: asked.figure })}
                aria-current={chosen ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center rounded-sign border px-4 ${chosen ? 'border-action bg-tint font-semibold text-action' : 'border-line bg-card'}`}
              >
                {t(name)}
              </LocalLink>
            </li>
          );
        })}
      </ul>
      <FilterForm keep={{ group: asked.group, figure: asked.figure }} filtered={false} resetTo={statisticsPath(asked)}>
        <DateInput label={t('from')} name="from" defaultValue={asked.from} />
        <DateInput label={t('to')} name="to" defaultValue={asked.to} />
      </FilterForm>
    </div>
  );
}
