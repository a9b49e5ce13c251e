import type { PackageBookings } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { exhibitorPackageTexts } from './exhibitor-package.texts.ts';
import { newPackage, PACKAGE_NUMBERS, type PackageValues, type TypedPackage } from './package-values.ts';

type OneOf = {
  one: TypedPackage;
  /** Where its fields stand in the form: 'packages.0'. */
  field: string;
  errors: Form<PackageValues>['errors'];
  /** Null of one that nobody has booked. */
  bookings: PackageBookings | null;
  edit: (part: Partial<TypedPackage>, field: string) => void;
};

function Numbers({ one, field, errors, bookings, edit }: OneOf) {
  const t = useTexts(exhibitorPackageTexts);
  const lang = useLang();
  return (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      {PACKAGE_NUMBERS.map((name) => {
        const most = name === 'posts' || bookings === null ? null : bookings.most[name];
        return (
          <Input
            key={name}
            label={t(name)}
            {...(most !== null && { hint: t('most', { count: number(most, lang) }) })}
            name={`${field}.${name}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            className="num"
            value={one[name]}
            error={errors[`${field}.${name}`]}
            onChange={({ target }) => edit({ [name]: target.value }, `${field}.${name}`)}
          />
        );
      })}
    </div>
  );
}

function OnePackage(props: OneOf) {
  const t = useTexts(exhibitorPackageTexts);
  const { one, field, errors, bookings, edit } = props;
  return (
    <div className="grid gap-4">
      <BilingualField
        name={`${field}.name`}
        labels={{ zh: t('nameZh'), en: t('nameEn') }}
        value={one.name}
        errors={errors}
        max={CONSOLE_LIMITS.packageNameMax}
        onChange={(name, path) => edit({ name }, path)}
      />
      <Numbers {...props} />
      <Checkbox
        label={t('signUp')}
        checked={one.signUp}
        onChange={({ target }) => edit({ signUp: target.checked }, `${field}.signUp`)}
      />
      {(one.retired || bookings !== null) && (
        <Checkbox
          label={t('retired')}
          hint={t('retiredHint')}
          checked={one.retired}
          onChange={({ target }) => edit({ retired: target.checked }, `${field}.retired`)}
        />
      )}
    </div>
  );
}

/** What exhibitors can book, in the order in which it is offered. */
export function PackageFields({ form, bookings }: { form: Form<PackageValues>; bookings: readonly PackageBookings[] }) {
  const t = useTexts(exhibitorPackageTexts);
  const { packages } = form.values;
  const set = (next: readonly TypedPackage[], field = 'packages'): void => form.set('packages', next, field);
  const last = packages.at(-1);
  return (
    <div className="grid gap-6">
      {packages.map((one, at) => {
        const place = { number: at + 1 };
        const booked = bookings.find(({ code }) => code === one.code) ?? null;
        return (
          <fieldset key={one.key} className="grid gap-4 border-b border-line pb-6">
            <legend className="sr-only">{t('numbered', place)}</legend>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">
                {t('numbered', place)}{' '}
                <span className="num ml-2 text-sm font-normal text-soft">
                  {t('booked', { count: booked?.exhibitors ?? 0 })}
                </span>
              </p>
              <span className="flex gap-1">
                <IconButton
                  icon="up"
                  label={t('up', place)}
                  disabled={at === 0}
                  onClick={() => set(moveItem(packages, at, at - 1))}
                />
                <IconButton
                  icon="down"
                  label={t('down', place)}
                  disabled={at === packages.length - 1}
                  onClick={() => set(moveItem(packages, at, at + 1))}
                />
                <IconButton
                  icon="trash"
                  label={t('remove', place)}
                  disabled={booked !== null || packages.length === 1}
                  onClick={() => set(packages.filter(({ key }) => key !== one.key))}
                />
              </span>
            </div>
            <OnePackage
              one={one}
              field={`packages.${at}`}
              errors={form.errors}
              bookings={booked}
              edit={(part, field) =>
                set(
                  packages.map((other) => (other.key === one.key ? { ...other, ...part } : other)),
                  field,
                )
              }
            />
          </fieldset>
        );
      })}
      {form.errors['packages'] !== undefined && (
        <p className="field-error" role="alert">
          {form.errors['packages']}
        </p>
      )}
      {last !== undefined && (
        <Button
          kind="quiet"
          className="justify-self-start"
          disabled={packages.length >= CONSOLE_LIMITS.packagesMax}
          onClick={() => set([...packages, newPackage(Math.max(...packages.map(({ key }) => key)) + 1, last)])}
        >
          {t('add')}
        </Button>
      )}
    </div>
  );
}
