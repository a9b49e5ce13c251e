import { LEAD_KINDS, type Colleague } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Select } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { inboxAddress, isFiltered, type LeadQuery } from './lead-query.ts';
import { leadTexts } from './lead.texts.ts';

/** What the inbox is narrowed by, as a list and as a board alike. */
export function LeadFilters({ asked, colleagues }: { asked: LeadQuery; colleagues: readonly Colleague[] | null }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { view, state, kind, employee, due, keyword, sort, descending } = asked;
  const people = (colleagues ?? []).map(({ id, name }) => ({ value: id, label: inLang(name, lang) }));
  return (
    <FilterForm
      keep={{
        view: view === 'list' ? '' : view,
        state: state ?? '',
        sort: sort === 'createdAt' ? '' : sort,
        descending: descending ? '' : 'false',
      }}
      filtered={isFiltered(asked)}
      resetTo={inboxAddress({ ...asked, kind: null, employee: '', due: false, keyword: '' })}
      search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={keyword} />}
    >
      <Select
        label={t('kind')}
        name="kind"
        placeholder={t('anyKind')}
        defaultValue={kind ?? ''}
        options={LEAD_KINDS.map((one) => ({ value: one, label: t(one) }))}
      />
      <Select
        label={t('employee')}
        name="employee"
        placeholder={t('anybody')}
        defaultValue={employee}
        options={[{ value: 'me', label: t('me') }, { value: 'nobody', label: t('nobody') }, ...people]}
      />
      <Select
        label={t('followUp')}
        name="due"
        placeholder={t('anyDay')}
        defaultValue={due ? 'true' : ''}
        options={[{ value: 'true', label: t('dueOnly') }]}
      />
    </FilterForm>
  );
}
