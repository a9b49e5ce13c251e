import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { VisitorsAsked } from '../../components/visitor-review/visitor-query.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { reviewTexts } from './visitor-review.texts.ts';

/** What the list is narrowed by beside words. */
export function VisitorFilters({
  asked: { country, source, from = '', to = '' },
  countries,
}: {
  asked: VisitorsAsked;
  countries: readonly { code: string; name: Bilingual }[];
}) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  return (
    <>
      <div className="max-md:col-span-2 md:w-40">
        <Select
          label={t('Country')}
          name="country"
          defaultValue={country ?? ''}
          placeholder={t('allCountries')}
          options={countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        />
      </div>
      <div className="md:w-36">
        <Select
          label={t('source')}
          name="source"
          defaultValue={source ?? ''}
          placeholder={t('allSources')}
          options={[
            { value: 'direct', label: t('direct') },
            { value: 'invitation', label: t('invitation') },
          ]}
        />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('from')} type="date" name="from" defaultValue={from} />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('to')} type="date" name="to" defaultValue={to} />
      </div>
    </>
  );
}
