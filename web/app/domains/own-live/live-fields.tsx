import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { employees } from '@fairbridge/contract/live/own-live.calls.ts';
import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { PROGRAMME_NAMES } from '@fairbridge/contract/programme/programme.names.ts';
import { PROGRAMME_KINDS } from '@fairbridge/contract/programme/programme.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { rangeName, VISIBLE_RANGES } from '../../components/own-product/visible-ranges.ts';
import { PictureField } from '../../components/upload/picture-field.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { daySpan } from '../../i18n/numbers.ts';
import { useExhibition } from '../../site/site.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, Input, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { LiveExhibits } from './live-exhibits.tsx';
import { newCode, type LiveFormValues } from './live-form-values.ts';
import { ownLiveTexts } from './own-live.texts.ts';

type PartProps = { form: Form<LiveFormValues> };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-5 p-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Cover({ form }: PartProps) {
  const t = useTexts(ownLiveTexts);
  return (
    <div className="max-w-xl">
      <PictureField
        use="live"
        label={t('cover')}
        texts={{
          none: t('noCover'),
          choose: t('chooseCover'),
          change: t('changeCover'),
          rule: t('coverRule', { width: PICTURES.live.widthMin, height: PICTURES.live.heightMin }),
        }}
        value={form.values.cover}
        error={form.errors['cover']}
        onChange={(cover) => form.set('cover', cover)}
      />
    </div>
  );
}

export function Basics({ form }: PartProps) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  return (
    <Part title={t('partBasics')}>
      <BilingualField
        {...form.pair('title')}
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        max={LIMITS.liveTitleMax}
        need="either"
      />
      <BilingualField
        {...form.pair('introduction')}
        labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
        max={LIMITS.liveIntroductionMax}
        rows={4}
      />
      <div className="max-w-xs">
        <Select
          label={t('Type')}
          placeholder={t('noType')}
          options={PROGRAMME_KINDS.map((kind) => ({ value: kind, label: inLang(PROGRAMME_NAMES[kind], lang) }))}
          {...form.text('type')}
        />
      </div>
      <Cover form={form} />
    </Part>
  );
}

/** Outside the days of the fair, as typed in Beijing time. */
const isOutside = ({ startsAt, endsAt }: LiveFormValues, days: { startsOn: string; endsOn: string }): boolean =>
  (startsAt !== '' && startsAt.slice(0, 10) < days.startsOn) || (endsAt !== '' && endsAt.slice(0, 10) > days.endsOn);

export function Times({ form, hasBegun }: PartProps & { hasBegun: boolean }) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const fair = useExhibition();
  return (
    <Part title={t('partTime')}>
      {hasBegun && <p className="note">{t('begun')}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <DateInput
          label={t('startsAt')}
          type="datetime-local"
          required
          disabled={hasBegun}
          {...form.text('startsAt')}
        />
        <DateInput label={t('endsAt')} type="datetime-local" required disabled={hasBegun} {...form.text('endsAt')} />
      </div>
      <p className="field-hint">{t('timesHint', { hours: LIMITS.liveHoursMax })}</p>
      {fair !== null && isOutside(form.values, fair) && (
        <p className="note" role="status">
          {t('outsideFair', { days: daySpan(fair.startsOn, fair.endsOn, lang) })}
        </p>
      )}
    </Part>
  );
}

/** The customer pool and its code are a company's: the fair has neither. */
export function Audience({ form, hasBegun, isFair }: PartProps & { hasBegun: boolean; isFair: boolean }) {
  const t = useTexts(ownLiveTexts);
  const { scope } = form.values;
  const leads = { '0': t('scope0Lead'), '1': t('scope1Lead'), '2': t(isFair ? 'scope2FairLead' : 'scope2Lead') };
  if (hasBegun)
    return (
      <Part title={t('partAudience')}>
        <p>{leads[rangeName(scope) ?? 0]}</p>
      </Part>
    );
  return (
    <Part title={t('partAudience')}>
      <RadioGroup
        label={t('audience')}
        name="scope"
        options={VISIBLE_RANGES.filter((range) => !isFair || range !== 1).map((range) => ({
          value: String(range),
          label: t(`scope${range}`),
          hint: leads[range],
        }))}
        value={scope}
        onChange={(value) => form.set('scope', value)}
      />
      {scope !== '0' && !isFair && (
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-60 flex-1 md:max-w-md">
            <Input label={t('code')} hint={t('codeHint')} maxLength={40} autoComplete="off" {...form.text('code')} />
          </div>
          <Button kind="quiet" className="mt-7" onClick={() => form.set('code', newCode())}>
            {t('makeCode')}
          </Button>
        </div>
      )}
    </Part>
  );
}

function HasReplay({ form }: PartProps) {
  const t = useTexts(ownLiveTexts);
  return (
    <Checkbox
      label={t('hasReplay')}
      hint={t('hasReplayHint')}
      name="hasReplay"
      checked={form.values.hasReplay}
      onChange={({ target }) => form.set('hasReplay', target.checked)}
    />
  );
}

export function Afterwards({ form }: PartProps) {
  const t = useTexts(ownLiveTexts);
  return (
    <Part title={t('partAfterwards')}>
      <HasReplay form={form} />
    </Part>
  );
}

export function People({ form, colleagues }: PartProps & { colleagues: OutputOf<typeof employees>['list'] }) {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const { hosts, products } = form.values;
  const error = form.errors['hosts'];
  const turn = (id: string): void =>
    form.set('hosts', hosts.includes(id) ? hosts.filter((one) => one !== id) : [...hosts, id]);
  return (
    <Part title={t('partPeople')}>
      <fieldset data-field className="grid gap-1">
        <legend className="field-label">
          {t('hosts')}
          <span className="text-bad" aria-hidden="true">
            {' *'}
          </span>
        </legend>
        <p className="field-hint">{t('hostsHint', { max: LIMITS.liveHostsMax })}</p>
        <div className="flex max-h-60 flex-wrap gap-x-6 gap-y-1 overflow-auto">
          {colleagues.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={inLang(name, lang)}
              name={`host-${id}`}
              checked={hosts.includes(id)}
              disabled={!hosts.includes(id) && hosts.length >= LIMITS.liveHostsMax}
              onChange={() => turn(id)}
            />
          ))}
        </div>
        {error !== undefined && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <LiveExhibits
        chosen={products}
        onChange={(chosen) => form.set('products', chosen)}
        error={form.errors['products']}
      />
      <HasReplay form={form} />
    </Part>
  );
}
