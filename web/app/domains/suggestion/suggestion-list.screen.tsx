import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import type { Suggestion, SuggestionKind, SuggestionState } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { calls } from '../../calls.ts';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { suggestionDeskTexts } from './suggestion-desk.texts.ts';
import { suggestionKindTexts, suggestionStateTexts } from './suggestion.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '意见与建议', en: 'Feedback' });

const PATH = '/organizer/suggestions';
const STATES = ['new', 'answered', 'closed'] as const satisfies readonly SuggestionState[];
const KINDS = ['suggestion', 'question', 'fault', 'complaint'] as const satisfies readonly SuggestionKind[];
const tabAddress = (state: SuggestionState | ''): string => (state === '' ? PATH : `${PATH}?state=${state}`);

const load = defineClientLoad(async ({ api, query }) => {
  const state = STATES.find((one) => one === query.get('state'));
  const kind = KINDS.find((one) => one === query.get('kind'));
  const keyword = keywordIn(query).trim();
  const page = await api(calls.suggestion.list, {
    keyword,
    pageNum: pageNumOf(query),
    pageSize: 20,
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
  });
  return { state: state ?? ('' as const), kind: kind ?? '', keyword, page };
});
export const clientLoader = load.browser;

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(suggestionDeskTexts);
  if (filtered) return <EmptyState title={t('noneFound')} />;
  return (
    <EmptyState title={t('none')}>
      <p>{t('noneLead')}</p>
    </EmptyState>
  );
}

/** The suggestion box, for those who answer. */
export default function SuggestionListScreen() {
  const t = useTexts(suggestionDeskTexts);
  const states = useTexts(suggestionStateTexts);
  const kinds = useTexts(suggestionKindTexts);
  const lang = useLang();
  const { state, kind, keyword, page } = load.useData();
  const filtered = keyword !== '' || kind !== '';
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('Status')}
        current={tabAddress(state)}
        tabs={[
          { to: tabAddress(''), label: t('All') },
          ...STATES.map((one) => ({
            to: tabAddress(one),
            label: states(one),
            ...(one === 'new' && { count: page.waiting }),
          })),
        ]}
      />
      <FilterForm
        keep={{ state }}
        filtered={filtered}
        resetTo={tabAddress(state)}
        search={<KeywordFilter label={t('Search')} hint={t('keyword')} keyword={keyword} />}
      >
        <Select
          label={t('Type')}
          name="kind"
          placeholder={t('anyKind')}
          options={KINDS.map((value) => ({ value, label: kinds(value) }))}
          defaultValue={kind}
        />
      </FilterForm>
      <p className="num mb-3 font-semibold" aria-live="polite">
        {t('found', { count: number(page.total, lang) })}
      </p>
      {page.list.length === 0 ? (
        <Nothing filtered={filtered || state !== ''} />
      ) : (
        <ul className="grid gap-4">
          {page.list.map((suggestion: Suggestion) => (
            <li key={suggestion.id}>
              <SuggestionCard suggestion={suggestion} />
            </li>
          ))}
        </ul>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
