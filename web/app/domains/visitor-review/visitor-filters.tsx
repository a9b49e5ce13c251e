import type { VisitorFilter } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { isNarrowed, visitorsAddress, type VisitorQuery } from '../../components/visitor-review/visitor-query.ts';

/** The filters of the list; all of them stand in the address. */
export function VisitorFilters({
  query,
  countries,
}: {
  query: VisitorQuery;
  countries: readonly { code: string; name: Bilingual }[];
}) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { state, filter, sort } = query;
  const tab = state === null ? 'all' : state === 'underReview' ? '' : state;
  return (
    <FilterForm
      keep={{ state: tab, sort }}
      filtered={isNarrowed(filter)}
      resetTo={visitorsAddress({ filter: NO_FILTER }, state, sort)}
      search={<KeywordFilter label={t('keyword')} hint={t('keywordHint')} keyword={filter.keyword} />}
    >
      <div className="max-md:col-span-2 md:w-40">
        <Select
          label={t('country')}
          name="country"
          defaultValue={filter.country ?? ''}
          placeholder={t('allCountries')}
          options={countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
        />
      </div>
      <div className="md:w-36">
        <Select
          label={t('source')}
          name="source"
          defaultValue={filter.source ?? ''}
          placeholder={t('allSources')}
          options={[
            { value: 'direct', label: t('direct') },
            { value: 'invitation', label: t('invitation') },
          ]}
        />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('to')} type="date" name="to" defaultValue={filter.to ?? ''} />
      </div>
    </FilterForm>
  );
}

const NO_FILTER: VisitorFilter = { keyword: '' };
