import { changedHours, ZONES, type OpeningHours } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, Input, RadioGroup, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type FormErrors } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { toFormValues, hoursInput, type DateFormValues, type DayFormValues } from './hours-form-values.ts';
import { openingHoursTexts, ZONE_NAMES } from './opening-hours.texts.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const LAST = '24:00';

export type SavedHours = { hours: OpeningHours | null; version: number };
type Props = {
  item: SavedHours;
  /** Of a company: the fair's hold while it keeps none. */
  company: boolean;
  save: (change: SavedHours) => Promise<SavedHours>;
  onSaved: (item: SavedHours) => void;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** From when to when; the browser's own field knows no 24:00, which is its 00:00 at the end of a day. */
function Times({
  day,
  path,
  errors,
  onChange,
}: {
  day: DayFormValues;
  path: string;
  errors: FormErrors;
  onChange: (change: Partial<DayFormValues>) => void;
}) {
  const t = useTexts(openingHoursTexts);
  return (
    <>
      <Input
        label={t('from')}
        type="time"
        required
        value={day.from}
        error={errors[`${path}.from`]}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Input
        label={t('to')}
        type="time"
        required
        value={day.to === LAST ? '00:00' : day.to}
        error={errors[`${path}.to`]}
        onChange={({ target }) => onChange({ to: target.value === '00:00' ? LAST : target.value })}
      />
    </>
  );
}

const ROW =
  'grid grid-cols-2 items-start gap-x-3 gap-y-2 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_9rem_9rem_auto]';

function Dates({
  dates,
  errors,
  onChange,
}: {
  dates: readonly DateFormValues[];
  errors: FormErrors;
  onChange: (next: (before: readonly DateFormValues[]) => readonly DateFormValues[]) => void;
}) {
  const t = useTexts(openingHoursTexts);
  const set = (key: number, change: Partial<DateFormValues>): void =>
    onChange((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const add = (): void =>
    onChange((before) => {
      const key = Math.max(-1, ...before.map((one) => one.key)) + 1;
      return [...before, { key, on: '', open: false, from: '09:00', to: '18:00' }];
    });
  return (
    <fieldset>
      <legend className="font-semibold">{t('exceptions')}</legend>
      <p className="text-soft">{t('exceptionsLead')}</p>
      {dates.map((one, at) => (
        <div key={one.key} className={ROW}>
          <div className="grid gap-2">
            <DateInput
              label={t('on')}
              type="date"
              required
              value={one.on}
              error={errors[`hours.exceptions.${at}.on`]}
              onChange={({ target }) => set(one.key, { on: target.value })}
            />
            <Checkbox
              label={t('openThen')}
              checked={one.open}
              onChange={({ target }) => set(one.key, { open: target.checked })}
            />
          </div>
          {one.open && (
            <Times
              day={one}
              path={`hours.exceptions.${at}.hours`}
              errors={errors}
              onChange={(change) => set(one.key, change)}
            />
          )}
          <Button
            kind="quiet"
            small
            className="justify-self-start"
            onClick={() => onChange((before) => before.filter((other) => other.key !== one.key))}
          >
            {t('Remove')}
          </Button>
        </div>
      ))}
      <Button kind="quiet" small className="mt-2" onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  );
}

/** Hours of each weekday and of other dates, on the clock of one zone; or none of one's own. */
export function HoursForm({ item, company, save, onSaved, children }: Props) {
  const t = useTexts(openingHoursTexts);
  const lang = useLang();
  const form = useForm(() => toFormValues(item.hours));
  const { own, zone, week, exceptions } = form.values;
  const submit = (): void =>
    void form.submit({
      schema: changedHours,
      input: { hours: hoursInput(form.values), version: item.version },
      send: async (input) => {
        const saved = await save(input);
        toast.good(t('Saved'));
        onSaved(saved);
      },
    });
  const setDay = (at: number, change: Partial<DayFormValues>): void =>
    form.change('week', (before) => before.map((day, place) => (place === at ? { ...day, ...change } : day)));
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-5">
      <p className="max-w-[62ch] text-soft">{t(company ? 'leadCompany' : 'leadFair')}</p>
      <RadioGroup
        label={t('whose')}
        name="whose"
        value={own ? 'own' : 'none'}
        options={[
          { value: 'none', label: t(company ? 'asFair' : 'none') },
          { value: 'own', label: t('ownHours') },
        ]}
        onChange={(value) => form.set('own', value === 'own')}
      />
      {own && (
        <>
          <div className="sm:w-1/2">
            <Select
              label={t('zone')}
              options={ZONES.map((value) => ({ value, label: inLang(ZONE_NAMES[value], lang) }))}
              value={zone}
              onChange={({ target }) => form.set('zone', ZONES.find((one) => one === target.value) ?? zone)}
            />
          </div>
          <div>
            {week.map((day, at) => (
              <div key={DAYS[at]} className={ROW} role="group" aria-label={t(DAYS[at] ?? 'monday')}>
                <div className={day.open ? 'col-span-2 sm:col-span-1 sm:pt-7' : 'col-span-2 sm:col-span-1'}>
                  <Checkbox
                    label={t(DAYS[at] ?? 'monday')}
                    checked={day.open}
                    onChange={({ target }) => setDay(at, { open: target.checked })}
                  />
                </div>
                {day.open && (
                  <Times
                    day={day}
                    path={`hours.week.${at}`}
                    errors={form.errors}
                    onChange={(change) => setDay(at, change)}
                  />
                )}
              </div>
            ))}
          </div>
          <Dates dates={exceptions} errors={form.errors} onChange={(next) => form.change('exceptions', next)} />
        </>
      )}
      <FormFailure message={form.failure} />
      {children ?? (
        <Button type="submit" kind="quiet" busy={form.busy} className="justify-self-start">
          {t('Save')}
        </Button>
      )}
    </PostForm>
  );
}
