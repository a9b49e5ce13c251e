import { dayAfter } from '@fairbridge/contract/days.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { CLOSED, daysWithHours, type DayHours, type ProfileValues } from './fair-profile-values.ts';
import { fairProfileTexts } from './fair-profile.texts.ts';

/** When the fair is open, day by day. */
export function FairHoursFields({ form }: { form: Form<ProfileValues> }) {
  const t = useTexts(fairProfileTexts);
  const lang = useLang();
  const { hours, startsOn } = form.values;
  const days = daysWithHours(form.values, CONSOLE_LIMITS.fairHoursDaysMax);
  const rows = Array.from({ length: days }, (_, at) => hours[at] ?? CLOSED);
  const edit = (at: number, part: Partial<DayHours>, field: string): void =>
    form.set(
      'hours',
      rows.map((row, index) => (index === at ? { ...row, ...part } : row)),
      field,
    );
  if (days === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{t('hours')}</legend>
      <p className="mt-1 max-w-[70ch] text-soft">{t('hoursLead')}</p>
      <ul className="mt-2 grid">
        {rows.map((row, at) => {
          const day = dayAfter(startsOn, at);
          const name = withWeekday(beijingDay(day, lang), day, lang);
          return (
            <li
              key={day}
              className="grid grid-cols-2 gap-x-5 gap-y-3 border-b border-line py-4 last:border-0 lg:grid-cols-[9rem_9rem_9rem_1fr]"
            >
              <p className="num col-span-full self-center font-semibold lg:col-span-1">{name}</p>
              {(['opens', 'closes'] as const).map((part) => (
                <Input
                  key={part}
                  type="time"
                  label={t(part)}
                  name={`hours.${at}.${part}`}
                  value={row[part]}
                  error={form.errors[`hours.${at}.${part}`]}
                  onChange={({ target }) => edit(at, { [part]: target.value }, `hours.${at}.${part}`)}
                />
              ))}
              <div className="col-span-full lg:col-span-1">
                <BilingualField
                  name={`hours.${at}.note`}
                  labels={{ zh: t('noteZh'), en: t('noteEn') }}
                  value={row.note}
                  errors={form.errors}
                  max={60}
                  onChange={(note, field) => edit(at, { note }, field)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
